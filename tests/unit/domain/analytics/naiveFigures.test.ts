import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downtimeFigures, faultFigures, repairFigures } from '../../../../server/domain/analytics/index.ts'
import { equipmentPast } from '../../../../server/domain/masterdata/index.ts'
import { repair } from '../../../../server/domain/repair/index.ts'
import type { ResourceDef } from '../../../../server/kernel/index.ts'
import { make, makePlant } from '../../../support/samples/factories.ts'
import { equipment, faultCategory, reporter, reportLog } from '../repair/names.ts'
import { HOUR, MINUTE, openShop, type Shop } from '../shop.ts'

// Figures of generated reports against the plainest computation that there is: minute by minute. It is Wednesday, 18 November 2026, 10:00.
const reportRun = repair.resources.find(({ name }) => name === 'reportRun') as ResourceDef
const DAY = 24 * HOUR
const START = Date.parse('2026-11-06T00:00:00+08:00')
const NOW = Date.parse('2026-11-18T10:00:00+08:00')
const RANGES = [
  ['2026-11-07', '2026-11-18'],
  ['2026-11-09', '2026-11-09'],
  ['2026-11-10', '2026-11-14'],
] as const

interface Told {
  plant: number
  machine: number
  category: number | null
  isStopped: boolean
  isCounted: boolean
  isJoined: boolean
  from: number
  accepted: number | null
  resumed: number | null
  runs: { from: number; to: number }[]
}
let seed = 20261118
/** A whole number below a limit, the same in every run. */
function below(limit: number): number {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
  return Math.floor((seed / 2 ** 32) * limit)
}

let shop: Shop
const told: Told[] = []
const plants: number[] = []
beforeAll(async () => {
  shop = await openShop()
  const neighbour = await makePlant(shop.store)
  const actors = [shop.read().actor, neighbour.actor]
  const categories = [shop.category.id, (await shop.row(faultCategory, { name: 'other' })).id]
  for (const actor of actors) {
    plants.push(actor.plantId)
    const machines: number[] = []
    for (let at = 0; at < 4; at++)
      machines.push((await make(shop.store, actor, equipment, { status: at === 3 ? 'DISABLED' : 'ENABLED' })).id)
    const gone = machines[3] as number
    const [row] = await shop.store.read(actor).of(equipment).many([gone])
    const past = { equipmentId: gone, untilAt: new Date(START + 4 * DAY), workshopId: row?.workshopId, isInService: true }
    await make(shop.store, actor, equipmentPast, past)
    const person = await make(shop.store, actor, reporter, {})
    let lead: number | null = null
    for (let n = 0; n < 120; n++) {
      const from = START + below(12 * 24 * 60) * MINUTE
      const kind = below(10)
      const status = kind === 0 ? (['CANCELLED', 'REJECTED', 'VOIDED'] as const)[below(3)] : kind === 1 ? 'REPAIRING' : 'CONFIRMED'
      const accepted = below(8) ? from + (below(90) - 5) * MINUTE : null
      const last = from + (1 + below(2000)) * MINUTE
      const isReopened = below(5) === 0 && last - from > 40 * MINUTE
      const quarter = Math.floor((last - from) / 4 / MINUTE) * MINUTE
      const runs = isReopened ? [{ from: from + quarter, to: from + 2 * quarter }] : []
      const one: Told = {
        plant: actor.plantId,
        machine: machines[below(4)] as number,
        category: [...categories, null][below(3)] ?? null,
        isStopped: below(3) > 0,
        isCounted: kind !== 0,
        isJoined: lead !== null && below(6) === 0,
        from: Math.min(from, NOW - HOUR),
        accepted,
        resumed: kind === 1 || last > NOW ? null : last,
        runs: runs.filter((run) => run.to < NOW),
      }
      const made: { id: number } = await make(shop.store, actor, reportLog, {
        reporterId: person.id,
        equipmentId: one.machine,
        isStopped: one.isStopped,
        reportDate: new Date(one.from),
        acceptedAt: accepted === null ? null : new Date(accepted),
        resumeDate: one.resumed === null ? null : new Date(one.resumed),
        reopenedAt: one.runs[0] ? new Date(one.runs[0].to) : null,
        faultCategoryId: one.category,
        joinedToId: one.isJoined ? lead : null,
        status,
      })
      for (const run of one.runs)
        await make(shop.store, actor, reportRun, { reportId: made.id, fromAt: new Date(run.from), toAt: new Date(run.to) })
      if (lead === null) lead = made.id
      told.push(one)
    }
  }
})
afterAll(() => shop.close())

