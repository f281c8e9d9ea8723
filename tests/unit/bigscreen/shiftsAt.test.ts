// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { linesOf, plainText, type Shift, shiftsAt } from '../../../bigscreen/boards/shiftsAt.ts'

const at = (text: string) => `2026-11-${text.replace(' ', 'T')}:00.000+08:00`
const shift = (shiftId: string, from: string, to: string, more: Partial<Shift> = {}): Shift => ({
  ...{ shiftId, name: shiftId, beginTime: from.slice(3), endTime: to.slice(3), beginsAt: at(from), endsAt: at(to) },
  ...{ planned: 0, present: 0, late: 0, absent: 0, onLeave: 0, places: [], ...more },
})
const dayOf = (day: number) => ({
  date: `2026-11-${day}`,
  shifts: [shift('early', `${day} 07:00`, `${day} 19:00`), shift('night', `${day} 20:00`, `${day + 1} 07:00`)],
  notices: [],
})
const board = { today: '2026-11-18', days: [dayOf(17), dayOf(18), dayOf(19)] }
const told = (now: string) => {
  const { day, on, next } = shiftsAt(board, Date.parse(at(now)))
  return [day?.date, on.map(({ name }) => name), next.map(({ beginsAt }) => beginsAt)]
}

describe('the shift at work', () => {
  it('belongs to the day on which it began: last night’s is on until the morning', () => {
    expect(told('18 03:00')).toEqual(['2026-11-17', ['night'], [at('18 07:00')]])
    expect(told('18 07:00')).toEqual(['2026-11-18', ['early'], [at('18 20:00')]])
  })
  it('follows midnight before the next message has come', () => {
    expect(told('19 00:30')).toEqual(['2026-11-18', ['night'], [at('19 07:00')]])
    expect(told('19 07:30')).toEqual(['2026-11-19', ['early'], [at('19 20:00')]])
  })
  it('may be none', () => {
    expect(told('18 19:30')).toEqual(['2026-11-18', [], [at('18 20:00')]])
  })
})

describe('the lines of a shift', () => {
  const people = (...names: string[]) => names.map((name) => ({ workerId: name, name, state: 'PRESENT' as const }))
  it('are its positions, with as many people beside each other as fit', () => {
    const places = [
      { entryId: '1', positionName: '机长', equipmentName: '1 号机', people: people('a', 'b', 'c') },
      { entryId: '2', positionName: '质检', equipmentName: null, people: [] },
      { entryId: '3', positionName: '机长', equipmentName: '1 号机', people: people('d') },
    ]
    const lines = linesOf([shift('early', '18 07:00', '18 19:00', { places })], 3)
    expect(lines.map((line) => [line.place, line.people.map(({ name }) => name).join('')])).toEqual([
      ['机长 · 1 号机', 'abc'],
      ['', 'd'],
      ['质检', ''],
    ])
  })
})

it('reads formatted text line by line and nothing else of it', () => {
  expect(plainText('<p>停水 &amp; 停电</p><ul><li>一</li><li><img src=x onerror=alert(1)>二</li></ul>')).toBe('停水 & 停电\n一\n二')
})
