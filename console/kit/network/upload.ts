import { session } from '../session/session.ts'
import { sentenceIn, WireFailure, wireHeaders } from './download.ts'

interface Sending {
  method: 'POST' | 'PUT'
  address: string
  file: Blob & { readonly name?: string }
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}
/** A file as the server knows it. */
export interface Uploaded {
  id: string
  name: string
  fileType: string
  bytes: number
  width: number | null
  height: number | null
  fileURL: string
  thumbURL: string | null
}

/** Takes over a renewed token, unless the session has moved on meanwhile. */
function renew(request: XMLHttpRequest, sentWith: string | null) {
  const fresh = request.getResponseHeader('authorization')
  if (fresh && sentWith && session.token === sentWith) session.refresh(fresh.replace(/^Bearer /, ''))
}

/** Sends a file as it is. Only XMLHttpRequest tells how much has gone out. */
export function sendFile({ method, address, file, onProgress, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const sentWith = session.token
    request.open(method, address)
    for (const [name, value] of Object.entries(wireHeaders())) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.onload = () => {
      renew(request, sentWith)
      if (request.status < 300) return resolve(request.responseText)
      if (request.status === 401 && session.token === sentWith) session.expire()
      reject(new WireFailure(sentenceIn(request.responseText), request.status))
    }
    request.onerror = () => reject(new WireFailure())
    request.onabort = () => reject(new DOMException('', 'AbortError'))
    if (signal?.aborted) return reject(new DOMException('', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

interface Target {
  /** The field that it is for: '<resource>.<field>'. */
  to: string
  onProgress?: (share: number) => void
  signal?: AbortSignal
}
/** Uploads a file for a field; the record that names its id takes it. */
export async function uploadFile(file: File, { to, ...rest }: Target): Promise<Uploaded> {
  const address = `/files?for=${encodeURIComponent(to)}&name=${encodeURIComponent(file.name.slice(-200))}`
  const { data } = JSON.parse(await sendFile({ method: 'POST', address, file, ...rest })) as { data: Uploaded & { id: number | string } }
  return { ...data, id: String(data.id) }
}
