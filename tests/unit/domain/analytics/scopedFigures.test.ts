import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repairTimeLog } from '../../../../server/domain/hours/index.ts'
import { user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { equipment } from '../../../../server/domain/masterdata/index.ts'
import { repairer, repairLog, reporter, reportLog } from '../../../../server/domain/repair/index.ts'
import { type Actor, answer, type ReadModel } from '../../../../server/kernel/index.ts'
import { person } from '../../../support/samples/factories.ts'
import { openShop, type Shop } from '../shop.ts'

/** Two faults of one machine on 10 and 11 November: of somebody else, mended in three hours, and of the reader, mended in one. */
describe('figures of a reader with a data scope', () => {
  let shop: Shop
  let reader: Actor
  let machineId: number
  beforeAll(async () => {
    shop = await openShop()
    const me = await shop.row(user, { username: 'scoped', plantIds: [shop.plantId] })
    const [mine, theirs] = [await shop.row(reporter, { userId: me.id }), await shop.row(reporter, { userId: null })]
    const [someone, another] = [await shop.row(repairer, { userId: null }), await shop.row(repairer, { userId: null })]
    machineId = (await shop.row(equipment, {})).id
    const fault = async (day: string, reporterId: number, x: { hours: number; repairerId: number }) => {
      const at = (minutes: number) => new Date(Date.parse(`${day}T02:00:00Z`) + minutes * 60_000)
      const resumed = at(30 + x.hours * 60)
      const times = { reportDate: at(0), acceptedAt: at(30), resumeDate: resumed, completedAt: resumed, reopenedAt: null, ranHours: null }
      const report = await shop.row(reportLog, {
        ...{ equipmentId: machineId, reporterId, isStopped: true, status: 'CONFIRMED', joinedToId: null, workshopId: null, ...times },
      })
      const work = { equipmentId: machineId, reportId: report.id, repairerIds: [x.repairerId], status: 'COMPLETED', repairType: 'FAULT' }
      const repair = await shop.row(repairLog, { ...work, beginDate: at(30), completeDate: resumed })
      const booked = {
        repairerId: x.repairerId,
        repairId: repair.id,
        logDate: day,
        hours: x.hours,
        equipmentId: machineId,
        status: 'BOOKED',
      }
      await shop.row(repairTimeLog, { ...booked, inspectionId: null, maintenanceId: null })
    }
    await fault('2026-11-10', theirs.id, { hours: 3, repairerId: someone.id })
    await fault('2026-11-11', mine.id, { hours: 1, repairerId: another.id })
    reader = person(shop.plantId, ['*:*:*'], { userId: me.id, dataScope: { departmentIds: [], self: true } })
  })
  afterAll(() => shop.close())

  const ask = async (name: string, actor: Actor) =>
    (await answer(
      registry.readModels.find((one) => one.name === name) as ReadModel,
      { read: shop.store.read(actor), registry, language: 'en', translate: (key: string) => key },
      { from: '2026-11-09', to: '2026-11-12', workshopId: null },
    )) as Record<string, unknown>

  it('are those of the reports that they may open, and say so', async () => {
    const [all, own] = [shop.actor, reader]
    for (const actor of [all, own, all, own]) {
      const isOwn = actor === own
      expect(await ask('faultFigures', actor)).toMatchObject({ isLimited: isOwn, total: isOwn ? 1 : 2 })
      // From report to running again: 3.5 and 1.5 hours.
      expect(await ask('downtimeFigures', actor)).toMatchObject({
        ...{ isLimited: isOwn, stopHours: isOwn ? 1.5 : 5, stopCount: isOwn ? 1 : 2 },
      })
      // From acceptance to running again: 180 and 60 minutes. Hours are those of their repairers, neither of whom is the reader.
      expect(await ask('repairFigures', actor)).toMatchObject({
        ...{ isLimited: isOwn, reported: isOwn ? 1 : 2, completed: isOwn ? 1 : 2, mttaMinutes: 30, mttrMinutes: isOwn ? 60 : 120 },
        ...{ manHours: isOwn ? 0 : 4 },
      })
    }
  })

  it('are as many as the rows behind them', async () => {
    const { items } = await shop.store.read(reader).list(reportLog, { no: 1, size: 10, filter: { equipmentId: { eq: machineId } } })
    expect(items).toHaveLength(1)
  })
})
