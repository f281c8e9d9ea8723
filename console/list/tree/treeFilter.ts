import { textOf } from '../../fields/display/cells.tsx'
import type { FieldKind, ResourceMeta } from '../../kit/gen/resources.ts'
import { containsTerm } from '../../kit/words/searchText.ts'
import type { ListState } from '../../resource/address.ts'
import type { Row } from '../../resource/meta.ts'
import type { Words } from '../../resource/resourceWords.ts'

const WORDED: readonly FieldKind[] = ['text', 'longText', 'link']

/** The filters of the address as a predicate on loaded rows. */
export function fitsOf(
  meta: ResourceMeta,
  { keyword, filters }: Pick<ListState, 'keyword' | 'filters'>,
  words: Words,
): (row: Row) => boolean {
  const worded = Object.entries(meta.fields).flatMap(([name, field]) => (WORDED.includes(field.kind) && name !== meta.tree ? [name] : []))
  const isNamed = (row: Row) => !keyword || worded.some((name) => containsTerm(textOf(meta, name, row, words), keyword))
  const matchesFilters = (row: Row) =>
    Object.entries(filters).every(([name, text]) =>
      meta.fields[name]?.filter === 'like'
        ? String(row[name] ?? '')
            .toLowerCase()
            .includes(text.toLowerCase())
        : text.split(',').includes(String(row[name] ?? '')),
    )
  return (row) => isNamed(row) && matchesFilters(row)
}
