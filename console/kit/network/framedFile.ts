import { nameIn, sentenceIn, WireFailure, wireHeaders } from './download.ts'
import { framesOf } from './frames.ts'

const FRAMED = 'application/vnd.millwright.framed'
const [PROGRESS, DATA, END, ERROR] = [1, 2, 3, 4]

/** The connection is gone, or whoever asked has stopped it. */
function brokenOff(error: unknown): never {
  throw error instanceof DOMException ? error : new WireFailure()
}

async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader()
  const read = () => reader.read().catch(brokenOff)
  for (let piece = await read(); !piece.done; piece = await read()) yield piece.value
}

export interface Progress {
  done: number
  total: number
}
interface Fetching {
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}
type Made = { blob: Blob; name: string | undefined }

/** Reads a file to its end. One that breaks off is no file, whatever has come of it. */
async function gather(body: ReadableStream<Uint8Array<ArrayBuffer>>, onDone: (done: number) => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const { kind, payload } of framesOf(piecesOf(body))) {
    if (kind === DATA) parts.push(payload)
    if (kind === PROGRESS) onDone(new DataView(payload.buffer, payload.byteOffset).getUint32(0))
    if (kind === ERROR) throw new WireFailure(sentenceIn(new TextDecoder().decode(payload)))
    if (kind === END) return parts
  }
  throw new WireFailure()
}

/** Fetches a file that takes a while to make, and hears how far it is. To abort ends the work on the server as well. */
export async function fetchFramed(address: string, { signal, onProgress }: Fetching): Promise<Made> {
  const response = await fetch(address, { headers: { ...wireHeaders(), accept: FRAMED }, signal }).catch(brokenOff)
  if (!response.ok || !response.body) throw new WireFailure(sentenceIn(await response.text().catch(() => '')), response.status)
  const total = Number(response.headers.get('x-row-count'))
  onProgress({ done: 0, total })
  const parts = await gather(response.body as ReadableStream<Uint8Array<ArrayBuffer>>, (done) => onProgress({ done, total }))
  return { blob: new Blob(parts), name: nameIn(response.headers.get('content-disposition')) }
}
