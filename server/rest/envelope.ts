import { type Language, Refusal } from '../kernel/index.ts'
import { wordsOf } from '../platform/refusalWords.ts'
import { codeOf } from './codes.ts'

/** What a handler answers: `data`, and for the calls of a session the fields that stand at the top of the envelope as well. */
export interface Answer {
  readonly data: unknown
  readonly msg?: string
  readonly top?: Readonly<Record<string, unknown>>
}
export const answer = (data: unknown): Answer => ({ data })
/** Old clients take "the response body data" for the body or for its `data`: both find the fields of the session. */
export const sessionAnswer = (data: Readonly<Record<string, unknown>>): Answer => ({ data, top: data })

const RESERVED = ['code', 'msg', 'data', 'requestId']
export const successBody = ({ data, msg = '', top = {} }: Answer, requestId: string) => ({
  ...Object.fromEntries(Object.entries(top).filter(([key]) => !RESERVED.includes(key))),
  code: 200,
  msg,
  data,
  requestId,
})

export interface Reader {
  readonly language: Language
  readonly requestId: string
}
/** The status and body of a refusal, in the reader's language, its fields spelled as on this wire. */
export function errorOf(
  refusal: Refusal,
  { language, requestId }: Reader,
  wireOf: (field: string, resource: string | undefined) => string,
) {
  const { message, fields } = wordsOf(refusal, language)
  const { status, code } = codeOf(refusal)
  const errors = fields.map((one) => ({ field: wireOf(one.field, refusal.resource), message: one.message }))
  return { status, body: { code, msg: message, error: message, data: null, requestId, errors } }
}
/** A fault of ours tells nothing but its number. */
export const faultOf = (requestId: string) => new Refusal('limits.internal', { requestId })
