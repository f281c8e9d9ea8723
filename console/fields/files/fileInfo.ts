import type { FieldMeta } from '../../kit/gen/resources.ts'
import { type Row, refsOf } from '../../resource/meta.ts'

/** An attached file; in lists only the first three have metadata. */
export interface FileInfo {
  readonly id: string
  readonly title?: string | undefined
  readonly name?: string | undefined
  readonly thumbURL?: string | null | undefined
  readonly fileType?: string | undefined
  readonly bytes?: number | undefined
  readonly width?: number | null | undefined
  readonly height?: number | null | undefined
}
/** The name to display. */
export const nameOf = ({ name, title, id }: FileInfo) => name ?? title ?? id
/** The download URL. */
export const addressOf = ({ id }: FileInfo) => `/files/${id}`
/** Only pictures have a thumbnail. */
export const isPicture = ({ thumbURL }: FileInfo) => Boolean(thumbURL)
/** The extension in upper case; empty when there is none. */
export const endingOf = (name: string) => (/\.(\w{1,5})$/.exec(name)?.[1] ?? '').toUpperCase()
/** The files of a field. */
export const filesOf = (row: Row, field: FieldMeta) => refsOf(row, field) as readonly FileInfo[]

export type Accept = NonNullable<FieldMeta['accept']>
const MB = 1024 * 1024
const PICTURES = 'image/jpeg,image/png,image/webp'

/** The `accept` attribute of the file chooser. Phones convert their own formats to these. */
export const CHOOSER: Readonly<Record<Accept, string>> = { image: PICTURES, document: `.pdf,.docx,.xlsx,.pptx,.txt,.csv,${PICTURES}` }
/** The server's limits in bytes; the server checks the content too. */
export const BYTES_MAX: Readonly<Record<Accept, number>> = { image: 5 * MB, document: 20 * MB }

const NAMES = /\.(pdf|docx|xlsx|pptx|txt|csv|jpe?g|png|webp|heic|heif)$/i
/** The locale key below `files` for a file that the server would refuse; undefined when it is acceptable. */
export function faultOfFile(
  { type, name, size }: Pick<File, 'type' | 'name' | 'size'>,
  accept: Accept,
): 'wrongImage' | 'wrongDocument' | 'tooLarge' | undefined {
  const isPicture = type.startsWith('image/') && !/svg|gif/.test(type)
  if (accept === 'image') return isPicture ? undefined : 'wrongImage'
  if (!isPicture && !NAMES.test(name)) return 'wrongDocument'
  return size > BYTES_MAX.document ? 'tooLarge' : undefined
}
