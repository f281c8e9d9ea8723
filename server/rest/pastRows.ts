import {
  createHistory,
  type FieldFault,
  historyOf,
  importKeyOf,
  notFound,
  Refusal,
  type ResourceDef,
  type Row,
  storedAs,
  type UnitOfWork,
  wrong,
} from '../kernel/index.ts'
import { wordsOf } from '../platform/refusalWords.ts'
import type { Body, Call } from './call.ts'
import { answer } from './envelope.ts'
import { inputOf, sameAs } from './writing.ts'

const ROWS_MAX = 1000
const isRow = (row: unknown): row is Body => typeof row === 'object' && row !== null && !Array.isArray(row)

/** The rows of a body: a list of them, or one alone. */
function rowsIn({ rows }: Body, whole: Body): readonly Body[] {
  if (rows === undefined) return [whole]
  if (!Array.isArray(rows) || !rows.every(isRow)) throw wrong('rows', 'value')
  if (!rows.length) throw wrong('rows', 'required')
  if (rows.length > ROWS_MAX) throw wrong('rows', 'tooManyRows', { max: ROWS_MAX })
  return rows
}

/** The record that has come in already: the same as it is sent now, or refused, for what has happened is not rewritten. */
async function known(uow: UnitOfWork, past: ResourceDef, input: Readonly<Record<string, unknown>>): Promise<Row | undefined> {
  const [key] = importKeyOf(past)
  if (!key || typeof input[key] !== 'string') return undefined
  const [row] = (await uow.of(storedAs(past)).find({ [key]: input[key] } as never)) as unknown as Row[]
  const differs =
    row && Object.entries(input).some(([name, value]) => value !== null && row[name] !== undefined && !sameAs(row[name], value))
  if (differs) throw wrong(key, 'alreadyThere')
  return row
}

/** What is wrong with one row, told with its number. */
function faultsOf(call: Call, resource: ResourceDef, error: unknown, at: number): FieldFault[] {
  if (!(error instanceof Refusal)) throw error
  error.resource ??= resource.name
  const { message, fields } = wordsOf(error, call.language)
  const told = fields.length ? fields : [{ field: 'row', message }]
  return told.map((one) => ({ field: one.field, rule: 'ofRow', params: { row: at + 1, message: one.message } }))
}

/** POST /{resource}/history: rows of a former system with their own numbers, states and times, all of them or none. */
export async function createPastRows(call: Call, resource: ResourceDef) {
  const past = historyOf(resource)
  if (!past) throw notFound(resource.name, 'history')
  const bodies = rowsIn(call.body, call.body)
  return call.store.write(call.actor, async (uow) => {
    const faults: FieldFault[] = []
    const ids: number[] = []
    let same = 0
    const writeOne = async (body: Body) => {
      const input = await inputOf({ ...call, body }, past, null, true)
      const found = await known(uow, past, input)
      if (found) same++
      ids.push((found ?? (await uow.attempt(() => createHistory(uow, call.registry, past, input)))).id)
    }
    for (const [at, body] of bodies.entries())
      await writeOne(body).catch((error: unknown) => {
        faults.push(...faultsOf(call, resource, error, at))
      })
    if (faults.length) throw new Refusal('import.refused', { count: faults.length }, { fields: faults })
    return answer({ created: ids.length - same, same, ids })
  })
}
