import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { operationLog } from '../../server/domain/system/index.ts'
import { type Operations, type ResourceDef, systemActor } from '../../server/kernel/index.ts'
import { type Editable, editableFields, isUnique } from '../support/samples/editableFields.ts'
import { make } from '../support/samples/factories.ts'
import { Meeting } from '../support/store/meeting.ts'
import { openRivals, type Rivals } from '../support/store/rivals.ts'
import { atOnce, callers, outcomesAtOnce, tally } from '../support/stories/atOnce.ts'

const WRITERS = 8
const REMOVERS = 6
const MANY = 6
const FIELDS = 4

const meeting = new Meeting()
let rivals: Rivals
beforeAll(async () => {
  rivals = await openRivals(meeting.within)
})
afterAll(async () => {
  expect(await rivals.faults()).toEqual([])
  expect({ deadlocks: await rivals.close() }).toEqual({ deadlocks: 0 })
})

const able = (operation: ResourceDef['can'][number]) =>
  registry.exposed.filter((r) => r.can.includes(operation)).map((r) => [r.name, r] as const)
const row = (resource: ResourceDef) => make(rivals.store, rivals.actor, resource)
const rows = (resource: ResourceDef, count: number) => Promise.all(Array.from({ length: count }, () => row(resource)))
const idsOf = (all: readonly { id: number }[]) => all.map(({ id }) => id)
const standing = (resource: ResourceDef, id: number) => rivals.ops(1).get(rivals.actor, resource, id)

/** Counts from now on how often these records are said in the log to have been changed so. */
async function logOf(resource: ResourceDef, ids: readonly number[], action: string): Promise<() => Promise<number>> {
  const lines = () => rivals.store.read(systemActor(0)).of(operationLog).count({ resource: resource.name, recordId: ids, action })
  const before = await lines()
  return async () => (await lines()) - before
}
/** How many lines so many changes are. */
const logged = (resource: ResourceDef, changes: number) => (resource.audited === true ? changes : 0)
const many = (call: (ops: Operations, nth: number) => Promise<unknown>, count = WRITERS) =>
  outcomesAtOnce(callers(count, (nth) => call(rivals.ops(nth), nth)))

describe.each(able('update'))('%s', (_name, resource) => {
  let fields: readonly Editable[]
  beforeAll(async () => {
    const { store, actor } = rivals
    fields = await editableFields({ ops: rivals.ops(0), store, actor }, resource, FIELDS)
  })
  /** What each of the writers writes to one field; of a resource whose fields rules keep, a new version alone. */
  const inputsOf = async (field: Editable | undefined, count = WRITERS): Promise<Record<string, unknown>[]> =>
    field ? (await field.values(count)).map((value) => ({ [field.key]: value })) : Array.from({ length: count }, () => ({}))

  it('takes the same field from all who bring no version, and logs each', async () => {
    const [{ id }, inputs] = [await row(resource), await inputsOf(fields[0])]
    const lines = await logOf(resource, [id], 'update')
    const outcomes = await many((ops, nth) => ops.update(rivals.actor, resource, id, inputs[nth] ?? {}))
    expect(tally(outcomes)).toEqual({ ok: WRITERS })
    const { [fields[0]?.key ?? '']: last } = await standing(resource, id)
    expect(inputs.map((input) => Object.values(input)[0])).toContain(last)
    expect(await lines()).toBe(logged(resource, WRITERS))
  })

  it('takes different fields from all who bring no version, and keeps each', async () => {
    const { id } = await row(resource)
    // The spelling of a name follows it: whoever changes the name afterwards changes the spelling, too.
    const apart = fields.filter(({ key }) => resource.fields[key]?.options.spells === undefined)
    const inputs = (await Promise.all((apart.length ? apart : [undefined]).map((field) => inputsOf(field, 1)))).flat()
    const outcomes = await many((ops, nth) => ops.update(rivals.actor, resource, id, inputs[nth % inputs.length] ?? {}))
    expect(tally(outcomes)).toEqual({ ok: WRITERS })
    expect(await standing(resource, id)).toMatchObject(Object.assign({}, ...inputs))
  })

  it('takes one of those who bring the same version, and tells the others', async () => {
    const [{ id, updatedAt }, inputs] = [await row(resource), await inputsOf(fields[0])]
    const lines = await logOf(resource, [id], 'update')
    const outcomes = await many((ops, nth) => ops.update(rivals.actor, resource, id, { ...inputs[nth], updatedAt }))
    expect(tally(outcomes)).toEqual({ ok: 1, stale: WRITERS - 1 })
    expect(await lines()).toBe(logged(resource, 1))
  })

  it('takes many rows from all who name them in two orders', async () => {
    const ids = [...new Set(idsOf(await rows(resource, MANY)))]
    const lines = await logOf(resource, ids, 'update')
    // A value that rows may share: which of them are unique is another promise.
    const field = fields.find(({ key }) => !isUnique(resource, key))
    const [inputs, backwards] = [await inputsOf(field), [...ids].reverse()]
    const outcomes = await many((ops, nth) => ops.updateMany(rivals.actor, resource, nth % 2 ? backwards : ids, inputs[nth] ?? {}))
    expect(tally(outcomes)).toEqual({ ok: WRITERS })
    const values = await Promise.all(ids.map(async (id) => (await standing(resource, id))[field?.key ?? '']))
    expect(new Set(values).size).toBe(1)
    expect(await lines()).toBe(logged(resource, WRITERS * ids.length))
  })
})

