import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { type FieldDef, flowOf, offeredActions, operations, Refusal, type ResourceDef } from '../../../server/kernel/index.ts'
import { person, sample } from '../../support/samples/factories.ts'
import { demoStore } from '../../support/store/demoStore.ts'
import { fixedClock } from '../../support/store/store.ts'

type Row = Record<string, unknown> & { id: number }
const clock = fixedClock('2026-11-21T03:40:00.000Z')
let base: Awaited<ReturnType<typeof demoStore>>
beforeAll(async () => {
  base = await demoStore(clock)
})
afterAll(() => base.close())
const actor = { ...person(1, ['*:*:*']), userId: 1 }

/** So many rows of a resource are tried, each in another state of its own and of what it belongs to. */
const MOST = 16

/** Rows that differ in what is chosen of them and in the states of the records that they name. */
async function differing(resource: ResourceDef): Promise<Row[]> {
  const read = base.store.read(actor)
  const rows = (await read.of(resource).find({})) as Row[]
  const fields = Object.entries(resource.fields)
  const own = fields
    .filter(([, { kind, values }]) => kind === 'flag' || (kind === 'choice' && (values?.length ?? 0) < 12))
    .map(([key]) => key)
  const above = fields.flatMap(([key, field]) => {
    const target = field.kind === 'link' ? registry.byName(field.target ?? '') : undefined
    const state = target && flowOf(target)?.field
    return target && state ? [{ key, target, state }] : []
  })
  const states = await Promise.all(
    above.map(async ({ key, target, state }) =>
      (await read.of(target).many(rows.map((row) => Number(row[key] ?? 0)))).map((one) => one?.[state as never]),
    ),
  )
  const seen = new Map(rows.map((row, at) => [[...own.map((key) => row[key]), ...states.map((some) => some[at])].join(), row]))
  return [...seen.values()].slice(0, MOST)
}
/** Another value of a field than the row has. */
async function other(row: Row, key: string, field: FieldDef): Promise<unknown> {
  if (field.kind === 'flag') return !row[key]
  return field.kind === 'text' && row[key] ? `${row[key]}1` : sample(base.store, actor, key, field)
}
/** The first refusal where nothing of a row can be changed, whichever field is written; undefined as soon as one can. A wrong value says nothing. */
async function refusalOf(resource: ResourceDef, row: Row): Promise<string | undefined> {
  const fields = Object.entries(resource.fields).filter(([, { options: o }]) => !(o.readonly || o.fixed || o.secret))
  const refusals: string[] = []
  for (const [key, field] of fields)
    try {
      await operations(base.store, registry).update(actor, resource, row.id, { [key]: await other(row, key, field) } as never)
      return undefined
    } catch (e) {
      if (!(e instanceof Refusal)) throw e
      if (e.kind !== 'invalid') refusals.push(e.message)
    }
  return refusals[0]
}

const changed = registry.exposed.filter(({ can }) => can.includes('update'))
it.each(changed.map((resource) => [resource.name, resource] as const))(
  '%s is offered to be changed where it can be, and nowhere else',
  async (_, resource) => {
    const records = await differing(resource)
    const offered = await offeredActions(base.store.read(actor), registry, { resource, records })
    for (const [at, row] of records.entries()) {
      const refusal = await refusalOf(resource, row)
      const said = `${resource.name} ${row.id}`
      expect(`${said} ${offered[at]?.includes('edit') ? 'offered' : 'not offered'}`).toBe(`${said} ${refusal ? 'not offered' : 'offered'}`)
    }
  },
  60_000,
)
