import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas, registry } from '../../server/domain/index.ts'
import { plant } from '../../server/domain/masterdata/index.ts'
import { noticeEvent } from '../../server/domain/notice/index.ts'
import { type Actor, type Operations, operations, Refusal, type ResourceDef, systemActor } from '../../server/kernel/index.ts'
import { words } from '../../server/platform/words.ts'
import { openStore } from '../../server/store/index.ts'
import { demoStore } from '../support/demoStore.ts'
import { person } from '../support/factories.ts'
import { argumentsOf } from '../support/modelArguments.ts'
import { dialect, fixedClock } from '../support/store.ts'
import { addTwinPlant } from '../support/twinPlant.ts'

const telling = { language: 'zh', say: words('zh') } as const
const SIZE = 50

/** A base as its reader in one plant sees it: alone, or beside a plant that has everything a second time. */
async function opened(hasTwin: boolean) {
  const clock = fixedClock()
  const made = await demoStore(clock)
  const [first] = await made.store.read(systemActor(0)).of(plant).find({})
  const plantId = (first as { id: number }).id
  if (hasTwin) {
    await made.store.close()
    addTwinPlant(made.url, plantId)
  }
  const store = hasTwin ? await openStore({ url: made.url, now: clock.now }) : made.store
  return { store, actor: person(plantId, ['*:*:*']), ops: operations(store, registry), close: () => store.close() }
}
type Opened = Awaited<ReturnType<typeof opened>>

const answered = (work: Promise<unknown>) =>
  work.catch((e: unknown) => {
    if (e instanceof Refusal) return e.code
    throw e
  })
/** A list as it stands: its first rows, how many there are, and what its columns add up to. */
async function listed(ops: Operations, actor: Actor, resource: ResourceDef) {
  const list = await ops.list(actor, resource, { page: { no: 1, size: SIZE } } as never)
  return { items: list.items, total: await list.total(), ...(resource.sums.length && { sums: await list.sums() }) }
}

const rounds = areas.flatMap((area) => area.rounds ?? [])

describe.runIf(dialect === 'sqlite')('beside a plant with the same rows once more (needs SQLite), stands still', () => {
  let [alone, beside]: Opened[] = []
  beforeAll(async () => {
    ;[alone, beside] = await Promise.all([opened(false), opened(true)])
  })
  afterAll(() => Promise.all([alone?.close(), beside?.close()]))
  const both = async (look: (one: Opened) => Promise<unknown>) => {
    const [expected, found] = await Promise.all([alone, beside].map((one) => look(one as Opened)))
    expect(JSON.parse(JSON.stringify(found ?? null))).toEqual(JSON.parse(JSON.stringify(expected ?? null)))
  }

  it.each(registry.readModels.map((model) => [model.name, model] as const))('%s', async (_name, model) => {
    await both(async ({ store, ops, actor }) => answered(ops.ask(actor, model, await argumentsOf(store, model, actor), telling)))
  })

  it.each(registry.exposed.map((resource) => [resource.name, resource] as const))('the list of %s', async (_name, resource) => {
    await both(({ ops, actor }) => listed(ops, actor, resource))
  })

  it.each(rounds.filter(({ isForAll }) => !isForAll).map((round) => [round.name, round] as const))('what %s does', async (_name, round) => {
    await both(async ({ store, actor }) => {
      const count = await round.run(store, systemActor(actor.plantId))
      const events = await store.read(systemActor(actor.plantId)).of(noticeEvent).find({})
      return { count, told: events.map(({ subjectKey, values }) => [subjectKey, values]) }
    })
  })
})
