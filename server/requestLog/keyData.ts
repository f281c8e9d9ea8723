import { cut, visible } from './mask.ts'
import type { CallEntry } from './vocabulary.ts'

const KEY_MAX = 255
const IN_PATH = /^(\d{1,16}(,\d{1,16})*|[A-Z]{1,4}\d{6,}[-\d]*)$/
const NUMBER_KEY = /^(?:[a-z]+No|number|title)$/
const DEEPEST = 3

const scalar = (value: unknown) => (typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined)
const record = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined

function inAddress(url: string): string | undefined {
  const segments = (url.split('?')[0] ?? '').split('/').filter(Boolean)
  return segments.reverse().find((one) => IN_PATH.test(one))
}
function inArguments(request: unknown): string | undefined {
  const { id, ids } = record(request) ?? {}
  return Array.isArray(ids)
    ? ids
        .slice(0, 50)
        .flatMap((one) => scalar(one) ?? [])
        .join(',') || undefined
    : scalar(id)
}
/** The number or title of the record in an answer, else its id. */
function inAnswer(answer: unknown, depth = 0): string | undefined {
  const row = record(answer)
  if (!row || depth > DEEPEST) return undefined
  const numbered = Object.keys(row).find((key) => NUMBER_KEY.test(key) && scalar(row[key]))
  if (numbered) return scalar(row[numbered])
  const own = scalar(row.id)
  if (own) return own
  for (const value of Object.values(row)) {
    const found = record(value) && inAnswer(value, depth + 1)
    if (found) return found
  }
  return undefined
}

/** What a call was about: the id or number in its address, in its arguments, or in its answer. */
export function keyDataOf({ wire, url, request, response }: CallEntry): string | null {
  const found = (wire === 'REST' ? inAddress(url) : undefined) ?? inArguments(request) ?? inAnswer(response)
  return found ? cut(visible(found), KEY_MAX) : null
}
