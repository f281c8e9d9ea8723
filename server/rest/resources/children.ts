import {
  invalid,
  invalidField,
  joined,
  type Operations,
  operations,
  Refusal,
  type ResourceDef,
  type Row,
  type UnitOfWork,
} from '../../kernel/index.ts'
import type { Body, Call } from '../call.ts'
import type { Child } from '../spelling/legacy.ts'
import { inputOf, sameAs } from './writing.ts'

const MANY_MAX = 200
const isRecord = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

interface Within {
  readonly call: Call
  readonly operations: Operations
  readonly name: string
  readonly child: ResourceDef
  readonly of: Child
  /** The row that they stand in. */
  readonly owner: number
  /** Those there are, in the order in which they were made. */
  readonly rows: readonly Row[]
}

/** What a row within a body says, as values of its own definition; unknown names are told with the name that it stands under. */
const valuesOf = ({ call, name, child }: Within, body: Body, current: Row | null) =>
  inputOf({ ...call, body, ignore: (names) => call.ignore(names.map((one) => `${name}.${one}`)) }, child, current, !current)

/** Changes a row that stands within another. One that was sent back as it was is left alone, whatever the writer may do with it. */
async function change(within: Within, body: Body, row: Row) {
  const { updatedAt, ...values } = await valuesOf(within, body, row)
  const changed = Object.fromEntries(Object.entries(values).filter(([key, value]) => !sameAs(row[key], value)))
  if (!Object.keys(changed).length) return
  await within.operations.update(within.call.actor, within.child, row.id, { ...changed, ...(updatedAt ? { updatedAt } : {}) })
}
async function writeOne(within: Within, body: Body) {
  const newest = within.rows.at(-1)
  if (newest) await change(within, body, newest)
  // Repairs are made by accepting the report, with who shall do them: there is nothing yet that could keep this.
  else within.call.ignore(Object.keys(body).map((key) => `${within.name}.${key}`))
}
/** The list is the whole of it: rows with an id are changed, those without are made, and those that it leaves out are removed. */
async function writeList(within: Within, list: readonly Body[]) {
  const { call, operations, child, of, owner, rows, name } = within
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  const idOf = (body: Body) => (body.id ? String(body.id) : '')
  const retainedIds = new Set(list.map(idOf))
  const gone = rows.filter((row) => !retainedIds.has(String(row.id))).map((row) => row.id)
  if (gone.length) await operations.remove(call.actor, child, gone)
  for (const [at, body] of list.entries()) {
    const row = byId.get(idOf(body))
    if (idOf(body) && !row) throw invalidField(name, 'reference')
    try {
      if (row) await change(within, body, row)
      else await operations.create(call.actor, child, { ...(await valuesOf(within, body, null)), [of.by]: owner })
    } catch (e) {
      if (e instanceof Refusal) e.row ??= `${name} ${at + 1}`
      throw e
    }
  }
}

function formed(name: string, { isOne, resource }: Child, value: unknown): readonly Body[] {
  const label = `${resource}.plural`
  const list = isOne ? [value] : value
  if (!Array.isArray(list) || !list.every(isRecord)) throw invalid([{ field: name, rule: isOne ? 'row' : 'rows', label }])
  if (list.length > MANY_MAX) throw invalid([{ field: name, rule: 'max', params: { max: MANY_MAX }, label }])
  return list
}

/** Writes a row, and the rows that its body holds within it, all in one transaction or nothing of it. */
export async function writtenWhole(call: Call, resource: ResourceDef, write: (operations: Operations) => Promise<Row>): Promise<Row> {
  const { children = {} } = call.spellingOf(resource).legacy
  const provided = Object.entries(children).flatMap(([name, of]) => (call.body[name] == null ? [] : [{ name, of, value: call.body[name] }]))
  if (!provided.length) return write(call.operations)
  return call.store.write(call.actor, async (uow: UnitOfWork) => {
    const store = joined(call.store, uow)
    const own: Call = { ...call, store, operations: operations(store, call.registry) }
    const row = await write(own.operations)
    for (const { name, of, value } of provided) {
      const child = call.registry.byName(of.resource)
      if (!child) continue
      const bodies = formed(name, of, value)
      const rows = ((await uow.of(child).find({ [of.by]: row.id } as never)) as unknown as Row[]).sort((a, b) => a.id - b.id)
      const within: Within = { call: own, operations: own.operations, name, child, of, owner: row.id, rows }
      await (of.isOne ? writeOne(within, bodies[0] ?? {}) : writeList(within, bodies))
    }
    return row
  })
}
