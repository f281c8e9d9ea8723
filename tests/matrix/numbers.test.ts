import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../server/domain/identity/index.ts'
import { areas, registry } from '../../server/domain/index.ts'
import { plant } from '../../server/domain/masterdata/index.ts'
import { noticeEvent } from '../../server/domain/notice/index.ts'
import {
  type Actor,
  type DataScope,
  groupableOf,
  measurableOf,
  measuresOf,
  type Operations,
  operations,
  type Read,
  Refusal,
  type ResourceDef,
  type Store,
  systemActor,
} from '../../server/kernel/index.ts'
import { words } from '../../server/platform/words.ts'
import { openStore } from '../../server/store/index.ts'
import { person } from '../support/samples/factories.ts'
import { argumentsOf } from '../support/samples/modelArguments.ts'
import { addTwinPlant, addTwinRows, rowsOutOfReach } from '../support/samples/twinRows.ts'
import { demoStore } from '../support/store/demoStore.ts'
import { dialect, fixedClock } from '../support/store/store.ts'

const telling = { language: 'zh', translate: words('zh') } as const
const SIZE = 50
/** As many as one grouping has. */
const MEASURES = 12
const rounds = areas.flatMap((area) => area.scheduledTasks ?? []).filter(({ isForAll }) => !isForAll)
const models = registry.readModels.map((model) => [model.name, model] as const)
const exposed = registry.exposed.map((resource) => [resource.name, resource] as const)

/** A demo base as a reader in its first plant sees it, as it is or after something was added to it. */
async function opened(
  reader: (store: Store, plantId: number) => Promise<Actor>,
  add?: (url: string, store: Store, actor: Actor) => Promise<() => void>,
) {
  const clock = fixedClock()
  const made = await demoStore(clock)
  const [first] = await made.store.read(systemActor(0)).of(plant).find({})
  const actor = await reader(made.store, (first as { id: number }).id)
  const change = await add?.(made.url, made.store, actor)
  if (!change) return { store: made.store, actor, ops: operations(made.store, registry), close: made.close }
  await made.store.close()
  change()
  const store = await openStore({ url: made.url, now: clock.now })
  return { store, actor, ops: operations(store, registry), close: () => store.close() }
}
type Opened = Awaited<ReturnType<typeof opened>>

const answered = (work: Promise<unknown>) =>
  work.catch((e: unknown) => {
    if (e instanceof Refusal) return e.code
    throw e
  })
/** A list as it stands: its first rows with what is computed of them, how many there are, and what its columns add up to. */
async function listed(ops: Operations, read: Read, resource: ResourceDef) {
  const list = await ops.list(read.actor, resource, { page: { no: 1, size: SIZE } } as never)
  const ids = list.items.map(({ id }) => id)
  const computed = Object.keys(resource.computed).flatMap((key) => registry.batchComputedFor(resource, key) ?? [])
  const found = await Promise.all(computed.map(async ({ field, load }) => [field, [...(await load(read, ids))]] as const))
  return {
    items: list.items,
    computed: Object.fromEntries(found),
    total: await list.total(),
    ...(resource.sums.length && { sums: await list.sums() }),
    groups: await grouped(ops, read.actor, resource),
  }
}
/** The list by each of its fields, with the measures of all its amounts. */
async function grouped(ops: Operations, actor: Actor, resource: ResourceDef) {
  const measures = measurableOf(resource).flatMap(([field, def]) => measuresOf(def).map((of) => ({ field, of })))
  const pages = groupableOf(resource).map(([field]) =>
    ops.group(actor, resource, { by: [{ field }], measures: measures.slice(0, MEASURES), page: { no: 1, size: SIZE } }, telling),
  )
  return Promise.all(pages)
}
/** What a look finds in two bases is the same. */
const inBoth = (bases: () => readonly (Opened | undefined)[]) => async (look: (one: Opened) => Promise<unknown>) => {
  const [expected, found] = await Promise.all(bases().map((one) => look(one as Opened)))
  expect(JSON.parse(JSON.stringify(found ?? null))).toEqual(JSON.parse(JSON.stringify(expected ?? null)))
}

