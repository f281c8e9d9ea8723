import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { equipment } from '../../../../server/domain/masterdata/index.ts'
import { complaintEvidence, complaintTimelineModel } from '../../../../server/domain/quality/index.ts'
import { reportLog } from '../../../../server/domain/repair/index.ts'
import type { Actor } from '../../../../server/kernel/index.ts'
import { makePlant, person } from '../../../support/factories.ts'
import { refusal } from '../shop.ts'
import { type Claims, openClaims } from './claims.ts'

interface Told {
  readonly from: Date | null
  readonly to: Date | null
  readonly entries: readonly { kind: string; at: Date; resource: string; refId: number; detail: string | null }[]
  readonly hidden: readonly string[]
}

describe('the time around a production', () => {
  let claims: Claims
  let pressId: number
  const reports: Record<string, number> = {}
  beforeAll(async () => {
    claims = await openClaims()
    pressId = (await claims.row(equipment)).id
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
  const made = () => claims.claim({ equipmentId: pressId, prodDate: '2026-11-10', longCode: 'W1203' })

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
    const { actor: elsewhere } = await makePlant(claims.store)
    expect(await refusal(ask(one.id, elsewhere))).toBe('notFound')
    expect(await refusal(ask(one.id, person(claims.actor.plantId, [])))).toBe('forbidden')
  })

  it('is pinned as evidence once, by the name that the record has', async () => {
    const one = await made()
    const pin = (recordId: number, ofResource = 'reportLog', by = claims.actor) =>
      claims.ops.create(by, complaintEvidence, { complaintId: one.id, ofResource, recordId, happenedAt: new Date('2026-11-10T05:00:00Z') })
    const report = await claims
      .read()
      .of(reportLog)
      .get(reports.during as number)
    expect(await pin(report.id)).toMatchObject({ name: report.reportNo })
    expect(Object.values((await refusal(pin(report.id))) as object)).toEqual(['duplicate'])
    expect(await refusal(pin(999_999))).toEqual({ recordId: 'unknownReference' })
    expect(await refusal(pin(1, 'user'))).toEqual({ ofResource: 'unknownReference' })
  })
})
