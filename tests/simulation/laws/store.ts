import { registry } from '../../../server/domain/index.ts'
import { answer, flowOf, type Read, systemActor } from '../../../server/kernel/index.ts'
import { openStore } from '../../../server/store/index.ts'
import { snake } from '../../../server/store/schema/tableSpec.ts'
import type { World } from '../run/world.ts'
import { law, PLANTS } from './law.ts'

const DAY_MS = 86_400_000
const OFFSET_MS = 8 * 3_600_000
const AT_A_TIME = 12
const EVERY_DAYS = 2
const HOUR_MS = 3_600_000
/** Hours of the factory: the answers of the morning are what a process has in mind in the evening. */
const [MORNING, EVENING] = [1, 22]
const ofPlants = registry.exposed.filter(({ scope }) => scope === 'plant')
const dayOf = ({ clock }: World) => Math.floor((clock.ms + OFFSET_MS) / DAY_MS)

/** A list counts as many rows as there are, some lists each day. */
async function totalsAreRows(world: World): Promise<readonly string[]> {
  const begin = (dayOf(world) * AT_A_TIME) % ofPlants.length
  const faults: string[] = []
  for (const resource of [...ofPlants, ...ofPlants].slice(begin, begin + AT_A_TIME))
    for (const plantId of PLANTS) {
      const list = await world.site.store.read(systemActor(plantId)).list(resource, { filter: {}, no: 1, size: 1 })
      const total = await list.total()
      const [{ count } = { count: 0 }] = world.rows<{ count: number }>(
        `SELECT count(*) AS count FROM "${snake(resource.name)}" WHERE plant_id = ?`,
        plantId,
      )
      if (count !== total) faults.push(`${resource.plural} of plant ${plantId}: ${count} rows, the list counts ${total}`)
    }
  return faults
}

/** What a process remembers, by the names of the read models that it remembers answers or days of. */
const READ_MODELS = [
  'downtimeSummary',
  'downtimeFigures',
  'faultFigures',
  'repairFigures',
  'complaintFigures',
  'stockFigures',
  'repairSummary',
] as const
const dayText = (ms: number) => new Date(ms + OFFSET_MS).toISOString().slice(0, 10)
/** When something was computed is another moment each time. */
const plain = (value: unknown) => JSON.stringify(value, (key, entry: unknown) => (key === 'at' ? undefined : entry))

/** So many of them are compared each time: all of them in turn. */
const MODELS_AT_A_TIME = 3
function comparedModels(world: World): readonly string[] {
  const begin = (Math.floor(dayOf(world) / EVERY_DAYS) + world.seed) * MODELS_AT_A_TIME
  return Array.from({ length: MODELS_AT_A_TIME }, (_, nth) => READ_MODELS[(begin + nth) % READ_MODELS.length] ?? READ_MODELS[0])
}

async function answersOf(read: Read, world: World): Promise<Map<string, string>> {
  const { clock } = world
  const args = { from: dayText(clock.ms - 12 * DAY_MS), to: dayText(clock.ms) }
  const answers = new Map<string, string>()
  for (const name of comparedModels(world)) {
    const model = registry.readModels.find((defined) => defined.name === name)
    if (!model) continue
    const modelArgs = 'from' in model.args ? { ...args, ...('kind' in model.args && { kind: 'PARTS' }) } : {}
    const value = await answer(model, { read, registry, language: 'en', translate: (key) => key }, modelArgs as never)
    answers.set(name, plain(value))
  }
  return answers
}
/** Lists of what people work on: each process remembers how many rows there are, and a row of one comes without a change of another. */
const worked = ofPlants.filter((resource) => flowOf(resource))
async function totalsOf(read: Read): Promise<Map<string, string>> {
  const totals = new Map<string, string>()
  for (const resource of worked)
    totals.set(resource.plural, String(await (await read.list(resource, { filter: {}, no: 1, size: 1 })).total()))
  return totals
}
type Answers = (read: Read, world: World) => Promise<ReadonlyMap<string, string>>
/** Where two processes over one base answer differently. */
async function differencesIn(world: World, answers: Answers): Promise<readonly string[]> {
  const [site, ...others] = world.sites
  const faults: string[] = []
  for (const other of site ? others : [])
    for (const plantId of PLANTS) {
      const actor = systemActor(plantId)
      const one = await answers((site as typeof other).store.read(actor), world)
      for (const [name, value] of await answers(other.store.read(actor), world))
        if (one.get(name) !== value) faults.push(`${name} of plant ${plantId}: the first process ${difference(one.get(name) ?? '', value)}`)
    }
  return faults
}
/** Two processes over one base answer the same, whichever of them has written since they were asked last. */
const processesAnswerTheSame = (world: World) =>
  differencesIn(world, async (read) => new Map([...(await answersOf(read, world)), ...(await totalsOf(read))]))
/** So does whoever is asked again before an hour is over: only a process that was asked of late answers from what it remembers. */
async function writesReachEveryProcess(world: World): Promise<readonly string[]> {
  const commits = world.disk.commits
  if (world.sites.length < 2 || world.memory.get('processes seen') === commits) return []
  world.memory.set('processes seen', commits)
  return differencesIn(world, answersOf)
}
/** A process that remembers nothing answers the same. */
async function memoryIsFresh(world: World): Promise<readonly string[]> {
  if (dayOf(world) % EVERY_DAYS !== 0) return []
  const hour = Math.floor((world.clock.ms + OFFSET_MS) / HOUR_MS) % 24
  if (hour === MORNING) for (const plantId of PLANTS) await answersOf(world.site.store.read(systemActor(plantId)), world)
  if (hour !== EVENING) return []
  const store = await openStore({ url: world.disk.url, now: world.clock.now, readers: 1 })
  if (store.engine.dialect === 'sqlite') Object.assign(store.engine, { heavy: store.engine.quick })
  try {
    const faults: string[] = []
    for (const plantId of PLANTS) {
      const [known, fresh] = [
        await answersOf(world.site.store.read(systemActor(plantId)), world),
        await answersOf(store.read(systemActor(plantId)), world),
      ]
      for (const [name, value] of fresh)
        if (known.get(name) !== value) faults.push(`${name} of plant ${plantId}: remembered ${difference(known.get(name) ?? '', value)}`)
    }
    return faults
  } finally {
    await store.close()
  }
}
function difference(remembered: string, fresh: string): string {
  let at = 0
  while (at < remembered.length && remembered[at] === fresh[at]) at++
  return `…${remembered.slice(Math.max(0, at - 60), at + 60)}… and read anew …${fresh.slice(Math.max(0, at - 60), at + 60)}…`
}
export const storeLaws = [
  law('store', 'day', totalsAreRows),
  law('store', 'hour', memoryIsFresh),
  law('store', 'hour', processesAnswerTheSame),
  law('store', 'step', writesReachEveryProcess),
]
