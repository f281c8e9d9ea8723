import { type Language, Refusal, type ResourceDef } from '../../kernel/index.ts'
import { wordsOf } from '../../platform/refusalWords.ts'
import { known, words } from '../../platform/words.ts'
import { cellFault } from '../problems.ts'
import { type Fault, faultOf } from '../rows/drafts.ts'
import { labelOf } from '../rows/headers.ts'

/** A fault as people read it, and the header of its column. */
export interface SpokenFault {
  readonly field: string | null
  readonly header: string
  readonly message: string
}
export interface Speaker {
  readonly resource: ResourceDef
  readonly language: Language
  /** Headers of the sheet by the field they fill. */
  readonly headers: ReadonlyMap<string, string>
}

/** What a refusal says of one row, field by field where it can. */
export function faultsOfRefusal(refusal: Refusal, { resource, language }: Speaker): Fault[] {
  if (refusal.fields.length) return refusal.fields.map(({ field, rule, params = {} }) => ({ key: field || null, rule, params }))
  refusal.resource ??= resource.name
  const { message } = wordsOf(refusal, language)
  return [faultOf(null, cellFault('said', { message }))]
}

export function spoken({ key, rule, params }: Fault, { resource, language, headers }: Speaker): SpokenFault {
  const translate = words(language)
  const header = key === null ? '' : (headers.get(key) ?? labelOf(resource, key, language))
  const worded = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' && known(value, language) ? translate(value) : value,
  ])
  if (rule.startsWith('import.')) return { field: key, header, message: translate(rule, { ...Object.fromEntries(worded), header }) }
  const refusal = new Refusal('invalid', {}, { fields: [{ field: key ?? '', rule, params: { ...params } }] })
  refusal.resource = resource.name
  const [first] = wordsOf(refusal, language).fields
  return { field: key, header, message: first?.message ?? '' }
}
