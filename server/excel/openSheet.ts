import { type SheetSource, type SheetStream, sheetStream } from './sheetStream.ts'
import { SheetThreads } from './sheetThreads.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface Export extends SheetStream {
  readonly fileName: string
  /** Value of Content-Disposition. */
  readonly disposition: string
  readonly rowCount: number
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

/** Those of this process, whatever it exports. */
export const threads = new SheetThreads()

interface Opening {
  readonly fileName: string
  readonly rowCount: number
  readonly source: SheetSource
}
interface Watch {
  readonly onFault: (error: unknown) => void
  readonly onClose: () => void
}
export const openSheet = ({ fileName, rowCount, source }: Opening, watch: Watch): Export => ({
  fileName,
  disposition: attachment(fileName),
  rowCount,
  ...sheetStream(source, { threads, ...watch }),
})
