import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { type Actor, type FieldDef, type Operations, operations, Refusal, type ResourceDef } from '../../server/kernel/index.ts'
import { wordsOf } from '../../server/platform/refusalWords.ts'
import { make, makePlant, person, sample, sampleInput } from '../support/samples/factories.ts'
import { testStore } from '../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let ops: Operations
let actor: Actor
beforeAll(async () => {
  made = await testStore()
  ops = operations(made.store, registry)
  actor = person((await makePlant(made.store)).id, ['*:*:*'])
})
afterAll(() => made.close())

/** What an area says by itself before the base is asked. */
const OWN_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  inspectionOrder: { planDate: 'inspectedAlready' },
}
const isOpen = ({ options }: FieldDef) => !options.readonly && !options.secret && !options.transient
const setsOf = (resource: ResourceDef): (readonly string[])[] => [
  ...Object.entries(resource.fields).flatMap(([key, field]) => (field.options.unique ? [[key]] : [])),
  ...resource.unique,
]
const openSets = (resource: ResourceDef) => setsOf(resource).filter((set) => set.every((key) => isOpen(resource.fields[key] as FieldDef)))
const cells = registry.exposed.flatMap((resource) =>
  openSets(resource).map((set) => [`${resource.name}: ${set.join(' + ')}`, resource, set] as const),
)
const creatable = cells.filter(([, { can }]) => can.includes('create'))
/** What tells the rows of a set apart may be given to a row that is there. */
const updatable = cells.filter(([, { can, fields }, set]) => can.includes('update') && !fields[set.at(-1) as string]?.options.fixed)

type Row = Record<string, unknown> & { id: number; updatedAt: Date }
const pick = (row: Readonly<Record<string, unknown>>, keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, row[key]]))
const refusalOf = async (work: Promise<unknown>): Promise<Refusal> => {
  const error = await work.then(
    () => new Error('nothing was refused'),
    (e: unknown) => e,
  )
  if (error instanceof Refusal) return error
  throw error
}
/** The field, what is wrong with it, and that people read its name. */
function judged(resource: ResourceDef, refusal: Refusal) {
  const { message } = wordsOf(refusal, 'zh')
  for (const { field } of refusal.fields) expect(message).not.toContain(`${field}：`)
  expect(refusal.resource).toBe(resource.name)
  return Object.fromEntries(refusal.fields.map(({ field, rule }) => [field, rule]))
}
const expected = (resource: ResourceDef, set: readonly string[]) => OWN_WORDS[resource.name] ?? { [set.at(-1) as string]: 'duplicate' }
let nth = 0
/** A value that no other row has. */
async function fresh(resource: ResourceDef, key: string): Promise<unknown> {
  const field = resource.fields[key] as FieldDef
  if (field.kind === 'int') return 10 + nth++
  if (field.kind === 'date') return new Date(Date.UTC(2027, 0, 1 + nth++)).toISOString().slice(0, 10)
  return sample(made.store, actor, key, field)
}
/** A row that has a value for each field of the set. */
async function filled(resource: ResourceDef, set: readonly string[], given: Record<string, unknown> = {}): Promise<Row> {
  const input = await sampleInput(made.store, actor, resource, given)
  for (const key of set) input[key] ??= await fresh(resource, key)
  // As people make it, with what the rules of its area add.
  return resource.can.includes('create') ? ops.create(actor, resource, input) : make(made.store, actor, resource, input)
}
/** Two rows that differ in the last field of the set alone. */
async function pair(resource: ResourceDef, set: readonly string[]): Promise<[Row, Row]> {
  const last = set.at(-1) as string
  const first = await filled(resource, set, { [last]: await fresh(resource, last) })
  return [first, await filled(resource, set, { ...pick(first, set), [last]: await fresh(resource, last) })]
}

describe.each(creatable)('a new %s', (_name, resource, set) => {
  it('like one that is there is refused by the field', async () => {
    const there = await filled(resource, set)
    const input = await sampleInput(made.store, actor, resource, pick(there, set))
    expect(judged(resource, await refusalOf(ops.create(actor, resource, input)))).toEqual(expected(resource, set))
  })
})

describe.each(updatable)('%s', (_name, resource, set) => {
  const last = set.at(-1) as string

  it('is refused by the field when another row has it', async () => {
    const [there, other] = await pair(resource, set)
    const refusal = await refusalOf(ops.update(actor, resource, other.id, pick(there, [last])))
    expect(judged(resource, refusal)).toEqual(expected(resource, set))
    expect(refusal.row).toBeUndefined()
  })

  it('is refused by the field, and the row named, when many are to have the same', async () => {
    const [first, second] = await pair(resource, set)
    const input = { [last]: await fresh(resource, last) }
    const refusal = await refusalOf(ops.updateMany(actor, resource, [first.id, second.id], input))
    expect(judged(resource, refusal)).toEqual(expected(resource, set))
    expect(refusal.row).toBe(String(second[resource.title]))
    expect(wordsOf(refusal, 'en').message).toContain(refusal.row)
  })
})

const several = registry.exposed.filter((resource) => resource.can.includes('create') && openSets(resource).length > 1)
describe.each(several.map((resource) => [resource.name, resource] as const))('a new %s', (_name, resource) => {
  it('that is in every way like one that is there is refused by the first of the fields', async () => {
    const sets = openSets(resource)
    const there = await filled(resource, sets.flat())
    const input = await sampleInput(made.store, actor, resource, pick(there, sets.flat()))
    expect(judged(resource, await refusalOf(ops.create(actor, resource, input)))).toEqual(expected(resource, sets[0] ?? []))
  })
})
