import { TRANSPORT_STATUS } from '../http/transportFaults.ts'
import type { Refusal, RefusalKind } from '../kernel/index.ts'

/**
 * The number that an answer of HTTP 400 carries in `code`. Old clients tell failures apart by it, so a number never changes its meaning:
 * 4000x what was sent, 4001x log-in, 4002x the state of things, 4003x idempotency, 4004x exports. Other statuses carry themselves.
 */
const NUMBERS: Readonly<Record<string, number>> = {
  'limits.badRequest': 40000,
  invalid: 40001,
  notFound: 40004,
  'limits.malformedJson': 40005,
  'limits.emptyBody': 40005,
  'limits.tooNested': 40006,
  'limits.mediaType': 40007,
  'limits.encoding': 40007,
  'limits.urlTooLong': 40008,
  'limits.tooManyParams': 40008,
  'login.wrong': 40010,
  'login.locked': 40011,
  'login.disabled': 40012,
  'login.noPlant': 40013,
  'login.ticketOver': 40014,
  'login.wrongCode': 40015,
  'login.linkRefused': 40016,
  conflict: 40020,
  stale: 40021,
  illegalStep: 40022,
  readOnly: 40023,
  'notDefined.create': 40023,
  'notDefined.update': 40023,
  'notDefined.updateInstead': 40023,
  'notDefined.delete': 40023,
  'notDefined.deleteInstead': 40023,
  referenced: 40024,
  referencedElsewhere: 40024,
  'identity.builtInRole': 40025,
  'identity.builtInMenu': 40025,
  'system.builtInConfig': 40025,
  'idempotency.keyReused': 40030,
  'idempotency.answeredOnce': 40031,
  'export.tooLarge': 40040,
}
/** A wrong field whose rule says more than that it is wrong. */
const RULES: Readonly<Record<string, number>> = { duplicate: 40002, unknownReference: 40003, reference: 40003 }
const BY_KIND: Readonly<Record<'invalid' | 'notFound' | 'conflict', number>> = { invalid: 40009, notFound: 40004, conflict: 40020 }
const STATUS_OF_KIND: Readonly<Partial<Record<RefusalKind, number>>> = {
  unauthenticated: 401,
  forbidden: 403,
  tooMany: 429,
  unavailable: 503,
}
const ADDRESS_STATUS: Readonly<Record<string, number>> = { 'rest.noSuchAddress': 404, 'rest.wrongMethod': 405 }
/** Everything a person can correct is 400; these are the statuses that mean something else to an old client. */
const OTHER: ReadonlySet<number> = new Set([404, 405, 413, 429, 500, 503])

/** The HTTP status and the number of a refusal. Log-in that is locked is 400, a session that calls too often is 429. */
export function codeOf(refusal: Refusal): { status: number; code: number } {
  const transport = TRANSPORT_STATUS[refusal.code] ?? ADDRESS_STATUS[refusal.code] ?? 400
  if (OTHER.has(transport)) return { status: transport, code: transport }
  const status = refusal.code in NUMBERS ? undefined : STATUS_OF_KIND[refusal.kind]
  if (status) return { status, code: status }
  const [first, second] = refusal.fields
  const byRule = first && !second ? RULES[first.rule] : undefined
  return { status: 400, code: byRule ?? NUMBERS[refusal.code] ?? BY_KIND[refusal.kind as keyof typeof BY_KIND] }
}
