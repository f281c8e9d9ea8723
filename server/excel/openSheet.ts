import { PassThrough, type Readable } from 'node:stream'
import { type SheetSource, writeSheet } from './sheetStream.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface Export {
  readonly fileName: string
  /** Value of Content-Disposition. */
  readonly disposition: string
  /** Ends the export when it is destroyed. */
  readonly stream: Readable
}

/** A file name for every browser: plain letters for old ones, UTF-8 for the others (RFC 5987). */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\w.() -]/g, '_')
  const coded = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`
}
/** A workbook's name of several parts, in letters that every file system takes. */
export function fileNameOf(parts: readonly string[]): string {
  const safe = parts.filter(Boolean).map((part) => part.replace(/[\\/:*?"<>|\p{Cc}_\s]+/gu, ' ').trim())
  return `${safe.join('_')}.xlsx`
}

interface Watch {
  readonly onFault: (error: unknown) => void
  readonly onClose: () => void
}
/** A workbook of one sheet that is written while it is read. */
export function openSheet(source: Omit<SheetSource, 'signal'>, { onFault, onClose }: Watch): Readable {
  const stream = new PassThrough()
  const ended = new AbortController()
  stream.once('close', () => {
    ended.abort()
    onClose()
  })
  // Whoever sends the stream sees it break off; nobody else has to.
  stream.on('error', () => {})
  writeSheet(stream, { ...source, signal: ended.signal }).catch((error: unknown) => {
    if (!ended.signal.aborted) onFault(error)
    stream.destroy(error as Error)
  })
  return stream
}
