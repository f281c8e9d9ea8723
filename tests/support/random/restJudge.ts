import type { OpenDocument } from '../suite/conforms.ts'
import { faultsOfSentence, faultsOfStatus, textsIn, unlabelled } from './answerFaults.ts'
import type { Depth, Judgement } from './callers.ts'
import type { RestCall } from './restCalls.ts'
import type { Envelope, RestAnswer } from './restSender.ts'

/** Names of fields of more than one word. */
function keysOf(document: OpenDocument): Set<string> {
  const names = Object.values(document.components.schemas).flatMap(({ properties }) => Object.keys((properties ?? {}) as object))
  return new Set(names.filter((name) => /[A-Z]/.test(name)))
}
/** Numbers of answers that refuse what was sent, as `server/rest/codes.ts` gives them; the others refuse for what the base holds. */
const OF_FORM = [40_000, 40_001, 40_005, 40_006, 40_007, 40_008]
const depthOf = (status: number, code: number | undefined): Depth =>
  status === 200 ? 'done' : status !== 400 || OF_FORM.includes(code ?? 0) ? 'form' : 'rule'

/** Judges answers of the REST wire. */
export function restJudge(document: OpenDocument): (call: RestCall, answer: RestAnswer) => Judgement {
  const keys = keysOf(document)
  function faultsOf({ msg, data, errors }: Envelope, sent: readonly string[]): string[] {
    if (typeof msg !== 'string' || data !== null || !Array.isArray(errors)) return ['a refusal in another shape than documented']
    const fields = errors as NonNullable<Envelope['errors']>
    return [msg, ...fields.map((one) => one.message)].flatMap((one) => faultsOfSentence(one, sent, keys)).concat(unlabelled(msg, fields))
  }
  return ({ path, query, body }, { status, headers, body: envelope }) => {
    const depth = depthOf(status, envelope?.code)
    const faults = faultsOfStatus(status, headers.get('retry-after'))
    if (status === 200 && (!envelope || envelope.code === 200)) return { depth, faults }
    if (!envelope) return { depth, faults: [...faults, `HTTP ${status} without an envelope`] }
    const sent = [path, decodeURIComponent(path), ...textsIn(query), body ?? '', ...textsIn(parsed(body))]
    return { depth, faults: [...new Set([...faults, ...faultsOf(envelope, sent)])] }
  }
}
function parsed(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? 'null')
  } catch {
    return null
  }
}
