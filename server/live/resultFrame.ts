const TEXT_FRAME = 0x81
const [TWO_BYTES, EIGHT_BYTES] = [126, 127]
const [SHORT, MEDIUM] = [126, 65_536]

/** The beginning of an unmasked text frame that is a whole message (RFC 6455, 5.2). */
function headerOf(length: number): Buffer {
  if (length < SHORT) return Buffer.of(TEXT_FRAME, length)
  const isMedium = length < MEDIUM
  const header = Buffer.alloc(isMedium ? 4 : 10)
  header.set([TEXT_FRAME, isMedium ? TWO_BYTES : EIGHT_BYTES])
  if (isMedium) header.writeUInt16BE(length, 2)
  else header.writeUIntBE(length, 4, 6)
  return header
}

let last: { readonly json: Buffer; readonly id: string; readonly frame: Buffer } | undefined

/**
 * The frame of a result of the subscription with this id. Screens give their subscriptions the same ids: those that show the same then share
 * one frame, whatever their number. In one piece it is one write for each of them, where two pieces have to be gathered first.
 */
export function resultFrame(json: Buffer, id: string): Buffer {
  if (last?.json === json && last.id === id) return last.frame
  const head = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`)
  const header = headerOf(head.length + json.length + 1)
  const frame = Buffer.concat([header, head, json, Buffer.from('}')])
  last = { json, id, frame }
  return frame
}
