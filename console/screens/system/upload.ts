import { WireFailure, wireHeaders } from '../../kit/download.ts'

interface Upload {
  address: string
  file: File
  onProgress: (share: number) => void
  signal: AbortSignal
}

function sentence(text: string): string {
  try {
    const { error, msg } = JSON.parse(text) as { error?: unknown; msg?: unknown }
    return typeof error === 'string' ? error : typeof msg === 'string' ? msg : ''
  } catch {
    return ''
  }
}

/** Sends a file as it is. Only XMLHttpRequest tells how much has gone out. */
export function upload({ address, file, onProgress, signal }: Upload): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', `${address}?name=${encodeURIComponent(file.name)}`)
    for (const [name, value] of Object.entries(wireHeaders())) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => (request.status < 300 ? resolve() : reject(new WireFailure(sentence(request.responseText))))
    request.onerror = () => reject(new WireFailure())
    request.onabort = () => reject(new DOMException('', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
