import { setTimeout as pause } from 'node:timers/promises'
import { registry } from '../../../server/domain/index.ts'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { addDays, answer, type BulkStore, type Read, type ReadModel, systemActor } from '../../../server/kernel/index.ts'
import { words } from '../../../server/platform/words.ts'
import { openStore } from '../../../server/store/index.ts'
import { type Cost, costOf, medians, told } from '../cost.ts'
import { cpuOfBase } from '../processCost.ts'
import { figuresBase, figuresDatabase, reportOfFirst } from './figuresBase.ts'
import { byHand } from './figuresByHand.ts'
import { servedFigures } from './figuresServed.ts'

const REPAIRS = 500_000
const LAST_DAY = '2026-11-21'
const ROUNDS = Number(process.env.ROUNDS ?? 25)
const PORTS = { sqlite: 4651, postgres: 4652 }
const [PLANT, MACHINE] = [1, 1]
const YEAR = { from: '2025-11-22', to: LAST_DAY }

interface Case {
  readonly name: string
  readonly goalMs: number
  readonly args?: Readonly<Record<string, unknown>>
}
/** The read models as pages and walls ask for them. */
const cases: readonly Case[] = [
  { name: 'downtimeFigures', goalMs: 50, args: YEAR },
  { name: 'faultFigures', goalMs: 50, args: YEAR },
  { name: 'repairFigures', goalMs: 50, args: YEAR },
  { name: 'equipmentFigures', goalMs: 50, args: { ...YEAR, equipmentId: MACHINE } },
  { name: 'downtimeSummary', goalMs: 20 },
  { name: 'faultSummary', goalMs: 20 },
  { name: 'repairSummary', goalMs: 20 },
]

/** The longest that the event loop stands still while something runs. */
async function stall(work: () => Promise<unknown>): Promise<number> {
  let [longest, last, isOn] = [0, performance.now(), true]
  const tick = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (isOn) setImmediate(tick)
  }
  tick()
  await work()
  await pause(1)
  isOn = false
  return longest
}

/** As somebody's write leaves it: one report of the plant, of some day of the year, is written. */
const writeOne = (store: BulkStore, nth: number) =>
  store.write(systemActor(PLANT), async (uow) => {
    const row = await uow.of(reportLog).lockForUpdate(reportOfFirst(450_000, nth))
    await uow.of(reportLog).patch(row, { description: `${row.description}.` })
  })

async function measure(store: BulkStore, url: string, { name, goalMs, args = {} }: Case) {
  const model = registry.readModels.find((m) => m.name === name) as ReadModel
  const run = (read: Read, shift = 0) => {
    const moved = 'from' in args ? { from: addDays(YEAR.from, -shift), to: addDays(YEAR.to, -shift) } : {}
    return answer(model, { read, registry, language: 'en', translate: words('en') }, { ...args, ...moved })
  }
  const read = () => store.read(systemActor(PLANT))
  const first = await costOf(() => run(read()))
  const hand = await byHand(url)
  const base = await cpuOfBase(url)
  const both = async (work: () => Promise<unknown>): Promise<Cost> => {
    const before = base.ms()
    const { ms, cpuMs } = await costOf(work)
    return { ms, cpuMs: cpuMs + base.ms() - before }
  }
  const all: Record<'cold' | 'written' | 'kept' | 'category' | 'whole', Cost[]> = {
    cold: [],
    written: [],
    kept: [],
    category: [],
    whole: [],
  }
  for (let round = 1; round <= ROUNDS; round++) {
    all.cold.push(await both(() => run(read(), round)))
    await writeOne(store, round)
    all.written.push(await both(() => run(read(), round)))
    all.kept.push(await both(() => run(read(), round)))
    const bounds = [YEAR.from, addDays(YEAR.to, 1)].map((day) => Date.parse(`${addDays(day, -round)}T00:00:00+08:00`))
    const values = [PLANT, bounds[0] ?? 0, bounds[1] ?? 0] as const
    all.category.push(await both(() => hand.byCategory(values)))
    all.whole.push(await both(() => hand.whole(values)))
  }
  await writeOne(store, 0)
  const standstill = await stall(() => run(read(), ROUNDS + 1))
  const average = (costs: readonly Cost[]) => costs.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / costs.length
  const line = (costs: readonly Cost[]) => `${medians(costs).ms.toFixed(1)} ms (cpu ${average(costs).toFixed(1)})`
  console.log(
    `  ${name.padEnd(17)} first ${told(first)}, range not asked before ${line(all.cold)}, after a write ${line(all.written)} (goal < ${goalMs}), asked again ${line(all.kept)}, ` +
      `event loop at most ${standstill.toFixed(1)} ms; fault figures by hand ${line(all.whole)}, by category alone ${line(all.category)}: cold is ${(average(all.cold) / average(all.whole)).toFixed(2)} of them`,
  )
  await hand.close()
  await base.close()
}

const bases = { sqlite: async () => `file:${await figuresBase(REPAIRS, LAST_DAY)}`, postgres: () => figuresDatabase(REPAIRS, LAST_DAY) }
for (const base of (process.env.BASES ?? 'sqlite,postgres').split(',') as (keyof typeof bases)[]) {
  const url = await bases[base]()
  console.log(`figures of one plant of three, ${REPAIRS} repairs, on ${base}`)
  const store = await openStore({ url, now: () => new Date(`${LAST_DAY}T11:59:00Z`) })
  for (const one of cases) await measure(store, url, one)
  await store.close()
  await servedFigures(url, { port: PORTS[base], lastDay: LAST_DAY })
}
