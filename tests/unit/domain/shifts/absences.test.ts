import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { operator, worker } from '../../../../server/domain/masterdata/index.ts'
import { repairer } from '../../../../server/domain/repair/index.ts'
import { attendance, onDuty } from '../../../../server/domain/shifts/index.ts'
import { config, ROSTER_SEVERITY } from '../../../../server/domain/system/index.ts'
import {
  type Actor,
  leaveThen,
  operations,
  type ReadModel,
  type ResourceDef,
  systemActor,
  type Wanted,
} from '../../../../server/kernel/index.ts'
import { makePlant, person } from '../../../support/samples/factories.ts'
import { type CallDesk, openCallDesk } from '../callout/callDesk.ts'

const TODAY = '2026-11-18'
let desk: CallDesk
beforeAll(async () => {
  desk = await openCallDesk()
})
afterAll(() => desk.close())

const model = registry.readModels.find(({ name }) => name === 'absences') as ReadModel
interface Absence {
  id: number
  reason: string
  until: string | null
  nextAt: Date | null
  isRefused: boolean
}
const absences = (resource: ResourceDef, more: { day?: string; at?: Date; actor?: Actor } = {}) => {
  const { actor = desk.actor, ...asked } = more
  return operations(desk.store, registry).ask(
    actor,
    model,
    { resource: resource.name, ...asked },
    { language: 'zh', translate: (key) => key },
  ) as Promise<Absence[]>
}
const of = (all: Absence[], id: number | null) => all.find((one) => one.id === id)

describe('who is away', () => {
  it('is on leave until a day, or off shift until the next one; of whoever works now nothing is said', async () => {
    const [here, later, away, unplanned] = [
      await desk.hand('当班'),
      await desk.hand('中班'),
      await desk.hand('休假'),
      await desk.hand('未排班'),
    ]
    await desk.schedule(TODAY, '早班', [here.workerId])
    await desk.schedule(TODAY, '中班', [later.workerId])
    await desk.away(away.workerId, TODAY, { endDate: '2026-11-20' })
    await desk.away(away.workerId, '2026-11-21', { endDate: '2026-11-23' })
    const found = await absences(repairer)
    expect(of(found, here.repairerId)).toBeUndefined()
    expect(of(found, later.repairerId)).toMatchObject({ reason: 'OFF_SHIFT', nextAt: new Date('2026-11-18T07:00:00Z') })
    // One leave goes on where another ends.
    expect(of(found, away.repairerId)).toMatchObject({ reason: 'ON_LEAVE', until: '2026-11-23' })
    // Whom the schedule does not know may be there at any time.
    expect(of(found, unplanned.repairerId)).toBeUndefined()
    expect(of(await absences(worker), away.workerId)).toMatchObject({ reason: 'ON_LEAVE' })
    const linked = await desk.row(operator, { name: '操作工', workerId: away.workerId })
    expect(of(await absences(operator), linked.id)).toMatchObject({ reason: 'ON_LEAVE', until: '2026-11-23' })
  })

  it('is off shift where the roll call misses them, whatever the schedule says', async () => {
    const { workerId, repairerId } = await desk.hand('缺勤')
    await desk.schedule(TODAY, '早班', [workerId])
    expect(of(await absences(repairer), repairerId)).toBeUndefined()
    const mark = { date: TODAY, shiftId: desk.shiftId('早班'), workerId, presence: 'ABSENT', status: 'RECORDED' }
    await desk.row(attendance, mark)
    expect(of(await absences(repairer), repairerId)).toMatchObject({ reason: 'OFF_SHIFT' })
  })

  it('is asked of a day to come for its leave alone: who works then is what is being planned', async () => {
    const { workerId } = await desk.hand('下周休假')
    await desk.away(workerId, '2026-11-25')
    expect(of(await absences(worker), workerId)).toBeUndefined()
    expect(await absences(worker, { day: '2026-11-25' })).toEqual([
      expect.objectContaining({ id: workerId, reason: 'ON_LEAVE', until: '2026-11-25' }),
    ])
  })

  it('is told as far as the reader may read leave and schedule', async () => {
    const { workerId } = await desk.hand('请假')
    await desk.away(workerId, TODAY)
    const rights = ['masterdata:worker:list', 'shifts:schedule:list']
    expect(of(await absences(worker, { actor: person(desk.plantId, rights) }), workerId)?.reason).not.toBe('ON_LEAVE')
    expect(await absences(worker, { actor: person(desk.plantId, ['masterdata:worker:list']) })).toEqual([])
    const { id: elsewhere } = await makePlant(desk.store)
    expect(await absences(worker, { actor: person(elsewhere, ['*:*:*']) })).toEqual([])
  })

  /** At 01:52 of the 19th the night of the 18th is on, until 07:00. Worked out by hand. */
  it('counts after midnight the night that is running for whoever is in it, and the day of the calendar too for everybody else', async () => {
    const at = new Date('2026-11-18T17:52:00Z')
    const people = {
      inNight: await desk.hand('夜班，当日起休'),
      inNightAway: await desk.hand('夜班，前日起休'),
      fromToday: await desk.hand('当日起休'),
      fromNoon: await desk.hand('当日下午起休'),
      untilYesterday: await desk.hand('休到前日'),
      untilYesterdayNoon: await desk.hand('休到前日中午'),
      before: await desk.hand('早已休完'),
      tomorrow: await desk.hand('次日起休'),
      otherShift: await desk.hand('只休早班'),
    }
    const { inNight, inNightAway } = people
    await desk.schedule(TODAY, '夜班', [inNight.workerId, inNightAway.workerId])
    await desk.away(inNight.workerId, '2026-11-19', { endDate: '2026-11-20' })
    await desk.away(inNightAway.workerId, TODAY)
    await desk.away(people.fromToday.workerId, '2026-11-19')
    await desk.away(people.fromNoon.workerId, '2026-11-19', { beginHalf: true })
    await desk.away(people.untilYesterday.workerId, '2026-11-16', { endDate: TODAY })
    await desk.away(people.untilYesterdayNoon.workerId, '2026-11-16', { endDate: TODAY, endHalf: true })
    await desk.away(people.before.workerId, '2026-11-16', { endDate: '2026-11-17' })
    await desk.away(people.tomorrow.workerId, '2026-11-20')
    await desk.away(people.otherShift.workerId, '2026-11-19', { shiftId: desk.shiftId('早班') })
    const awayAt = async (moment: Date) => {
      const duty = await onDuty(desk.read(), moment)
      return Object.entries(people).flatMap(([name, { workerId }]) => (duty.isOnLeave(workerId) ? [name] : []))
    }
    expect(await awayAt(at)).toEqual(['inNightAway', 'fromToday', 'untilYesterday'])
    // The night ends at 07:00: whoever was in it is on leave, and whose leave ended the day before is back.
    expect(await awayAt(new Date('2026-11-18T22:59:59Z'))).toEqual(['inNightAway', 'fromToday', 'untilYesterday'])
    expect(await awayAt(new Date('2026-11-18T23:00:00Z'))).toEqual(['inNight', 'fromToday', 'otherShift'])
    expect(await awayAt(new Date('2026-11-19T05:00:00Z'))).toEqual(['inNight', 'fromToday', 'fromNoon', 'otherShift'])
    const told = async (who: { repairerId: number | null }, more: object) => of(await absences(repairer, more), who.repairerId)
    expect(await told(people.fromToday, { at })).toMatchObject({ reason: 'ON_LEAVE', until: '2026-11-19' })
    expect(await told(people.untilYesterday, { at })).toMatchObject({ reason: 'ON_LEAVE', until: TODAY })
    expect(await told(inNight, { at })).toBeUndefined()
    // Who is planned for the 19th is asked of the day alone.
    expect(await told(inNight, { day: '2026-11-19' })).toMatchObject({ reason: 'ON_LEAVE', until: '2026-11-20' })
    expect(await told(people.untilYesterday, { day: '2026-11-19' })).toBeUndefined()
    expect(await told(people.fromNoon, { day: '2026-11-19' })).toBeUndefined()
  })
})

