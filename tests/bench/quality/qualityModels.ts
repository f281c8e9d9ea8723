import { registry } from '../../../server/domain/index.ts'
import { customer, equipment } from '../../../server/domain/masterdata/index.ts'
import { complaint } from '../../../server/domain/quality/index.ts'
import { answer, type ReadModel, type Store } from '../../../server/kernel/index.ts'
import { words } from '../../../server/platform/words.ts'
import { openStore } from '../../../server/store/index.ts'
import { type Cost, costOf, medians, told } from '../cost.ts'
import { share } from '../servers.ts'
import { actor, LAST_DAY, NOW } from './qualityPlant.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 30)
const YEAR = { from: '2025-11-22', to: LAST_DAY }
const [COUNT, STEP] = [200_000, 7_919]

interface Case {
  readonly name: string
  readonly goalMs: number
  /** The first time in a server that has answered other things. */
  readonly coldMs?: number
  readonly args: (round: number) => Readonly<Record<string, unknown>>
}
/** Complaints from all five years, and of the last days. */
const someId = (round: number) => (round % 3 ? 1 + ((round * STEP * 13) % COUNT) : COUNT - round)
const CASES: readonly Case[] = [
  { name: 'complaintTimeline', goalMs: 300, args: (round) => ({ id: someId(round), hoursBefore: 24, hoursAfter: 4 }) },
  { name: 'complaintTimeline', goalMs: 300, args: (round) => ({ id: someId(round), hoursBefore: 720, hoursAfter: 720 }) },
  { name: 'complaintRecurrences', goalMs: 50, args: (round) => ({ id: someId(round) }) },
  { name: 'complaintFigures', goalMs: 50, coldMs: 150, args: () => YEAR },
]

const run = (store: Store, model: ReadModel, args: Readonly<Record<string, unknown>>) =>
  answer(model, { read: store.read(actor), registry, language: 'en', translate: words('en') }, args)

/** What is read of a complaint and of a year of them: for the first time, after somebody's write, and asked again. */
export async function benchModels(url: string): Promise<void> {
  for (const { name, goalMs, coldMs = goalMs, args } of CASES) {
    const model = registry.readModels.find((one) => one.name === name)
    if (!model) {
      console.log(`  ${name} is not there`)
      continue
    }
    const store = await openStore({ url, now: () => NOW })
    await Promise.all([equipment, customer, equipment, customer].map((one) => store.read(actor).list(one, { no: 1, size: 20 })))
    const cold = await costOf(() => run(store, model, args(0)))
    const costs: Cost[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      // As after somebody's write: nothing of the last answer is remembered.
      await store.bulk(complaint, [])
      costs.push(await costOf(() => run(store, model, args(round))))
    }
    const again = await costOf(() => run(store, model, args(ROUNDS)))
    await store.close()
    const slowest = share(
      costs.map(({ ms }) => ms),
      0.95,
    )
    const isMissed = medians(costs).ms > goalMs || cold.ms > coldMs
    console.log(
      `  ${`${name} ${JSON.stringify(args(1))}`.padEnd(76)} first ${told(cold)} (goal <= ${coldMs}), ` +
        `after a write ${told(medians(costs))} (goal <= ${goalMs}), 95 % ${slowest.toFixed(1)}, asked again ${told(again)}${isMissed ? ' MISSED' : ''}`,
    )
  }
}
