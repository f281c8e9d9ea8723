import { describe, expect, it } from 'vitest'
import {
  entriesOf,
  firstEntry,
  type Item,
  isInView,
  keyOf,
  neighbourOf,
  ownersOf,
  type Person,
  peopleFor,
  shareOfShift,
  suggestedFor,
} from '../../../../console/screens/repair/dispatch/queue.ts'

const item = (id: number, more: Partial<Item> = {}) =>
  ({
    kind: 'REPORT',
    records: [{ id: String(id), updatedAt: '' }],
    suggestions: [],
    craft: null,
    isStopped: false,
    ...more,
  }) as unknown as Item
const person = (repairerId: string, more: Partial<Person> = {}) =>
  ({
    repairerId,
    name: repairerId,
    craft: null,
    presence: 'ON_SHIFT',
    loadHours: 0,
    shiftMinutes: 480,
    work: [],
    ...more,
  }) as unknown as Person
const none: ReadonlySet<string> = new Set()
const keys = (entries: readonly { key: string; isGone: boolean }[]) => entries.map(({ key, isGone }) => (isGone ? `(${key})` : key))

describe('the queue', () => {
  it('leaves what a colleague assigned where it was, and hides at once what was assigned here', () => {
    const before = entriesOf([item(1), item(2), item(3)], [], none)
    expect(keys(entriesOf([item(1), item(3)], before, none))).toEqual(['REPORT.1', '(REPORT.2)', 'REPORT.3'])
    const hidden = new Set(['REPORT.2'])
    expect(keys(entriesOf([item(1), item(2), item(3)], before, hidden))).toEqual(['REPORT.1', 'REPORT.3'])
    expect(keys(entriesOf([item(1), item(3)], before, hidden))).toEqual(['REPORT.1', 'REPORT.3'])
    expect(keys(entriesOf([], before, none))).toEqual(['(REPORT.1)', '(REPORT.2)', '(REPORT.3)'])
  })

  it('moves from row to row, past those that have gone, and stops at both ends', () => {
    const before = entriesOf([item(1), item(2), item(3)], [], none)
    const entries = entriesOf([item(1), item(3)], before, none)
    expect(neighbourOf(entries, null, 1)).toBe('REPORT.1')
    expect(neighbourOf(entries, 'REPORT.1', 1)).toBe('REPORT.3')
    expect(neighbourOf(entries, 'REPORT.3', 1)).toBe('REPORT.3')
    expect(neighbourOf(entries, 'REPORT.1', -1)).toBe('REPORT.1')
    // One that has gone while it was chosen leads on from its place.
    expect(neighbourOf(entries, 'REPORT.2', 1)).toBe('REPORT.3')
    expect(neighbourOf([], null, 1)).toBeNull()
  })

  it('begins with the first row that can be assigned, not with a stop that waits for parts', () => {
    const suggestions = [{ repairerId: '1' }] as unknown as Item['suggestions']
    const parts = item(1, { kind: 'PARTS', isStopped: true })
    expect(firstEntry(entriesOf([parts, item(2, { suggestions })], [], none))?.key).toBe('REPORT.2')
    expect(firstEntry(entriesOf([parts], [], none))?.key).toBe('PARTS.1')
    expect(firstEntry([])).toBeUndefined()
  })

  it('has tabs for stops, reports, what is due and what waits for parts', () => {
    const all = [
      item(1),
      item(2, { isStopped: true }),
      item(3, { kind: 'DEBT' }),
      item(4, { kind: 'INSPECTION' }),
      item(5, { kind: 'PARTS' }),
    ]
    const shown = (view: Parameters<typeof isInView>[1]) => all.filter((one) => isInView(one, view)).map(keyOf)
    expect([shown('STOPPED'), shown('REPORT'), shown('DUE'), shown('PARTS'), shown('ALL').length]).toEqual([
      ['REPORT.2'],
      ['REPORT.1', 'REPORT.2'],
      ['DEBT.3', 'INSPECTION.4'],
      ['PARTS.5'],
      5,
    ])
  })
})

describe('the people of a row', () => {
  const people = [
    person('leave', { presence: 'ON_LEAVE', craft: 'ELECTRICAL' }),
    person('other', { craft: 'MECHANICAL' }),
    person('busy', { craft: 'ELECTRICAL', loadHours: 3 }),
    person('free', { craft: 'ELECTRICAL' }),
    person('later', { craft: 'ELECTRICAL', presence: 'OFF_SHIFT' }),
  ]
  const electrical = item(1, {
    craft: 'ELECTRICAL',
    equipmentName: '凹印机 3 号',
    suggestions: [{ repairerId: 'busy', name: 'busy', reasons: ['MENDED_MACHINE'], caution: null }],
  } as never)

  it('come in the order of the suggestion, then of presence, trade and load', () => {
    expect(peopleFor(people, electrical).map(({ repairerId }) => repairerId)).toEqual(['busy', 'free', 'other', 'later', 'leave'])
    expect(suggestedFor(electrical)).toBe('busy')
    expect(suggestedFor(item(2))).toBeNull()
    // A machine without a trade: whoever is there and has least to do.
    expect(peopleFor(people, item(2)).map(({ repairerId }) => repairerId)).toEqual(['other', 'free', 'busy', 'later', 'leave'])
  })

  it('fill their shift with the hours of their work, eight hours where none is planned', () => {
    expect(shareOfShift(person('a', { loadHours: 2 }))).toBe(0.25)
    expect(shareOfShift(person('a', { loadHours: 12, shiftMinutes: 720 }))).toBe(1)
    expect(shareOfShift(person('a', { loadHours: 2, shiftMinutes: 0 }))).toBe(0.25)
  })

  it('are named as those who have the machine in hand', () => {
    const owner = person('王建国', { work: [{ equipmentName: '凹印机 3 号' }] } as never)
    expect(ownersOf([...people, owner], electrical)).toEqual(['王建国'])
  })
})
