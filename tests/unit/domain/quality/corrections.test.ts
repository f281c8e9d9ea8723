import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complaintFigures } from '../../../../server/domain/analytics/index.ts'
import { customer } from '../../../../server/domain/masterdata/index.ts'
import { complaint, complaintAction, customerComplaints } from '../../../../server/domain/quality/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { refusal } from '../shop.ts'
import { type Claims, openClaims } from './claims.ts'

let claims: Claims
beforeAll(async () => {
  claims = await openClaims()
})
afterAll(() => claims.close())

const spoken = { language: 'en', translate: words('en') } as const
const figures = () => complaintFigures(claims.read(), { from: '2026-11-01', to: '2026-11-18' }, spoken)
const why = { reason: '录入有误' }
const moment = (day: string) => new Date(`${day}T04:00:00Z`)
const now = (id: number) => claims.read().of(complaint).get(id)
const closedRow = (more: object = {}) =>
  claims.row(complaint, {
    ...{ claimDate: '2026-11-02', claimCatId: claims.category.id, qaId: claims.qa.id, qaState: 'CLOSED', prodState: null, hasProd: false },
    ...{ answeredAt: moment('2026-11-05'), closedAt: moment('2026-11-12'), compAmount: 300, claimedAmount: 500, prodDate: null, ...more },
  })

describe('a closed complaint', () => {
  it('is put right without opening it again, and figures follow', async () => {
    const { id } = await closedRow()
    expect(await figures()).toMatchObject({ count: 1, answerDays: 3, closeDays: 10, compensated: 300, claimed: 500 })
    const right = { claimDate: '2026-11-03', answeredAt: moment('2026-11-09'), closedAt: moment('2026-11-10'), compAmount: 120.5 }
    await claims.step({ id }, 'correct', { ...right, claimCauseId: claims.cause.id, ...why })
    expect(await now(id)).toMatchObject({ qaState: 'CLOSED', ...right, claimCauseId: claims.cause.id, answerDue: '2026-11-08' })
    expect(await figures()).toMatchObject({ count: 1, answerDays: 6, closeDays: 7, compensated: 120.5, claimed: 500 })
    await claims.step({ id }, 'void', why)
  })

  it('never contradicts itself', async () => {
    const { id } = await closedRow()
    const correct = (input: object) => refusal(claims.step({ id }, 'correct', { ...input, ...why }))
    expect(await correct({ answeredAt: null })).toEqual({ answeredAt: 'required' })
    expect(await correct({ closedAt: null })).toEqual({ closedAt: 'required' })
    expect(await correct({ answeredAt: moment('2026-11-01') })).toEqual({ answeredAt: 'beforeClaim' })
    expect(await correct({ answeredAt: moment('2026-11-13') })).toEqual({ closedAt: 'beforeAnswer' })
    expect(await correct({ claimDate: '2026-11-19' })).toEqual({ claimDate: 'futureDay' })
    expect(await correct({ prodDate: '2026-11-03' })).toEqual({ prodDate: 'afterClaim' })
    expect(await correct({ claimDate: '2026-11-06' })).toEqual({ answeredAt: 'beforeClaim' })
    expect(await correct({ hasProd: true })).toEqual({ hasProd: 'notCorrectable' })
    const answered = await closedRow({ qaState: 'ANSWERED', closedAt: null })
    expect(await refusal(claims.step(answered, 'correct', { closedAt: moment('2026-11-12'), ...why }))).toEqual({ closedAt: 'stillOpen' })
    for (const one of [{ id }, answered]) await claims.step(one, 'void', why)
  })

  it('is void in no figure, asks nobody for anything, and stays', async () => {
    const before = await figures()
    const buyer = (await claims.row(customer)).id
    const like = { customerId: buyer, claimCauseId: claims.cause.id }
    const [one, other] = [await closedRow(like), await closedRow(like)]
    const action = await claims.row(complaintAction, { complaintId: one.id, state: 'OPEN', dueDate: '2026-11-10' })
    const done = await claims.row(complaintAction, { complaintId: one.id, state: 'EFFECTIVE', dueDate: '2026-11-10' })
    const counted = await figures()
    expect([counted.count - before.count, counted.recurring - before.recurring]).toEqual([2, 2])
    const recurs = async (id: number) => {
      const found = await claims.read().list(complaint, { no: 1, size: 100, filter: { isRecurring: { eq: true } } })
      return found.items.some((row) => row.id === id)
    }
    expect(await recurs(other.id)).toBe(true)
    await claims.step(one, 'void', why)
    const after = await figures()
    expect([after.count - before.count, after.recurring - before.recurring, after.compensated - before.compensated]).toEqual([1, 0, 300])
    expect(await recurs(other.id)).toBe(false)
    expect(await customerComplaints(claims.read(), buyer, 'en')).toMatchObject({ count: 1, open: 0, rejected: 0, compAmount: 300 })
    expect(await now(one.id)).toMatchObject({ qaState: 'VOIDED', compAmount: 300 })
    expect((await claims.read().of(complaintAction).many([action.id, done.id])).map((row) => row?.state)).toEqual([
      'CANCELLED',
      'EFFECTIVE',
    ])
    expect(await refusal(claims.step(one, 'reopen', why))).toBe('illegalStep')
    expect(await refusal(claims.ops.update(claims.actor, complaint, one.id, { remark: 'x' }))).toBe('readOnly')
  })
})
