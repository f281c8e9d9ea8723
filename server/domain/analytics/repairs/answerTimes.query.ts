import type { Read } from '../../../kernel/index.ts'
import type { Reopened } from '../../repair/index.ts'
import { eachFault, type FaultDay, type Faults, faultDays, reopenedFaults } from '../faults/faults.query.ts'

export interface RepairTimes {
  /** How often a machine ran again after it was accepted that it did not. */
  readonly repairs: number
  /** Milliseconds from acceptance to the machine running again, of those. */
  readonly repaired: number
}
/** How long faults waited and were worked on, added up. */
export interface AnswerTimes extends RepairTimes {
  readonly reported: number
  readonly byDay: ReadonlyMap<string, number>
  /** Not settled yet. */
  readonly open: number
  readonly accepted: number
  /** How many of those were accepted later than they were made, and before the machine ran again. */
  readonly waits: number
  /** Milliseconds from report to acceptance, of those. */
  readonly waited: number
}
const MINUTE_MS = 60_000

/** How long a reopened report waited; nothing where nobody accepted it before the machine ran again. */
const waitOf = ({ reportDate, acceptedAt, firstResumed }: Reopened): number =>
  acceptedAt && (!firstResumed || acceptedAt <= firstResumed) ? acceptedAt.getTime() - reportDate.getTime() : 0

/** What each stop of a reopened report took: the first from its acceptance, the others from when the machine stood again. */
const repairsOf = ({ acceptedAt, resumeDate, spans }: Reopened): number[] =>
  acceptedAt === null
    ? []
    : spans
        .slice(0, resumeDate ? undefined : -1)
        .map(({ from, to }) => to - Math.max(from, acceptedAt.getTime()))
        .filter((ms) => ms > 0)

/** How the faults reported within a range were answered, and how many were reported on each business day that had any. */
export async function answerTimes(read: Read, faults: Faults): Promise<AnswerTimes> {
  const [reopened, days] = await Promise.all([reopenedFaults(read, faults, read.now.getTime()), faultDays(read, faults)])
  const times = { reported: 0, open: 0, accepted: 0, waits: 0, waited: 0, repairs: 0, repaired: 0 }
  const byDay = new Map<string, number>()
  // An answer that came with what it answers, or before it, was entered afterwards: it says nothing about how long people wait.
  const wait = (ms: number) => {
    if (!(ms > 0)) return
    times.waits++
    times.waited += ms
  }
  const repair = (ms: number) => {
    times.repairs++
    times.repaired += ms
  }
  await eachFault(days, faults, ({ day, numbers }: FaultDay, at) => {
    const [waited, repaired] = [numbers.waited[at] as number, numbers.repaired[at] as number]
    times.reported++
    byDay.set(day, (byDay.get(day) ?? 0) + 1)
    times.open += numbers.isOpen[at] as number
    times.accepted += numbers.isAccepted[at] as number
    wait(waited)
    if (repaired > 0) repair(repaired)
  })
  for (const ms of reopened.map(waitOf)) wait(ms)
  for (const ms of reopened.flatMap(repairsOf)) repair(ms)
  return { ...times, byDay }
}

/** How long the faults of each machine were worked on that were reported within a range. */
export async function repairTimes(read: Read, faults: Faults): Promise<Map<number, RepairTimes>> {
  const [reopened, days] = await Promise.all([reopenedFaults(read, faults, read.now.getTime()), faultDays(read, faults)])
  const machines = days.values.machine
  const times = machines.map(() => ({ repairs: 0, repaired: 0 }))
  const add = (place: number, repaired: number) => {
    const own = times[place]
    if (!own || !(repaired > 0)) return
    own.repairs++
    own.repaired += repaired
  }
  await eachFault(days, faults, ({ keys, numbers }, at) => add(keys.machine[at] as number, numbers.repaired[at] as number))
  for (const report of reopened) for (const repaired of repairsOf(report)) add(machines.indexOf(report.equipmentId), repaired)
  return new Map(times.flatMap((own, place) => (own.repairs ? [[machines[place] as number, own]] : [])))
}

const mean = (ms: number, of: number) => (of > 0 ? Math.round((ms / of / MINUTE_MS) * 10) / 10 : null)
/** Mean minutes from report to acceptance; a report that nobody accepted before the machine ran again is not in it. */
export const mttaOf = ({ waited, waits }: AnswerTimes) => mean(waited, waits)
/** Mean minutes from acceptance to the machine running again; a machine that does not run yet is not in it. */
export const mttrOf = ({ repaired, repairs }: RepairTimes = { repairs: 0, repaired: 0 }) => mean(repaired, repairs)
