import { textOf } from '../../fields/display/cells.tsx'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { numberField, type Row, refOf } from '../../resource/meta.ts'
import type { Words } from '../../resource/resourceWords.ts'

/** What a field says on paper: several parts have one name, and nobody can open a sheet to see which. */
export function paperText(meta: ResourceMeta, name: string, row: Row, words: Words): string {
  const field = meta.fields[name]
  const number = field && numberField(field)
  const named = number ? (refOf(row, field) as Readonly<Record<string, unknown>> | null)?.[number] : undefined
  return [named, textOf(meta, name, row, words)].filter(Boolean).join(' ')
}

/** Columns of a table, less the name of a line that only repeats what it points at. */
export function paperColumns(meta: ResourceMeta, without: string, rows: readonly Row[]): string[] {
  const names = [...new Set([meta.label, ...meta.columns])].filter((name) => name !== without && meta.fields[name])
  const linkTitles = (row: Row) => names.map((name) => meta.fields[name]).map((field) => field?.kind === 'link' && refOf(row, field)?.title)
  return names.filter((name) => name !== meta.label || !rows.every((row) => linkTitles(row).includes(row.title)))
}
