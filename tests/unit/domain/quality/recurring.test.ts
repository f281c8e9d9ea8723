import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { customer } from '../../../../server/domain/masterdata/index.ts'
import { complaint, complaintCause, complaintRecurrencesModel } from '../../../../server/domain/quality/index.ts'
import { historyOf } from '../../../../server/domain/system/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { refusal } from '../shop.ts'
import { type Claims, openClaims } from './claims.ts'

describe('what has come again', () => {
  let claims: Claims
  beforeAll(async () => {
    claims = await openClaims()
  })
  afterAll(() => claims.close())

  const ask = (id: number, by = claims.actor) =>
    claims.ops.ask(by, complaintRecurrencesModel, { id }, { language: 'en', translate: (key: string) => key } as never) as Promise<
      { complaintId: number; isSameCustomer: boolean; isSameDecor: boolean }[]
    >

  it('is of the same customer or decor and cause, within a year, and was justified', async () => {
    const [other, buyer] = [await claims.row(complaintCause), await claims.row(customer)]
    const like = { claimCauseId: claims.cause.id, longCode: 'W1203' }
    const one = await claims.claim(like)
    const sameCustomer = await claims.claim({ ...like, longCode: 'S2016', claimDate: '2026-03-01' })
    const sameDecor = await claims.claim({ ...like, customerId: buyer.id, claimDate: '2026-02-01' })
    const both = await claims.claim({ ...like, claimDate: '2025-11-18' })
    const rejected = await claims.claim(like)
    await claims.step(rejected, 'reject', { reason: 'so' })
    await claims.claim({ ...like, claimDate: '2025-11-17' })
    await claims.claim({ ...like, claimCauseId: other.id })
    await claims.claim({ ...like, longCode: 'S2016', customerId: buyer.id })
    expect((await ask(one.id)).map(({ complaintId, isSameCustomer, isSameDecor }) => [complaintId, isSameCustomer, isSameDecor])).toEqual([
      [sameCustomer.id, true, false],
      [sameDecor.id, false, true],
      [both.id, true, true],
    ])
  })

  it('is found in the list by the same rule: both ends of the year, and nothing that was not justified', async () => {
    const [newest, oldest, older, lonely, rejected] = await Promise.all(Array.from({ length: 5 }, () => claims.row(customer)))
    const [cause, other] = [await claims.row(complaintCause), await claims.row(complaintCause)]
    const claim = (customerId: number | undefined, claimDate: string, claimCauseId = cause.id) =>
      claims.claim({ customerId, claimDate, claimCauseId })
    const pair = [await claim(newest?.id, '2026-11-18'), await claim(newest?.id, '2025-11-18')]
    const apart = [await claim(oldest?.id, '2026-11-18'), await claim(oldest?.id, '2025-11-17')]
    const otherCause = [await claim(older?.id, '2026-11-18'), await claim(older?.id, '2026-11-18', other.id)]
    const single = await claim(lonely?.id, '2026-11-18')
    const justified = await claim(rejected?.id, '2026-11-18')
    const unjustified = await claim(rejected?.id, '2026-11-18')
    await claims.step(unjustified, 'reject', { reason: 'so' })
    const id = { in: [...pair, ...apart, ...otherCause, single, justified, unjustified].map((one) => one.id) }
    const { items } = await claims.read().list(complaint, { no: 1, size: 50, filter: { id, isRecurring: { eq: true } } } as never)
    expect(items.map((one) => one.id).sort()).toEqual(pair.map((one) => one.id).sort())
  })

  it('is called as its reader knows it, in the list and in the history of a record', async () => {
    const cause = await claims.row(complaintCause, { name: '刮刀', nameEn: 'Blade' })
    const [one] = [await claims.claim({ claimCauseId: cause.id }), await claims.claim({ claimCauseId: cause.id })]
    const told = async (language: 'zh' | 'en') => {
      const telling = { language, translate: (key: string) => key } as never
      const again = (await claims.ops.ask(claims.actor, complaintRecurrencesModel, { id: one.id }, telling)) as { causeName: string }[]
      const [made] = await historyOf({ read: claims.read(), registry, language, translate: words(language) }, complaint, one.id)
      return [again[0]?.causeName, made?.changes.find(({ field }) => field === 'claimCauseId')?.after]
    }
    expect([await told('zh'), await told('en')]).toEqual([
      ['刮刀', '刮刀'],
      ['Blade', 'Blade'],
    ])
  })

  it('is nobody else\u2019s', async () => {
    const one = await claims.claim()
    expect(await refusal(ask(one.id, (await makePlant(claims.store)).actor))).toBe('notFound')
  })
})