const stands = (one: Told, at: number) =>
  one.isStopped && one.isCounted && at >= one.from && at < (one.resumed ?? NOW) && !one.runs.some((run) => at >= run.from && at < run.to)
const hundredth = (value: number) => Math.round(value * 100) / 100
/** Minutes of a range in which something holds, as hours. */
function hours(from: number, to: number, holds: (at: number) => boolean): number {
  let minutes = 0
  for (let at = from; at < Math.min(to, NOW); at += MINUTE) if (holds(at)) minutes++
  return minutes / 60
}
const tallied = <K>(keys: readonly K[]) => new Map(keys.map((key) => [key, keys.filter((one) => one === key).length]))
const mean = (values: readonly number[]) =>
  values.length ? Math.round((values.reduce((sum, one) => sum + one, 0) / values.length / MINUTE) * 10) / 10 : null
/** What each stop of a report took to repair. */
function repaired(one: Told): number[] {
  if (one.accepted === null) return []
  const begins = [one.from, ...one.runs.map((run) => run.to)]
  const ends = [...one.runs.map((run) => run.from), one.resumed]
  return begins.flatMap((begin, at) => {
    const end = ends[at]
    const ms = end == null ? 0 : end - Math.max(one.runs.length ? begin : (one.accepted as number), one.accepted as number)
    return ms > 0 ? [ms] : []
  })
}

describe.each(RANGES)('of %s to %s', (first, last) => {
  const [from, to] = [Date.parse(`${first}T00:00:00+08:00`), Date.parse(`${last}T00:00:00+08:00`) + DAY]
  const here = () => told.filter((one) => one.plant === plants[0])
  const faults = () => here().filter((one) => one.isCounted && !one.isJoined && one.from >= from && one.from < to)

  it('stop hours are those of every minute in which a machine stood', async () => {
    const found = await downtimeFigures(shop.read(), { from: first, to: last })
    const machines = [...new Set(here().map((one) => one.machine))]
    const naive = (id: number, a: number, b: number) => {
      const own = here().filter((one) => one.machine === id)
      return hours(a, b, (at) => own.some((one) => stands(one, at)))
    }
    for (const id of machines)
      expect([id, found.byMachine.find((one) => one.equipmentId === id)?.stopHours ?? 0]).toEqual([id, hundredth(naive(id, from, to))])
    for (const [at, day] of found.byDay.entries()) {
      const begin = from + at * DAY
      expect([day.day, day.stopHours]).toEqual([day.day, hundredth(machines.reduce((sum, id) => sum + naive(id, begin, begin + DAY), 0))])
    }
    for (const one of found.byMachine) {
      const own = faults().filter(({ machine }) => machine === one.equipmentId)
      expect([one.equipmentId, one.mttrMinutes]).toEqual([one.equipmentId, mean(own.flatMap(repaired))])
    }
  })

  it('faults are counted and summed by category, machine and day', async () => {
    const found = await faultFigures(shop.read(), { from: first, to: last })
    expect(found.total).toBe(faults().length)
    expect(new Map(found.byMachine.map((one) => [one.equipmentId, one.count]))).toEqual(tallied(faults().map((one) => one.machine)))
    expect(new Map(found.byCategory.map((one) => [one.categoryId, one.count]))).toEqual(tallied(faults().map((one) => one.category)))
    const days = tallied(faults().map((one) => Math.floor((one.from - from) / DAY)))
    expect(found.byDay.map((one) => one.count)).toEqual(found.byDay.map((_, at) => days.get(at) ?? 0))
    for (const { categoryId, stopHours } of found.byCategory) {
      const own = faults().filter((one) => one.category === categoryId)
      const machines = [...new Set(own.map((one) => one.machine))]
      const sum = machines.reduce((all, id) => all + hours(from, to, (at) => own.some((one) => one.machine === id && stands(one, at))), 0)
      expect([categoryId, stopHours]).toEqual([categoryId, hundredth(sum)])
    }
  })

  it('answers are those of each report', async () => {
    const found = await repairFigures(shop.read(), { from: first, to: last })
    const waits = faults().flatMap(({ from: made, accepted, resumed, runs: [run] }) => {
      const ran = run?.from ?? resumed
      return accepted !== null && accepted > made && (ran === null || accepted <= ran) ? [accepted - made] : []
    })
    expect([found.reported, found.accepted]).toEqual([faults().length, faults().filter((one) => one.accepted !== null).length])
    expect([found.mttaMinutes, found.mttrMinutes]).toEqual([mean(waits), mean(faults().flatMap(repaired))])
  })
})
