import { registry } from '../../../server/domain/index.ts'
import { known } from '../../../server/platform/words.ts'

const every = registry.resources.flatMap(({ fields, computed }) => [
  ...Object.entries(fields),
  ...Object.entries(computed).map(([key, { field }]) => [key, field] as const),
])
/** Names of fields of more than one word. */
export const FIELD_KEYS: ReadonlySet<string> = new Set(every.map(([key]) => key).filter((key) => /[A-Z]/.test(key)))
/** Values of choices as programs write them; those that are words for people as well are none. */
const CODES = new Set(every.flatMap(([, { values }]) => values ?? []).filter((value) => !['SMS', 'REST', 'ALL', 'OPEN'].includes(value)))
const DOTTED = /\b[a-z]\w*(?:\.\w+)+/gi
const CAPITALS = /\b[A-Z][A-Z_]{2,}\b/g
const UNFILLED = /\$t\(|\{\{|（\s*）|\(\s*\)|【\s*】|\bundefined\b|\bNaN\b|\[object |#\d+/

/** Keys of texts and codes of choices within a text. */
export const codesIn = (text: string): string[] => [
  ...(text.match(DOTTED) ?? []).filter((key) => known(key, 'zh')),
  ...(text.match(CAPITALS) ?? []).filter((word) => CODES.has(word)),
]
/** What a text for people tells that is no word for them; `where` it stands is said with it. */
export function faultsOfText(text: string | null, where: string): string[] {
  if (!text) return []
  const found = [...codesIn(text), UNFILLED.exec(text)?.[0]].filter((word) => word !== undefined)
  return found.map((word) => `${where} says “${word}”: ${text.slice(0, 200)}`)
}
