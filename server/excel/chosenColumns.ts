import { Refusal } from '../kernel/index.ts'
import type { Words } from '../platform/words.ts'
import type { Column } from './columns.ts'

const NAMED_MAX = 5

/** The columns that were asked for, in that order; all of them unless anybody chose. Secrets are not among them, so nobody gets one by asking. */
export function chosenColumns(columns: readonly Column[], keys: readonly string[] | undefined, say: Words): readonly Column[] {
  if (!keys?.length) return columns.filter((column) => !column.isSpare)
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const unknown = [...new Set(keys)].filter((key) => !byKey.has(key))
  if (unknown.length) {
    const named = unknown.slice(0, NAMED_MAX).map((key) => key.slice(0, 60))
    const allowed = columns.map(({ key, label }) => say('export.column', { label, key }))
    throw new Refusal('export.noColumn', { columns: named.join(say('export.separator')), allowed: allowed.join(say('export.separator')) })
  }
  return [...new Set(keys)].map((key) => byKey.get(key) as Column)
}
