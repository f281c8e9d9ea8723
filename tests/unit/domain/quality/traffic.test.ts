import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complaint, type Limits, trafficOf } from '../../../../server/domain/quality/index.ts'
import { COMPLAINT, config } from '../../../../server/domain/system/index.ts'
import { type Claims, openClaims } from './claims.ts'

const LIMITS: Limits = { openDays: 7, amount: 10_000 }
const NOW = new Date('2026-11-18T04:00:00Z')
type Judged = Parameters<typeof trafficOf>[0]
type Given = Partial<Judged>
const row: Judged = {
  ...{ qaState: 'NEW' as const, prodState: null, claimDate: '2026-11-18', answerDue: '2026-11-28' },
  ...{ claimedAmount: null, compAmount: null, qaId: 1, createdAt: NOW },
}
const lightOf = (given: Given) => trafficOf({ ...row, ...given }, { ...LIMITS, now: NOW, today: '2026-11-18' })

describe('the light of a complaint', () => {
  it.each<[string, string, Given]>([
    ['GREEN', 'on its day', {}],
    ['GREEN', 'open for as long as it may be', { claimDate: '2026-11-11', qaState: 'ANSWERED' }],
    ['RED', 'open for a day more', { claimDate: '2026-11-10', qaState: 'ANSWERED' }],
    ['YELLOW', 'answered on the last day', { claimDate: '2026-11-15', answerDue: '2026-11-18' }],
    ['RED', 'answered too late', { claimDate: '2026-11-15', answerDue: '2026-11-17' }],
    ['GREEN', 'late and answered', { claimDate: '2026-11-15', answerDue: '2026-11-17', qaState: 'ANSWERED' }],
    ['GREEN', 'with less than seven tenths of its time used', { claimDate: '2026-11-12', answerDue: '2026-11-22' }],
    ['YELLOW', 'with seven tenths used', { claimDate: '2026-11-11', answerDue: '2026-11-21' }],
    ['GREEN', 'of a fen less', { compAmount: 9_999.99 }],
    ['RED', 'of so much', { compAmount: 10_000 }],
    ['RED', 'that claims so much, whatever was paid for it', { claimedAmount: 20_731, compAmount: 500 }],
    ['RED', 'that claims exactly so much', { claimedAmount: 10_000 }],
    ['GREEN', 'that claims a fen less and was paid as much', { claimedAmount: 9_999.99, compAmount: 9_999.99 }],
    ['GREEN', 'that is nobody\u2019s for a day', { qaId: null, createdAt: new Date(NOW.getTime() - 86_400_000) }],
    ['RED', 'that is nobody\u2019s for longer', { qaId: null, createdAt: new Date(NOW.getTime() - 86_400_001) }],
    ['YELLOW', 'that waits for production', { prodState: 'WAITING' }],
    ['GREEN', 'of which production knows the cause', { prodState: 'ANALYSING' }],
    ['GREEN', 'closed, however late and dear', { qaState: 'CLOSED', claimDate: '2026-01-01', compAmount: 99_999 }],
    ['GREY', 'void', { qaState: 'VOIDED', claimDate: '2026-01-01', claimedAmount: 99_999 }],
    ['GREY', 'not justified', { qaState: 'REJECTED', claimDate: '2026-01-01' }],
  ])('is %s for one %s', (light, _what, given) => expect(lightOf(given)).toBe(light))

  describe('in lists', () => {
    let claims: Claims
    beforeAll(async () => {
      claims = await openClaims()
    })
    afterAll(() => claims.close())

    it('finds exactly the rows that show it, and puts what is urgent first', async () => {
      const days = ['2026-11-18', '2026-11-14', '2026-11-13', '2026-11-11', '2026-11-10', '2026-11-01']
      for (const claimDate of days)
        for (const [claimedAmount, compAmount] of [
          [null, null],
          [20_000, 9_999.99],
          [5, 10_000],
          [9_999.99, null],
        ])
          for (const end of ['', 'answer', 'reject']) {
            const one = await claims.claim({
              claimDate,
              claimedAmount,
              compAmount,
              hasProd: end === '' && claimDate > '2026-11-12',
              qaId: claims.qa.id,
            })
            if (end === 'reject') await claims.step(one, 'reject', { reason: 'so' })
            if (end !== 'answer') continue
            await claims.step(one, 'investigate')
            await claims.step(one, 'answer', { answer: 'so' })
          }
      claims.at('2026-11-18T09:00:00Z')
      const list = async (trafficStatus?: string) => {
        const filter = trafficStatus ? { trafficStatus: { eq: trafficStatus } } : {}
        return (
          await claims.ops.list(claims.actor, complaint, {
            filter,
            page: { no: 1, size: 100, sort: 'trafficStatus', order: 'DESC' },
          } as never)
        ).items
      }
      const all = (await list()) as unknown as { id: number }[]
      const lights = new Map<string, number[]>()
      for (const one of all) {
        const full = await claims.read().of(complaint).get(one.id)
        const light = trafficOf(full, { ...LIMITS, now: new Date('2026-11-18T09:00:00Z'), today: '2026-11-18' })
        lights.set(light, [...(lights.get(light) ?? []), one.id])
      }
      expect([...lights.keys()]).toEqual(['RED', 'YELLOW', 'GREY', 'GREEN'])
      for (const [light, ids] of lights) {
        const found = ((await list(light)) as unknown as { id: number }[]).map(({ id }) => id)
        expect([light, found.toSorted()]).toEqual([light, ids.toSorted()])
      }
    })

    it('shows page by page what one list of all shows, and counts what each light has', async () => {
      const read = claims.read()
      const asked = async (more: object) => read.list(complaint, { no: 1, size: 2000, sort: 'trafficStatus', ...more } as never)
      for (const desc of [true, false])
        for (const thenBy of [[], [{ sort: 'claimDate', desc: !desc }]]) {
          // More than are put together: these are sorted as one.
          const all = (await asked({ desc, thenBy })).items.map(({ id }) => id)
          const paged: number[] = []
          for (let no = 1; paged.length < all.length && no < 20; no++)
            paged.push(...(await asked({ desc, thenBy, no, size: 7 })).items.map(({ id }) => id))
          expect(paged).toEqual(all)
        }
      const totals = []
      for (const among of [['RED'], ['YELLOW'], ['GREEN'], ['GREY'], ['RED', 'GREEN'], ['RED', 'YELLOW', 'GREEN', 'GREY']]) {
        const found = await asked({ filter: { trafficStatus: { in: among } } })
        expect([among, await found.total()]).toEqual([among, found.items.length])
        totals.push(found.items.length)
      }
      const [red = 0, yellow = 0, green = 0, grey = 0, , whole] = totals
      expect(red + yellow + green + grey).toBe(whole)
      expect(Math.min(red, yellow, green, grey)).toBeGreaterThan(0)
    })

    it('compares amounts with the largest limit that there may be', async () => {
      const dear = async () => (await claims.read().list(complaint, { no: 1, size: 200, filter: { trafficStatus: { eq: 'RED' } } })).items
      const before = (await dear()).length
      const limit = 999_999_999
      await claims.row(config, { configKey: COMPLAINT.amount, configValue: String(limit) })
      const [below, at] = [await claims.claim({ compAmount: limit - 0.01 }), await claims.claim({ compAmount: limit })]
      const ids = (await dear()).map(({ id }) => id)
      expect([ids.includes(below.id), ids.includes(at.id), ids.length < before]).toEqual([false, true, true])
    })
  })
})
