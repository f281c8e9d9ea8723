import type { Language, Refusal } from '../../../server/kernel/index.ts'
import { wordsOf } from '../../../server/platform/refusalWords.ts'
import { faultsOfSentence, LITERAL, textsIn } from '../random/answerFaults.ts'
import { codesIn, FIELD_KEYS } from '../samples/textFaults.ts'

/** Fields that are none: they are called as they were sent. */
const NONE = ['unknownField', 'noSuchField']

function faultsIn(sentence: string, refusal: Refusal): string[] {
  const strangers = refusal.fields.flatMap(({ field, rule }) => (NONE.includes(rule) ? [field] : []))
  const sent = textsIn([refusal.params, refusal.fields.map(({ params }) => params), refusal.row, strangers])
  // Below the wires nobody has said yet whose fields they are.
  return [
    ...faultsOfSentence(sentence, sent, refusal.resource ? FIELD_KEYS : new Set()),
    ...codesIn(sentence.replaceAll(LITERAL, '').replaceAll(refusal.row || '\n', '')).map(
      (key) => `says “${key}”: ${sentence.slice(0, 300)}`,
    ),
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