describe('whoever is on leave', () => {
  const [answer] = registry.extensionsOf(leaveThen)
  const refusedFor = async (ids: number[], when: Wanted, actor?: Actor) => {
    const read = actor ? desk.store.read(actor) : desk.read()
    return [...((await answer?.(read, { resource: repairer, ids, when })) ?? new Map())]
  }

  it('is refused for the whole days of it, unless they say themselves what they did, or a parameter lets everybody pass', async () => {
    const [whole, half, oneShift] = [await desk.hand('整天'), await desk.hand('半天'), await desk.hand('一班')]
    await desk.away(whole.workerId, '2026-11-19', { endDate: '2026-11-21', endHalf: true })
    await desk.away(half.workerId, '2026-11-19', { beginHalf: true })
    await desk.away(oneShift.workerId, '2026-11-19', { shiftId: desk.shiftId('早班') })
    const ids = [whole, half, oneShift].map(({ repairerId }) => repairerId as number)
    const [id = 0] = ids
    expect(await refusedFor(ids, { day: '2026-11-19' })).toEqual([[id, '2026-11-19']])
    expect(await refusedFor(ids, { day: '2026-11-21' })).toEqual([])
    // In the early shift of the 19th, at 10:00: the half day begins at noon.
    const at = new Date('2026-11-19T02:00:00Z')
    expect(await refusedFor(ids, { at })).toEqual([id, ids[2]].map((one) => [one, '2026-11-19']))
    const self = person(desk.plantId, ['*:*:*'], { userId: whole.userId })
    expect(await refusedFor(ids, { at }, self)).toEqual([[ids[2], '2026-11-19']])
    expect(await refusedFor([id], { day: '2026-11-20' }, self)).toEqual([[id, '2026-11-20']])
    expect(of(await absences(repairer, { day: '2026-11-20', actor: self }), id)).toMatchObject({ isRefused: true })
    await desk.store.write(systemActor(0), async (uow) => {
      const [known] = await uow.of(config).lockWhere({ configKey: ROSTER_SEVERITY.LEAVE })
      if (known) await uow.of(config).patch(known, { configValue: 'warn' })
    })
    expect(await refusedFor(ids, { day: '2026-11-19' })).toEqual([])
    expect(of(await absences(repairer, { day: '2026-11-20' }), id)).toMatchObject({ reason: 'ON_LEAVE', isRefused: false })
  })
})
