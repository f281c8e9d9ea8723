import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { duct, ductLog } from '../../../../server/domain/duct/index.ts'
import { shiftHandover } from '../../../../server/domain/handover/index.ts'
import { inspectionOrder } from '../../../../server/domain/inspection/index.ts'
import { maintenanceOrder } from '../../../../server/domain/maintenance/index.ts'
import { equipment, shift, worker } from '../../../../server/domain/masterdata/index.ts'
import { complaintEvidence, complaintTimelineModel } from '../../../../server/domain/quality/index.ts'
import { repairLog, reportLog } from '../../../../server/domain/repair/index.ts'
import { roller, rollerRepair } from '../../../../server/domain/roller/index.ts'
import { attendance, productionSchedule, workerVacation } from '../../../../server/domain/shifts/index.ts'
import { inkCan, inkCanStay, inkLog } from '../../../../server/domain/stock/index.ts'
import { config } from '../../../../server/domain/system/index.ts'
import type { Actor, ResourceDef } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { makePlant, person } from '../../../support/samples/factories.ts'
import { refusal } from '../shop.ts'
import { type Claims, openClaims } from './claims.ts'

interface Told {
  readonly from: Date | null
  readonly to: Date | null
  readonly entries: readonly {
    kind: string
    at: Date
    resource: string
    refId: number
    title: string
    detail: string | null
    until: Date | null
    isOngoing: boolean
  }[]
  readonly hidden: readonly string[]
  readonly partial: readonly string[]
}

