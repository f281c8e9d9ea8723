import {
  createHistory,
  type FieldDef,
  type FieldFault,
  historyOf,
  importKeyOf,
  invalidField,
  notFound,
  Refusal,
  type ResourceDef,
  type Row,
  storedAs,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { wordsOf } from '../../platform/refusalWords.ts'
import type { Body, Call } from '../call.ts'
import { answer } from '../envelope.ts'
import { inputOf, sameAs } from './writing.ts'

const ROWS_MAX = 1000
const isRow = (row: unknown): row is Body => typeof row === 'object' && row !== null && !Array.isArray(row)

/** The rows of a body: a list of them, or one alone. */
function rowsIn({ rows }: Body, whole: Body): readonly Body[] {
  if (rows === undefined) return [whole]
  if (!Array.isArray(rows) || !rows.every(isRow)) throw invalidField('rows', 'value')
  if (!rows.length) throw invalidField('rows', 'required')
  if (rows.length > ROWS_MAX) throw invalidField('rows', 'tooManyRows', { max: ROWS_MAX })
  return rows
}

type Input = Readonly<Record<string, unknown>>
/** The record of that number: the same as it is sent now, or refused, for what has happened is not rewritten. */
async function numbered(uow: UnitOfWork, past: ResourceDef, input: Input): Promise<Row | undefined> {
  const [key] = importKeyOf(past)
  if (!key || typeof input[key] !== 'string' || !input[key]) return undefined
  const [row] = (await uow.of(storedAs(past)).find({ [key]: input[key] } as never)) as unknown as Row[]
  const differs =
    row && Object.entries(input).some(([name, value]) => value !== null && row[name] !== undefined && !sameAs(row[name], value))
  if (differs) throw invalidField(key, 'alreadyThere')
  return row
}

/** Ends an attempt whose row is there already. */
class AlreadyThere extends Error {
  readonly row: Row
  constructor(row: Row) {
    super('already there')
    this.row = row
  }
}
/** What the server gives anew to every row, and what tells no two of them apart. */
const isOwn = ({ options }: FieldDef) => Boolean(options.series || options.secret || options.transient)
interface Sought {
  readonly stored: ResourceDef
  /** Each field that is compared, links with all their ids. */
  readonly values: Input
  /** Records that are not meant: those that rows of this call stand for. */
  readonly taken: ReadonlySet<number>
}
/** A record that holds all of these values. */
async function holding(uow: UnitOfWork, { stored, values, taken }: Sought): Promise<Row | undefined> {
  const fields = Object.entries(stored.fields).filter(([key, field]) => key in values && !isOwn(field))
  const found = fields.filter(([key, { kind }]) => values[key] != null && (kind === 'link' || kind === 'date' || kind === 'text'))
  const alike = (await uow.of(stored).find(Object.fromEntries(found.map(([key]) => [key, values[key]])) as never)) as unknown as Row[]
  const plain = fields.filter(([, { kind }]) => kind !== 'links')
  const same = alike.filter((row) => !taken.has(row.id) && plain.every(([key]) => sameAs(row[key], values[key])))
  for (const row of same) if (await linksAre(uow, stored, row, values)) return row
  return undefined
}
const sorted = (ids: unknown) =>
  [ids ?? []]
    .flat()
    .map(Number)
    .sort((a, b) => a - b)
async function linksAre(uow: UnitOfWork, stored: ResourceDef, { id }: Row, values: Input): Promise<boolean> {
  for (const [key, { kind }] of Object.entries(stored.fields)) {
    if (kind !== 'links' || !(key in values)) continue
    const ids = (await uow.of(stored).linksOf(key as never, [id])).get(id)
    if (sorted(ids).join() !== sorted(values[key]).join()) return false
  }
  return true
}
/** All that a record holds. */
async function valuesOf(uow: UnitOfWork, stored: ResourceDef, row: Row): Promise<Input> {
  const out: Record<string, unknown> = {}
  for (const [key, { kind }] of Object.entries(stored.fields))
    out[key] = kind === 'links' ? ((await uow.of(stored).linksOf(key as never, [row.id])).get(row.id) ?? []) : row[key]
  return out
}

/**
 * Writes a row unless it has come in already. What tells rows apart is their number; without one it is everything that they hold, as the rules
 * make it: such a row is written, compared, and taken back where an older one equals it. Where the rules have no room for it a second time,
 * what was sent is compared.
 */
async function createIfNew(
  { registry }: Pick<Call, 'registry'>,
  uow: UnitOfWork,
  { past, input, taken }: { past: ResourceDef; input: Input; taken: ReadonlySet<number> },
): Promise<{ row: Row; isNew: boolean }> {
  const found = await numbered(uow, past, input)
  if (found) return { row: found, isNew: false }
  const stored = storedAs(past)
  const [key] = importKeyOf(past)
  const isNumbered = key !== undefined && typeof input[key] === 'string' && input[key] !== ''
  try {
    const row = await uow.savepoint(async () => {
      const made = await createHistory(uow, registry, past, input)
      if (isNumbered) return made
      const values = await valuesOf(uow, stored, made)
      const older = await holding(uow, { stored, values, taken: new Set([...taken, made.id]) })
      if (older) throw new AlreadyThere(older)
      return made
    })
    return { row, isNew: true }
  } catch (error) {
    if (error instanceof AlreadyThere) return { row: error.row, isNew: false }
    // A row that lacks something is none that has come in.
    if (!(error instanceof Refusal) || isNumbered || error.fields.some(({ rule }) => rule === 'required')) throw error
    const values = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== ''))
    const older = await holding(uow, { stored, values, taken })
    if (!older) throw error
    return { row: older, isNew: false }
  }
}

/** What is wrong with one row, told with its number. */
function faultsOf(call: Call, resource: ResourceDef, error: unknown, at: number): FieldFault[] {
  if (!(error instanceof Refusal)) throw error
  error.resource ??= resource.name
  const { message, fields } = wordsOf(error, call.language)
  const details = fields.length ? fields : [{ field: 'row', message }]
  return details.map((one) => ({ field: one.field, rule: 'ofRow', params: { row: at + 1, message: one.message } }))
}

/** POST /{resource}/history: rows of a former system with their own numbers, states and times, all of them or none. */
export async function createPastRows(call: Call, resource: ResourceDef) {
  const past = historyOf(resource)
  if (!past) throw notFound(resource.name, 'history')
  const bodies = rowsIn(call.body, call.body)
  return call.store.write(call.actor, async (uow) => {
    const faults: FieldFault[] = []
    const ids: number[] = []
    const taken = new Set<number>()
    let same = 0
    const writeOne = async (body: Body) => {
      const input = await inputOf({ ...call, body }, past, null, true)
      const { row, isNew } = await createIfNew(call, uow, { past, input, taken })
      if (!isNew) same++
      taken.add(row.id)
      ids.push(row.id)
    }
    for (const [at, body] of bodies.entries())
      await writeOne(body).catch((error: unknown) => {
        faults.push(...faultsOf(call, resource, error, at))
      })
    if (faults.length) throw new Refusal('import.refused', { count: faults.length }, { fields: faults })
    return answer({ created: ids.length - same, same, ids })
  })
}
