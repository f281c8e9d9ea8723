import { type Readable, Transform } from 'node:stream'

export const FRAMED = 'application/vnd.millwright.framed'
/** First byte of a frame; four bytes of length and the payload follow. */
const FRAME = { progress: 1, data: 2, end: 3, error: 4 } as const
const HEAD = 5
const BEAT_MS = 200

function head(kind: keyof typeof FRAME, length: number): Buffer {
  const bytes = Buffer.alloc(HEAD)
  bytes.writeUInt8(FRAME[kind], 0)
  bytes.writeUInt32BE(length, 1)
  return bytes
}
function frame(kind: keyof typeof FRAME, payload: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([head(kind, payload.length), payload])
}
function progressFrame(done: number): Buffer {
  const payload = Buffer.alloc(4)
  payload.writeUInt32BE(done)
  return frame('progress', payload)
}

interface Framing {
  rowsDone(): number
  /** What is told of an error that came after the headers had gone. */
  sentenceOf(error: unknown): string
}
/**
 * The bytes of a file in frames, with word of how far its making has come and, unlike a bare stream, of why it broke off. Ends the source
 * when it is destroyed.
 */
export function framed(source: Readable, { rowsDone, sentenceOf }: Framing): Readable {
  let reported = 0
  const out = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      out.push(head('data', chunk.length))
      next(null, chunk)
    },
    flush(next) {
      out.push(progressFrame(rowsDone()))
      next(null, frame('end'))
    },
  })
  // A wire on which the last word still waits needs no newer one.
  const beat = setInterval(() => {
    const done = rowsDone()
    if (done === reported || out.readableLength) return
    reported = done
    out.push(progressFrame(done))
  }, BEAT_MS).unref()
  out.once('close', () => {
    clearInterval(beat)
    source.destroy()
  })
  source.once('error', (error) => {
    clearInterval(beat)
    if (out.destroyed) return
    out.push(frame('error', Buffer.from(JSON.stringify({ error: sentenceOf(error) }))))
    out.push(null)
  })
  return source.pipe(out)
}
