/** Length of what stands before a payload. The server's tests cut frames with this too, where there is no browser. */
const HEAD = 5

/** Cuts what arrives, in whatever pieces, into frames: one byte of kind, four of length, the payload. */
export async function* framesOf(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<{ kind: number; payload: Uint8Array<ArrayBuffer> }> {
  let rest = new Uint8Array(0)
  for await (const piece of pieces) {
    const bytes = new Uint8Array(rest.length + piece.length)
    bytes.set(rest)
    bytes.set(piece, rest.length)
    let at = 0
    while (bytes.length - at >= HEAD) {
      const length = new DataView(bytes.buffer, at + 1).getUint32(0)
      const end = at + HEAD + length
      if (bytes.length < end) break
      yield { kind: bytes[at] ?? 0, payload: bytes.subarray(at + HEAD, end) }
      at = end
    }
    rest = bytes.slice(at)
  }
}
