import type { FieldMeta } from '../../kit/gen/resources.ts'
import { type Row, refsOf } from '../meta.ts'

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