describe.runIf(dialect === 'sqlite')('beside a plant with the same rows once more (needs SQLite), stands still', () => {
  let [alone, beside]: Opened[] = []
  beforeAll(async () => {
    const reader = async (_store: Store, plantId: number) => person(plantId, ['*:*:*'])
    ;[alone, beside] = await Promise.all([
      opened(reader),
      opened(
        reader,
        async (url, _store, { plantId }) =>
          () =>
            void addTwinPlant(url, plantId),
      ),
    ])
  })
  afterAll(() => Promise.all([alone?.close(), beside?.close()]))
  const both = inBoth(() => [alone, beside])

  it.each(models)('%s', async (_name, model) => {
    await both(async ({ store, ops, actor }) => answered(ops.ask(actor, model, await argumentsOf(store, model, actor), telling)))
  })

  it.each(exposed)('the list of %s', async (_name, resource) => {
    await both(({ store, ops, actor }) => listed(ops, store.read(actor), resource))
  })

  it.each(rounds.map((round) => [round.name, round] as const))('what %s does', async (_name, round) => {
    await both(async ({ store, actor }) => {
      const count = await round.run(store, systemActor(actor.plantId))
      const events = await store.read(systemActor(actor.plantId)).of(noticeEvent).find({})
      return { count, told: events.map(({ subjectKey, values }) => [subjectKey, values]) }
    })
  })
})

const owned = registry.resources.filter(({ owner }) => owner)
const READERS: readonly (readonly [string, string, (departmentId: number) => DataScope])[] = [
  ['their own', 'repairer', () => ({ departmentIds: [], self: true })],
  ['those of their department', 'qa', (id) => ({ departmentIds: [id], self: false })],
]
const WALL = 'what a wall shows holds for the plant, whoever stands before it'
/** What is told of rows that the reader may not open, all of it or a part, and why. */
const OF_THE_PLANT: Readonly<Record<string, { readonly parts?: readonly string[]; readonly because: string }>> = {
  complaintSummary: { because: WALL },
  downtimeSummary: { because: WALL },
  dueDuringStop: { parts: ['items'], because: 'work of a colleague at the same machine is what a stop is for' },
  faultSummary: { because: WALL },
  repairSummary: { because: WALL },
  history: { because: 'whoever may open a record may read all that was done to it, whoever did it' },
  reportDesk: {
    parts: ['phrases'],
    because: 'which faults of the list a machine has most is known of the machine; what one person alone has written is left out',
  },
  scheduleBoard: {
    parts: ['leave'],
    because: 'the plan of the shifts is one for all: who is away is seen where others stand in for them',
  },
  'the list of repairLog': { parts: ['manHours'], because: 'a repair tells of all the work that it took' },
}
/** How many of the rows that an argument may name are tried. */
const TRIED = 6
describe.runIf(dialect === 'sqlite').each(READERS)(
  'for a reader of no rows but %s, with those of others there twice (needs SQLite), stands still',
  (_rows, username, scope) => {
    let [once, twice]: Opened[] = []
    beforeAll(async () => {
      const reader = async (store: Store, plantId: number) => {
        for (const { run } of rounds) await run(store, systemActor(plantId))
        const [who] = await store.read(systemActor(0)).of(user).find({ username })
        return person(plantId, ['*:*:*'], { userId: who?.id ?? 0, dataScope: scope(who?.departmentId ?? 0) })
      }
      ;[once, twice] = await Promise.all([
        opened(reader),
        opened(reader, async (url, store, actor) => {
          const rows = await rowsOutOfReach(store, actor, owned)
          return () => addTwinRows(url, rows)
        }),
      ])
    })
    afterAll(() => Promise.all([once?.close(), twice?.close()]))
    const both = inBoth(() => [once, twice])
    const isTold = (name: string) => !OF_THE_PLANT[name] || OF_THE_PLANT[name].parts
    const without = (name: string, found: unknown) =>
      JSON.parse(JSON.stringify(found), (key, value) => (OF_THE_PLANT[name]?.parts?.includes(key) ? undefined : value))

    it.each(models.filter(([name]) => isTold(name)))('%s', async (name, model) => {
      const { store, actor } = once as Opened
      const isOfRows = Object.values(model.args).some(({ kind }) => kind === 'link')
      for (let at = 0; at < (isOfRows ? TRIED : 1); at++) {
        const args = await argumentsOf(store, model, actor, at)
        await both(async ({ ops }) => without(name, await answered(ops.ask(actor, model, args, telling))))
      }
    })

    it.each(exposed)('the list of %s', async (name, resource) => {
      await both(async ({ store, ops, actor }) => without(`the list of ${name}`, await listed(ops, store.read(actor), resource)))
    })
  },
)
