import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../../../server/domain/identity/index.ts'
import { customer, qaPerson } from '../../../../server/domain/masterdata/index.ts'
import { complaint, complaintAction, customerComplaints, isSettled, myComplaints } from '../../../../server/domain/quality/index.ts'
import { type Claims, type Complaint, openClaims } from './claims.ts'

let claims: Claims
let ownerId: number
beforeAll(async () => {
  claims = await openClaims()
  ownerId = (await claims.row(user)).id
})
afterAll(() => claims.close())

const closed = async (given: Record<string, unknown> = {}) => {
  const one = await claims.claim(given)
  await claims.step(one, 'investigate')
  await claims.step(one, 'answer', { answer: 'so' })
  return one
}
const action = (one: Complaint, given: Record<string, unknown> = {}) =>
  claims.row(complaintAction, {
    ...{ complaintId: one.id, kind: 'CORRECTIVE', name: 'Check', ownerId, dueDate: '2026-11-20' },
    ...given,
  })
const idsOf = async (filter: object) => {
  const { items } = await claims.read().list(complaint, { filter: filter as never, no: 1, size: 100 })
  return items.map(({ id }) => id).toSorted((a, b) => a - b)
}

describe('a complaint that is over for good', () => {
  it.each<[boolean, string, string, [string, number | null][]]>([
    [true, 'closed without actions', 'CLOSED', []],
    [false, 'open without actions', 'ANSWERED', []],
    [true, 'not justified', 'REJECTED', []],
    [false, 'with an action to be done', 'CLOSED', [['OPEN', null]]],
    [true, 'with one that is done and needs no check', 'CLOSED', [['DONE', null]]],
    [false, 'with one that is to be looked at again', 'CLOSED', [['DONE', 30]]],
    [
      true,
      'with one that was effective and one that was cancelled',
      'CLOSED',
      [
        ['EFFECTIVE', 30],
        ['CANCELLED', 30],
      ],
    ],
  ])('is %s for one %s', (expected, _what, qaState, actions) =>
    expect(
      isSettled(
        { qaState },
        actions.map(([state, checkAfterDays]) => ({ state: state as 'OPEN', checkAfterDays })),
      ),
    ).toBe(expected),
  )

  it('is found by lists exactly when its row says so', async () => {
    const [bare, open, done, checked, running] = [await closed(), await closed(), await closed(), await closed(), await closed()]
    await action(open)
    await claims.step(await action(done), 'complete', { proof: 'so' }, complaintAction)
    await claims.step(await action(checked, { checkAfterDays: 30 }), 'complete', { proof: 'so' }, complaintAction)
    for (const one of [bare, open, done, checked]) await claims.step(one, 'close')
    const among = [bare, open, done, checked, running].map(({ id }) => id)
    expect(await idsOf({ id: { in: among }, isSettled: { eq: true } })).toEqual([bare.id, done.id])
    expect(await idsOf({ id: { in: among }, isSettled: { eq: false } })).toEqual([open.id, checked.id, running.id])
    claims.at('2026-12-20T04:00:00Z')
    const [last] = await claims.read().of(complaintAction).find({ complaintId: checked.id })
    await claims.step(last as { id: number }, 'confirm', { finding: 'so' }, complaintAction)
    expect(await idsOf({ id: { in: among }, isSettled: { eq: true } })).toEqual([bare.id, done.id, checked.id])
    claims.at('2026-11-18T04:00:00Z')
  })
})

describe('amounts of complaints', () => {
  it('are added up over all pages of a list, to the fen', async () => {
    const buyer = await claims.row(customer)
    for (const claimedAmount of [0.1, 0.2, 1_234_567.89, null]) await claims.claim({ customerId: buyer.id, claimedAmount })
    const list = await claims.read().list(complaint, { filter: { customerId: { eq: buyer.id } }, no: 1, size: 2 })
    expect([list.items.length, await list.total(), await list.sums()]).toEqual([2, 4, { claimedAmount: 1_234_568.19, compAmount: 0 }])
    const none = await claims
      .read()
      .list(complaint, { filter: { customerId: { eq: buyer.id }, qaState: { eq: 'CLOSED' } }, no: 1, size: 2 })
    expect(await none.sums()).toEqual({ claimedAmount: 0, compAmount: 0 })
  })

  it('stand with the customer, by cause', async () => {
    const buyer = await claims.row(customer)
    const of = (given: object) => closed({ customerId: buyer.id, claimedAmount: 100.1, compAmount: 50.05, ...given })
    const [first, second] = [await of({ claimCauseId: claims.cause.id }), await of({ claimCauseId: claims.cause.id })]
    await of({ claimDate: '2025-01-02' })
    await claims.step(await claims.claim({ customerId: buyer.id, claimedAmount: 7 }), 'reject', { reason: 'so' })
    await claims.step(first, 'close')
    await claims.step(second, 'close')
    expect(await customerComplaints(claims.read(), buyer.id, 'zh')).toEqual({
      ...{ count: 4, open: 1, rejected: 1, claimedAmount: 307.3, compAmount: 150.15 },
      causes: [
        {
          ...{ causeId: claims.cause.id, causeName: expect.any(String), count: 2, withinYear: 2, isRecurring: true },
          ...{ claimedAmount: 200.2, compAmount: 100.1 },
        },
        { causeId: null, causeName: null, count: 1, withinYear: 0, isRecurring: false, claimedAmount: 100.1, compAmount: 50.05 },
      ],
    })
    expect((await customerComplaints(claims.read(), buyer.id + 1, 'zh')).count).toBe(0)
  })
})

describe('my complaints', () => {
  it('are those of mine that are open, red first, and my actions, soonest first', async () => {
    const me = await claims.row(qaPerson, { userId: ownerId })
    const [calm, late, over] = [
      await claims.claim({ qaId: me.id }),
      await claims.claim({ qaId: me.id, claimDate: '2026-11-01' }),
      await closed({ qaId: me.id }),
    ]
    await claims.step(over, 'close')
    const [soon, later] = [await action(calm, { dueDate: '2026-11-19' }), await action(late, { dueDate: '2026-12-01' })]
    const found = await myComplaints(claims.store.read({ ...claims.actor, userId: ownerId }))
    expect(found.complaints.map(({ id }) => id)).toEqual([late.id, calm.id])
    const ids = found.actions.map(({ id }) => id)
    expect(ids.indexOf(soon.id)).toBeLessThan(ids.indexOf(later.id))
    expect(found.complaintCount).toBe(2)
  })
})
