import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectionOrder } from '../../../../server/domain/inspection/index.ts'
import { equipment, shift } from '../../../../server/domain/masterdata/index.ts'
import { complaintEvidence, complaintTimelineModel } from '../../../../server/domain/quality/index.ts'
import { reportLog } from '../../../../server/domain/repair/index.ts'
import { productionSchedule } from '../../../../server/domain/shifts/index.ts'
import { config } from '../../../../server/domain/system/index.ts'
import type { Actor } from '../../../../server/kernel/index.ts'
import { makePlant, person } from '../../../support/factories.ts'
import { refusal } from '../shop.ts'
import { type Claims, openClaims } from './claims.ts'

interface Told {
  readonly from: Date | null
  readonly to: Date | null
  readonly entries: readonly { kind: string; at: Date; resource: string; refId: number; title: string; detail: string | null }[]
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
    for (const [name, at] of Object.entries({ ...times, ...later }))
      reports[name] = (await claims.row(reportLog, { equipmentId: pressId, reportDate: new Date(at), description: name })).id
    reports.elsewhere = (await claims.row(reportLog, { equipmentId: otherId, reportDate: new Date(times.during) })).id
  })
  afterAll(() => claims.close())

  const ask = (id: number, by: Actor = claims.actor, more: object = {}) =>
    claims.ops.ask(by, complaintTimelineModel, { id, ...more }, { language: 'en', say: (key: string) => key } as never) as Promise<Told>
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
