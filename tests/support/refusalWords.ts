import { registry } from '../../server/domain/index.ts'
import type { Language, Refusal } from '../../server/kernel/index.ts'
import { wordsOf } from '../../server/platform/refusalWords.ts'
import { known } from '../../server/platform/words.ts'
import { faultsOfSentence, LITERAL, textsIn } from './random/answerFaults.ts'

const every = registry.resources.flatMap(({ fields, computed }) => [
  ...Object.entries(fields),
  ...Object.entries(computed).map(([key, { field }]) => [key, field] as const),
])
const KEYS = new Set(every.map(([key]) => key).filter((key) => /[A-Z]/.test(key)))
/** Values of choices as programs write them; those that are words for people as well are none. */
const CODES = new Set(every.flatMap(([, { values }]) => values ?? []).filter((value) => !['SMS', 'REST', 'ALL'].includes(value)))
const DOTTED = /\b[a-z]\w*(?:\.\w+)+/gi
const CAPITALS = /\b[A-Z][A-Z_]{2,}\b/g
/** Fields that are none: they are called as they were sent. */
const NONE = ['unknownField', 'noSuchField']

function faultsIn(sentence: string, refusal: Refusal): string[] {
  const strangers = refusal.fields.flatMap(({ field, rule }) => (NONE.includes(rule) ? [field] : []))
  const sent = textsIn([refusal.params, refusal.fields.map(({ params }) => params), refusal.row, strangers])
  const keys = (sentence.match(DOTTED) ?? []).filter((key) => known(key, 'zh'))
  const codes = (sentence.replaceAll(LITERAL, '').match(CAPITALS) ?? []).filter((word) => CODES.has(word))
  // Below the wires nobody has said yet whose fields they are.
  return [
    ...faultsOfSentence(sentence, sent, refusal.resource ? KEYS : new Set()),
    ...[...keys, ...codes].map((key) => `says “${key}”: ${sentence.slice(0, 300)}`),
  ]
}

/** What refusals tell, in either language, that is no word for people. Each kind of refusal is read once. */
export function faultsOfRefusals(refusals: Iterable<Refusal>): string[] {
  const read = new Map<string, Refusal>()
  for (const refusal of refusals) {
    const { code, resource, fields } = refusal
    read.set([code, resource, ...fields.map(({ field, rule }) => `${field} ${rule}`)].join('|'), refusal)
  }
  const languages: readonly Language[] = ['zh', 'en']
  return [...read.values()].flatMap((refusal) =>
    languages.flatMap((language) => {
      const { message, fields } = wordsOf(refusal, language)
      return [message, ...fields.map((one) => one.message)].flatMap((sentence) => faultsIn(sentence, refusal))
    }),
  )
}
