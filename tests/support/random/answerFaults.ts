/** Words of the inside, of the database or of the product, that no sentence for people holds. */
const INSIDE =
  /sqlite|postgres|drizzle|node_modules|\.ts:|\.js:|\bat [\w.]+ \((?:file:|node:|\/)|violates|constraint|(?<!export )\bcolumn\b/i
/** A sentence that was not filled in: the name of a text in place of it, a placeholder, or a value that is none. */
const UNWORDED = /\$t\(|\{\{|\b(?:refusal|invalid|limits|fields)\.[a-z]\w*|“\s*”|"\s*"|「\s*」|『\s*』|\bundefined\b|\bNaN\b|\[object /
/** A name as programs write it, but in an address, a placeholder or behind its label. */
const CAMEL = /(?<![/\w{(（])[a-z]+(?:[A-Z][a-z0-9]*)+\b/g
/** Values that a caller is to send as they stand. */
export const LITERAL = /(?:Allowed|Available): [^;.]*|(?:允许的值|可选|可用)：[^；。]*/g

/** All texts within a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/**
 * What a sentence of a refusal tells that is no word for people. `keys` are names of fields on the wire, which stand there where a label is
 * missing; `sent` is what the caller wrote, which comes back in some sentences and is no word of ours.
 */
export function faultsOfSentence(sentence: string, sent: readonly string[], keys: ReadonlySet<string>): string[] {
  if (!sentence.trim()) return ['an empty sentence']
  const camel = (sentence.replaceAll(LITERAL, '').match(CAMEL) ?? []).filter((word) => keys.has(word))
  const words = [INSIDE.exec(sentence)?.[0], UNWORDED.exec(sentence)?.[0], ...camel].filter((word) => word !== undefined)
  const own = words.filter((word) => !sent.some((text) => text.includes(word)))
  return own.map((word) => `says “${word}”: ${sentence.slice(0, 300)}`)
}

/** Fields that a sentence calls by their names on the wire, for want of a label. */
export const unlabelled = (sentence: string, fields: readonly { readonly field: string }[]): string[] =>
  fields.flatMap(({ field }) =>
    /^[a-z]/.test(field) && new RegExp(`(^|: |：|; |；)${field}(: |：)`).test(sentence)
      ? [`no label of ${field}: ${sentence.slice(0, 200)}`]
      : [],
  )

/** A call that the server has given up, or an outage that does not say when to come again. */
export const GIVEN_UP = 'HTTP 503'
/** What no answer is: a fault of the server, or an outage without a word when to come again. */
export function faultsOfStatus(status: number, retryAfter: unknown): string[] {
  if (status === 503 && retryAfter !== null && retryAfter !== undefined) return []
  return status >= 500 ? [`HTTP ${status}`] : []
}