describe('the time around a production', () => {
  let claims: Claims
  let pressId: number
  const reports: Record<string, number> = {}
  beforeAll(async () => {
    claims = await openClaims()
    pressId = (await claims.row(equipment)).id
    press = { equipmentId: pressId, prodDate: '2026-11-10', longCode: 'W1203' }
    const otherId = (await claims.row(equipment)).id
    // Produced on 10 November: from 9 November 00:00 to 11 November 04:00 in Shanghai.
    const times = {
      before: '2026-11-08T15:59:59Z',
      first: '2026-11-08T16:00:00Z',
      during: '2026-11-10T05:00:00Z',
      last: '2026-11-10T19:59:59Z',
    }
    const later = { after: '2026-11-10T20:00:01Z' }
    for (const [name, at] of Object.entries({ ...times, ...later })) {
      const over = { status: 'COMPLETED', resumeDate: new Date(at), completedAt: new Date(at) }
      reports[name] = (await claims.row(reportLog, { equipmentId: pressId, reportDate: new Date(at), description: name, ...over })).id
    }
    reports.elsewhere = (await claims.row(reportLog, { equipmentId: otherId, reportDate: new Date(times.during) })).id
  })
  afterAll(() => claims.close())

  const ask = (id: number, by: Actor = claims.actor, more: object = {}) =>
    claims.ops.ask(by, complaintTimelineModel, { id, ...more }, { language: 'zh', translate: words('zh') }) as Promise<Told>
  let press: Record<string, unknown>
  const made = () => claims.claim(press)

  it('holds what happened at the machine from a day before it to four hours after it', async () => {
    const one = await made()
    const { from, to, entries, hidden } = await ask(one.id)
    expect([from, to]).toEqual([new Date('2026-11-08T16:00:00Z'), new Date('2026-11-10T20:00:00Z')])
    expect(entries.map(({ resource, refId }) => [resource, refId])).toEqual(
      ['first', 'during', 'last'].map((name) => ['reportLog', reports[name]]),
    )
    expect(hidden).toEqual([])
    const wider = await ask(one.id, claims.actor, { hoursBefore: 25, hoursAfter: 5 })
    expect(wider.entries.map(({ detail }) => detail)).toEqual(['before', 'first', 'during', 'last', 'after'])
  })

  it('holds other complaints of the same run, and nothing where the day is not known', async () => {
    const [one, other] = [await made(), await made()]
    const { entries } = await ask(one.id)
    expect(entries.filter(({ kind }) => kind === 'COMPLAINT').map(({ refId }) => refId)).toContain(other.id)
    expect(await ask((await claims.claim()).id)).toMatchObject({ from: null, entries: [] })
  })

  it('shows nobody more than they may read, and says what is not shown', async () => {
    const one = await made()
    const reader = person(claims.actor.plantId, ['quality:complaint:list', 'quality:complaint:query'])
    const { entries, hidden } = await ask(one.id, reader)
    expect(entries.every(({ kind }) => kind === 'COMPLAINT')).toBe(true)
    expect(hidden).toContain('REPORT')
    expect(hidden).not.toContain('COMPLAINT')
    const own = { ...reader, permissions: new Set(['*:*:*']), dataScope: { departmentIds: [], self: true } } as Actor
    const told = await ask((await claims.claim({ ...press, qaId: null })).id, own)
    expect(told.hidden).toEqual([])
    expect(told.partial).toContain('REPAIR')
    const { actor: elsewhere } = await makePlant(claims.store)
    expect(await refusal(ask(one.id, elsewhere))).toBe('notFound')
    expect(await refusal(ask(one.id, person(claims.actor.plantId, [])))).toBe('forbidden')
  })

  it('holds what is out of range behind any number of checks in range, and what was missed', async () => {
    const equipmentId = (await claims.row(equipment)).id
    const planned = { equipmentId, planDate: '2026-11-10', status: 'DONE', doneAt: new Date('2026-11-10T02:00:00Z') }
    for (let nth = 0; nth < 101; nth++) await claims.row(inspectionOrder, { ...planned, isOverRef: false })
    const out = await claims.row(inspectionOrder, { ...planned, isOverRef: true, value1: '91' })
    const skipped = await claims.row(inspectionOrder, { ...planned, status: 'SKIPPED', isOverRef: null, skipReason: 'no key' })
    const one = await claims.claim({ equipmentId, prodDate: '2026-11-10' })
    const { entries } = await ask(one.id)
    expect(entries.filter(({ kind }) => kind === 'INSPECTION').map(({ refId }) => refId)).toEqual([out.id, skipped.id])
  })

  describe('of the day of 10 November, from 9 November 00:00 to 11 November 04:00', () => {
    let equipmentId: number
    let complaintId: number
    let at: (resource: ResourceDef, values: object) => Promise<number>
    /** What is told of a kind: the ids of the records, oldest first. */
    const told = async (kind: string) => (await ask(complaintId)).entries.filter((one) => one.kind === kind)
    const ids = async (kind: string) => (await told(kind)).map(({ refId }) => refId)
    const [FROM, TO] = ['2026-11-08T16:00:00Z', '2026-11-10T20:00:00Z'] as const
    const [BEFORE, AFTER] = ['2026-11-06T02:00:00Z', '2026-11-12T02:00:00Z'] as const
    const moments = (values: Readonly<Record<string, string | null>>) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === null ? null : new Date(value)]))
    beforeAll(async () => {
      equipmentId = (await claims.row(equipment)).id
      complaintId = (await claims.claim({ equipmentId, prodDate: '2026-11-10', longCode: 'W77' })).id
      at = async (resource, values) => (await claims.row(resource, values as never)).id
    })

    it('holds machines that stood or ran with a known fault then, whenever that began', async () => {
      const report = (status: string, times: Readonly<Record<string, string | null>>) =>
        at(reportLog, { equipmentId, status, isStopped: true, acceptedAt: null, reopenedAt: null, ...moments(times) })
      const standing = await report('REPAIRING', { reportDate: BEFORE, resumeDate: null, completedAt: null })
      const usable = await report('USABLE_WITH_FAULT', { reportDate: BEFORE, resumeDate: BEFORE, completedAt: null })
      // It ran again long before, with a fault that was mended only afterwards.
      const mended = await report('CONFIRMED', { reportDate: BEFORE, resumeDate: BEFORE, completedAt: AFTER })
      const first = await report('COMPLETED', { reportDate: BEFORE, resumeDate: BEFORE, completedAt: '2026-11-08T16:00:01Z' })
      await report('COMPLETED', { reportDate: BEFORE, resumeDate: BEFORE, completedAt: FROM })
      await report('PENDING', { reportDate: TO, resumeDate: null, completedAt: null })
      for (const status of ['VOIDED', 'CANCELLED', 'REJECTED'])
        await report(status, { reportDate: '2026-11-10T02:00:00Z', completedAt: null })
      expect(await ids('REPORT')).toEqual([standing, usable, mended, first])
      expect((await told('REPORT')).map(({ until, isOngoing }) => [until, isOngoing])).toEqual([
        [null, true],
        [null, true],
        [new Date(AFTER), false],
        [new Date('2026-11-08T16:00:01Z'), false],
      ])
    })

    it('holds repairs that were under way, and none that is void', async () => {
      const repair = (status: string, beginDate: string, completeDate: string | null) =>
        at(repairLog, { equipmentId, status, ...moments({ beginDate, completeDate }) })
      const open = await repair('WAITING_PARTS', BEFORE, null)
      const over = await repair('COMPLETED', '2026-11-07T02:00:00Z', AFTER)
      await repair('COMPLETED', BEFORE, FROM)
      await repair('COMPLETED', TO, AFTER)
      await repair('VOIDED', '2026-11-10T02:00:00Z', '2026-11-10T03:00:00Z')
      expect(await ids('REPAIR')).toEqual([open, over])
    })

    it('holds maintenance by the day on which it was done, not by when it was planned or entered', async () => {
      const order = (planDate: string, actualDate: string | null, status = 'DONE') =>
        at(maintenanceOrder, { equipmentId, planDate, actualDate, status, doneAt: actualDate && new Date(AFTER) })
      const done = await order('2026-11-02', '2026-11-10')
      const planned = await order('2026-11-11', null, 'PENDING')
      await order('2026-11-10', '2026-11-12')
      await order('2026-11-10', '2026-11-10', 'VOIDED')
      const entries = await told('MAINTENANCE')
      expect(entries.map(({ refId, at: when, until }) => [refId, when, until])).toEqual([
        [done, new Date('2026-11-09T16:00:00Z'), null],
        [planned, new Date('2026-11-10T16:00:00Z'), null],
      ])
    })

    it('holds work on its ink tanks over the day', async () => {
      const ductId = await at(duct, { equipmentId })
      const work = (beginDate: string, endDate: string | null) =>
        at(ductLog, { ductId, kind: 'REPAIR', beginDate, endDate, status: endDate ? 'CLOSED' : 'OPEN' })
      const [over, open] = [await work('2026-11-05', '2026-11-09'), await work('2026-11-06', null)]
      await work('2026-11-01', '2026-11-08')
      await work('2026-11-12', null)
      const entries = await told('DUCT')
      // The last day is part of it: until midnight.
      expect(entries.map(({ refId, until, isOngoing }) => [refId, until, isOngoing])).toEqual([
        [over, new Date('2026-11-09T16:00:00Z'), false],
        [open, null, true],
      ])
    })

    it('holds rollers of the decor that were away', async () => {
      const rollerId = await at(roller, { decorCode: 'W77' })
      const away = (outDate: string, returnDate: string | null) =>
        at(rollerRepair, { rollerId, outDate, returnDate, expectedReturnDate: '2026-11-30', status: returnDate ? 'RETURNED' : 'OUT' })
      const [over, open] = [await away('2026-11-05', '2026-11-11'), await away('2026-11-06', null)]
      await away('2026-11-01', '2026-11-08')
      await away('2026-11-12', null)
      expect(await ids('ROLLER_REPAIR')).toEqual([over, open])
    })

    it('holds opened cans that stood there, and what was booked and stands', async () => {
      const elsewhere = await at(equipment, {})
      const can = (values: Readonly<Record<string, unknown>>) =>
        at(inkCan, { openedAt: null, awaySince: null, returnedAt: null, equipmentId: null, lastEquipmentId: null, ...values })
      const stands = await can({ state: 'OPEN', equipmentId, ...moments({ openedAt: BEFORE }) })
      const was = await can({ state: 'PARTIAL', lastEquipmentId: equipmentId, ...moments({ awaySince: BEFORE, returnedAt: AFTER }) })
      // It stood here then, and stands elsewhere now.
      const moved = await can({
        state: 'OPEN',
        equipmentId: elsewhere,
        lastEquipmentId: equipmentId,
        ...moments({ awaySince: '2026-11-10T01:00:00Z', returnedAt: '2026-11-10T03:00:00Z', openedAt: AFTER }),
      })
      await can({ state: 'PARTIAL', lastEquipmentId: equipmentId, ...moments({ awaySince: BEFORE, returnedAt: FROM }) })
      await can({ state: 'OPEN', equipmentId, ...moments({ openedAt: TO }) })
      await can({ state: 'VOID', lastEquipmentId: equipmentId, ...moments({ awaySince: BEFORE, returnedAt: AFTER }) })
      // It stood here then, elsewhere since, and is back.
      const earlier = await can({ state: 'PARTIAL', lastEquipmentId: elsewhere, ...moments({ awaySince: TO, returnedAt: AFTER }) })
      const stay = (values: object) => at(inkCanStay, { inkCanId: earlier, canNo: 'YT', equipmentId, ...values })
      await stay(moments({ since: '2026-11-10T04:00:00Z', until: '2026-11-10T05:00:00Z' }))
      await stay(moments({ since: BEFORE, until: FROM }))
      await stay({ ...moments({ since: BEFORE, until: AFTER }), equipmentId: elsewhere })
      expect(await ids('INK_CAN')).toEqual([stands, was, moved, earlier])
      const entry = (values: object) =>
        at(inkLog, {
          equipmentId,
          bookedAt: new Date('2026-11-10T02:00:00Z'),
          storeType: 'OUT',
          quantity: 1,
          quantityChanged: -1,
          ...values,
        })
      const taken = await entry({})
      await entry({ state: 'REVERSED' })
      await entry({ storeType: 'REVERSAL', quantityChanged: 1 })
      await entry({ bookedAt: new Date(TO) })
      expect(await ids('INK')).toEqual([taken])
    })

    it('names who was away', async () => {
      const someone = await at(worker, { name: '赵敏' })
      const leave = (beginDate: string, endDate: string, status = 'APPROVED') =>
        at(workerVacation, { workerId: someone, beginDate, endDate, status, remark: null })
      const away = await leave('2026-11-01', '2026-11-09')
      await leave('2026-11-01', '2026-11-08')
      await leave('2026-11-10', '2026-11-10', 'CANCELLED')
      const missing = await at(attendance, { workerId: someone, date: '2026-11-10', presence: 'ABSENT', remark: '未到岗' })
      await at(attendance, { workerId: someone, date: '2026-11-11', presence: 'ABSENT', status: 'VOIDED' })
      await at(attendance, { workerId: someone, date: '2026-11-09', presence: 'LATE' })
      expect((await told('ABSENCE')).map(({ resource, refId, detail }) => [resource, refId, detail])).toEqual([
        ['workerVacation', away, '赵敏'],
        ['attendance', missing, '赵敏 · 未到岗'],
      ])
    })

    it('holds what shifts told each other that worked then, and none that began when it was over', async () => {
      const shiftOf = (beganAt: string, endsAt: string) =>
        at(shiftHandover, { date: '2026-11-10', summary: '压辊有异响', ...moments({ beganAt, endsAt }) })
      const night = await shiftOf('2026-11-10T12:00:00Z', '2026-11-11T00:00:00Z')
      await shiftOf('2026-11-08T04:00:00Z', FROM)
      await shiftOf('2026-11-11T00:00:00Z', '2026-11-11T12:00:00Z')
      expect((await told('HANDOVER')).map(({ refId, at: when }) => [refId, when])).toEqual([[night, new Date('2026-11-10T12:00:00Z')]])
    })
  })

  it('holds who was scheduled at the machine or at none, in the shift that is known', async () => {
    const [equipmentId, otherId] = [(await claims.row(equipment)).id, (await claims.row(equipment)).id]
    const [day, night] = [(await claims.row(shift)).id, (await claims.row(shift)).id]
    const crew = (more: object) => claims.row(productionSchedule, { date: '2026-11-10', shiftId: day, equipmentId, ...more })
    const [here, anywhere] = [await crew({}), await crew({ equipmentId: null })]
    await crew({ equipmentId: otherId })
    await crew({ shiftId: night })
    const one = await claims.claim({ equipmentId, prodDate: '2026-11-10', shiftId: day })
    const { entries } = await ask(one.id)
    expect(entries.filter(({ kind }) => kind === 'CREW').map(({ refId }) => refId)).toEqual([here.id, anywhere.id])
  })

  it('holds which parameters were changed then, from what to what', async () => {
    claims.at('2026-11-10T06:00:00Z')
    const row = await claims.row(config, { configValue: '7' })
    await claims.ops.update(claims.actor, config, row.id, { configValue: '10' })
    claims.at('2026-11-18T04:00:00Z')
    const { entries } = await ask((await made()).id)
    const told = entries.filter(({ kind, title }) => kind === 'PARAMETER' && title === row.configName)
    expect(told.map(({ detail }) => detail)).toEqual([expect.stringContaining('7 → 10')])
  })

  it('says in words what was changed, and what happened to the ink', async () => {
    const machine = await claims.row(equipment)
    claims.at('2026-11-10T06:00:00Z')
    await claims.ops.update(claims.actor, equipment, machine.id, { isPaused: true })
    const used = await claims.row(inkLog, { equipmentId: machine.id, storeType: 'OUT', bookedAt: new Date('2026-11-10T06:00:00Z') })
    claims.at('2026-11-18T04:00:00Z')
    const one = await claims.claim({ equipmentId: machine.id, prodDate: '2026-11-10' })
    const { entries } = await ask(one.id)
    const of = (kind: string) => entries.filter((entry) => entry.kind === kind)
    expect(of('PARAMETER').map(({ detail }) => detail)).toContainEqual(expect.stringContaining('已暂停: 否 → 是'))
    expect(of('INK').map(({ refId, title }) => [refId, title])).toEqual([[used.id, '领用']])
  })

  it('is pinned as evidence once, by the name and the moment that the record has, by whoever may see it', async () => {
    const one = await made()
    const pin = (recordId: number, ofResource = 'reportLog', by = claims.actor) =>
      claims.ops.create(by, complaintEvidence, { complaintId: one.id, ofResource, recordId })
    const report = await claims
      .read()
      .of(reportLog)
      .get(reports.during as number)
    const blind = person(claims.actor.plantId, ['quality:evidence:add', 'quality:complaint:list'])
    expect(await refusal(pin(report.id, 'reportLog', blind))).toEqual({ ofResource: 'unknownReference' })
    expect(await pin(report.id)).toMatchObject({ name: report.reportNo, happenedAt: report.reportDate })
    expect(Object.values((await refusal(pin(report.id))) as object)).toEqual(['duplicate'])
    expect(await refusal(pin(999_999))).toEqual({ recordId: 'unknownReference' })
    expect(await refusal(pin(1, 'user'))).toEqual({ ofResource: 'unknownReference' })
  })
})