/** Nobody deletes the plant in which they work. */
const removable = able('delete').filter(([name]) => name !== 'plant')
describe.each(removable)('%s', (_name, resource) => {
  it('is removed by one of many, and the others do not find it', async () => {
    const ids = idsOf(await rows(resource, 2))
    const lines = await logOf(resource, ids, 'delete')
    const ends = await atOnce(
      callers(REMOVERS, (nth) => rivals.ops(nth).remove(rivals.actor, resource, nth % 2 ? [...ids].reverse() : ids)),
    )
    expect(tally(ends.map(({ outcome }) => outcome))).toEqual({ notFound: REMOVERS - 1, ok: 1 })
    expect(ends.map(({ value }) => value).filter((value) => value !== undefined)).toEqual([2])
    expect(await lines()).toBe(logged(resource, 2))
  })
})

const changeable = new Set(able('update').map(([name]) => name))
describe.each(removable.filter(([name]) => changeable.has(name)))('%s', (_name, resource) => {
  it('is changed before it is removed, or not found by whoever wants to change it', async () => {
    const { id } = await row(resource)
    const lines = await logOf(resource, [id], 'update')
    meeting.expect(2)
    const [removal, edit] = await outcomesAtOnce([
      () => rivals.ops(1).remove(rivals.actor, resource, [id]),
      () => rivals.ops(0).update(rivals.actor, resource, id, {}),
    ])
    meeting.end()
    expect([
      ['ok', 'ok'],
      ['notFound', 'ok'],
    ]).toContainEqual([edit, removal])
    expect(await lines()).toBe(logged(resource, edit === 'ok' ? 1 : 0))
  })
})

describe.each(registry.exposed.filter((one) => one.tree).map((one) => [one.name, one] as const))('a tree of %s', (_name, resource) => {
  const key = resource.tree as string
  const order = resource.sort.replace(/^-/, '')
  const node = () => make(rivals.store, rivals.actor, resource, { [key]: null, ...(resource.fields.menuType && { menuType: 'M' }) })

  it('is arranged by all who do so at once, and stands in the order of one of them', async () => {
    const top = await node()
    const [a, b, c] = idsOf([await node(), await node(), await node()]) as [number, number, number]
    const orders = [
      [a, b, c],
      [c, b, a],
      [b, c, a],
    ]
    const outcomes = await many((ops, nth) => ops.arrange(rivals.actor, resource, { parentId: top.id, ids: orders[nth % 3] as number[] }))
    expect(tally(outcomes)).toEqual({ ok: WRITERS })
    const placed = await Promise.all([a, b, c].map((id) => standing(resource, id)))
    expect(placed.map((one) => one[key])).toEqual([top.id, top.id, top.id])
    const stands = placed.sort((x, y) => (x[order] as number) - (y[order] as number)).map(({ id }) => id)
    expect(orders).toContainEqual(stands)
  })
})
