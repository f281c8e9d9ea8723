import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { registry } from '../../server/domain/index.ts'
import { reportLog } from '../../server/domain/repair/index.ts'
import { answer, type Read, type ReadModel, systemActor } from '../../server/kernel/index.ts'
import { words } from '../../server/platform/words.ts'
import { openStore } from '../../server/store/index.ts'
import { figuresBase } from './figuresBase.ts'
import { median } from './servers.ts'

const REPAIRS = 500_000
const LAST_DAY = '2026-11-21'
const ROUNDS = 25
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

const file = await figuresBase(REPAIRS, LAST_DAY)
const store = await openStore({ url: `file:${file}`, now: () => new Date(`${LAST_DAY}T11:59:00Z`) })
const bare = new Database(file, { readonly: true })
bare.pragma('mmap_size = 268435456')
/** The least that any figure of a year costs: its reports, found in an index and counted. */
const scan = bare.prepare(
  'select count(*), sum(resume_date - report_date) from report_log where plant_id = ? and report_date >= ? and report_date < ?',
)
const yearMs = [Date.parse(`${YEAR.from}T00:00:00+08:00`), Date.parse(`${YEAR.to}T24:00:00+08:00`)]

async function timed(work: () => unknown): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}
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

console.log(
  `figures of one plant of three, ${REPAIRS} repairs in the base, ${(bare.prepare('select count(*) n from report_log').get() as { n: number }).n} reports`,
)
for (const { name, goalMs, args = {} } of cases) {
  const model = registry.readModels.find((m) => m.name === name) as ReadModel
  const read = () => store.read(systemActor(PLANT))
  const run = (read: Read) => answer(model, { read, registry, language: 'en', say: words('en') }, args)
  const cold = await timed(() => run(read()))
  const [ours, kept, base]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    // As after somebody's write: nothing of the last answer is remembered.
    await store.bulk(reportLog, [])
    ours.push(await timed(() => run(read())))
    kept.push(await timed(() => run(read())))
    base.push(await timed(() => scan.get(PLANT, ...yearMs)))
  }
  const [mine, theirs] = [median(ours), median(base)]
  await store.bulk(reportLog, [])
  const standstill = await stall(() => run(read()))
  console.log(
    `  ${name.padEnd(20)} first ${cold.toFixed(0)} ms, after a write ${mine.toFixed(1)} ms, asked again ${median(kept).toFixed(1)} ms (goal < ${goalMs}), event loop at most ${standstill.toFixed(1)} ms, ` +
      `ratio to a bare scan of the year's reports ${(mine / theirs).toFixed(2)} (${theirs.toFixed(1)} ms)`,
  )
}
bare.close()
await store.close()
