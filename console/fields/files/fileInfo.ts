import type { FieldMeta } from '../../kit/gen/resources.ts'
import { type Row, refsOf } from '../../resource/meta.ts'

/** What is known of a file that belongs to a record; of those in a list only the first three. */
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
export const nameOf = ({ name, title, id }: FileInfo) => name ?? title ?? id
export const addressOf = ({ id }: FileInfo) => `/files/${id}`
/** Every picture has a small one beside it, nothing else has. */
export const isPicture = ({ thumbURL }: FileInfo) => Boolean(thumbURL)
export const endingOf = (name: string) => (/\.(\w{1,5})$/.exec(name)?.[1] ?? '').toUpperCase()
export const filesOf = (row: Row, field: FieldMeta) => refsOf(row, field) as readonly FileInfo[]

export type Accept = NonNullable<FieldMeta['accept']>
const MB = 1024 * 1024
const PICTURES = 'image/jpeg,image/png,image/webp'

/** What a field takes, as the file chooser wants to hear it. A phone turns its own formats into these. */
export const CHOOSER: Readonly<Record<Accept, string>> = { image: PICTURES, document: `.pdf,.docx,.xlsx,.pptx,.txt,.csv,${PICTURES}` }
/** The server's limits; it decides by content. */
export const BYTES_MAX: Readonly<Record<Accept, number>> = { image: 5 * MB, document: 20 * MB }

const NAMES = /\.(pdf|docx|xlsx|pptx|txt|csv|jpe?g|png|webp|heic|heif)$/i
/** A key of the words below `files` for what will not get through whatever happens. */
export function faultOfFile(
  { type, name, size }: Pick<File, 'type' | 'name' | 'size'>,
  accept: Accept,
): 'wrongImage' | 'wrongDocument' | 'tooLarge' | undefined {
  const isPicture = type.startsWith('image/') && !/svg|gif/.test(type)
  if (accept === 'image') return isPicture ? undefined : 'wrongImage'
  if (!isPicture && !NAMES.test(name)) return 'wrongDocument'
  return size > BYTES_MAX.document ? 'tooLarge' : undefined
}
