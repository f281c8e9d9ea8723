import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutOf } from '../../../../../console/list/filters/ListTabs.tsx'
import { availableQuantity, type Place, proposedLines, requiredReason, sumOf } from '../../../../../console/screens/stock/ink/issueLines.ts'

const place = (id: string, expiringDate: string, quantity: number, more: Partial<Place> = {}) =>
  ({ id, batchNo: id, expiringDate, quantity, expiry: 'FRESH', atMachines: null, state: 'OPEN', location: null, ...more }) as Place
const SOON = place('soon', '2027-01-31', 10, { atMachines: 4 })
const LATE = place('late', '2027-05-31', 10)
const OLD = place('old', '2026-01-31', 5, { expiry: 'EXPIRED' })
const KEPT = place('kept', '2026-12-31', 5, { state: 'QUARANTINED' })
const ALL = [LATE, OLD, KEPT, SOON]

describe('where ink comes from', () => {
  it('is proposed by expiry, without what has expired, waits in quarantine or stands at machines', () => {
    expect([...proposedLines(ALL, 8.5)]).toEqual([
      ['soon', 6],
      ['late', 2.5],
    ])
    expect(sumOf(proposedLines(ALL, 100))).toBe(16)
    expect([...proposedLines(ALL, 11, 'late')]).toEqual([
      ['late', 10],
      ['soon', 1],
    ])
  })

  it('needs a reason where something expires sooner or has expired', () => {
    const lines = (given: Record<string, number>) => new Map(Object.entries(given))
    expect(requiredReason(ALL, lines({ soon: 6, late: 1 }))).toBe(null)
    expect(requiredReason(ALL, lines({ soon: 5.999, late: 1 }))).toBe('outOfTurn')
    expect(requiredReason(ALL, lines({ old: 1 }))).toBe('expired')
    expect(requiredReason(ALL, lines({}))).toBe(null)
  })

  it('as proposed never needs one, and never takes more than is there', () => {
    const some = fc.record({ day: fc.integer({ min: 10, max: 28 }), kg: fc.integer({ min: 1, max: 5000 }) })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 6 }), fc.integer({ min: 1, max: 40_000 }), (made, grams) => {
        const places = made.map(({ day, kg }, at) => place(`p${at}`, `2027-01-${day}`, kg / 1000))
        const lines = proposedLines(places, grams / 1000)
        expect(requiredReason(places, lines)).toBe(null)
        for (const one of places) expect(lines.get(one.id) ?? 0).toBeLessThanOrEqual(availableQuantity(one))
      }),
    )
  })
})

it('a tab of a list is pressed while its filters alone are in force, whatever else narrows the list', () => {
  const cuts = [
    { name: 'all', title: '', filter: { state: 'A,B' } },
    { name: 'late', title: '', filter: { isLate: 'true' } },
  ]
  expect(cutOf(cuts, { state: 'A,B', inkId: '3' })).toBe('all')
  expect(cutOf(cuts, { isLate: 'true' })).toBe('late')
  expect(cutOf(cuts, { isLate: 'true', state: 'A,B' })).toBe('')
  expect(cutOf(cuts, {})).toBe('')
})
