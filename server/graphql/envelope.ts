import { refuse } from '../http/transportFaults.ts'
import type { Refusal } from '../kernel/index.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isNothing = (value: unknown) => value === undefined || value === null

/** What is wrong with a request before its document is read, whatever wire it came over. */
export function faultOfEnvelope(sent: unknown): Refusal | undefined {
  if (!isObject(sent)) return refuse('badRequest')
  const { query, variables, operationName, extensions } = sent
  if (!isNothing(extensions) && !isObject(extensions)) return refuse('notObject', { field: 'extensions' })
  // Before the query is missed: clients of persisted queries leave it out, and send it once they hear this.
  if (isObject(extensions) && !isNothing(extensions.persistedQuery)) return refuse('persistedQuery')
  if (typeof query !== 'string' || !query) return refuse('noQuery', { field: 'query' })
  if (!isNothing(variables) && !isObject(variables)) return refuse('notObject', { field: 'variables' })
  if (!isNothing(operationName) && typeof operationName !== 'string') return refuse('notText', { field: 'operationName' })
  return undefined
}
