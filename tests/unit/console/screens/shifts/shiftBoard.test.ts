import { describe, expect, it } from 'vitest'
import {
  applied,
  changesOf,
  copyOf,
  type Edit,
  erase,
  fill,
  move,
  paste,
  setPosition,
  setShift,
} from '../../../../../console/screens/shifts/board/edits.ts'
import { clashMarks, leaveMarks, shiftMarks, shiftOfKey, staffingOf } from '../../../../../console/screens/shifts/board/marks.ts'
import { type Cell, linesOf, type Sheet, slotsOf, type Worker } from '../../../../../console/screens/shifts/board/roster.ts'
import { afterKey, filledTo, rangeAt, rectOf } from '../../../../../console/screens/shifts/board/selection.ts'

const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
const [MON = '', TUE = '', WED = '', THU = ''] = days
const worker = (id: string, positionId: string | null = 'press'): Worker => ({ id, name: id, workerNo: id, teamId: 'a', positionId })
const people = [worker('li'), worker('wang'), worker('zhao', 'ink')]
const cell = (date: string, shiftId: string, workerIds: string[], more: Partial<Cell> = {}): Cell => ({
  ...{ date, shiftId, positionId: 'press', equipmentId: null, teamId: 'a', workerIds, isGenerated: true },
  ...more,
})
const sheetOf = (cells: readonly Cell[]): Sheet => ({ people, days, slotsAt: slotsOf(cells) })
const at = (row: number, col: number) => rectOf(rangeAt({ row, col }))
const area = (top: number, left: number, bottom: number, right: number) => ({ top, left, bottom, right })
/** Who works what after some edits, as 'day shift position: people'. */
const worked = (cells: readonly Cell[], edits: readonly Edit[]) =>
  applied(cells, changesOf(cells, edits))
    .filter(({ workerIds }) => workerIds.length)
    .map(({ date, shiftId, positionId, workerIds }) => `${date.slice(8)} ${shiftId} ${positionId}: ${workerIds.join(' ')}`)
    .sort()

describe('the selection of the board', () => {
  const size = { rows: 3, cols: 4 }
  const plain = { isShift: false, isFar: false }

  it('follows the keys of a spreadsheet and stays within the board', () => {
    const from = rangeAt({ row: 0, col: 0 })
    expect(afterKey(from, 'ArrowUp', plain, size)).toEqual(from)
    expect(afterKey(from, 'ArrowDown', plain, size)).toEqual(rangeAt({ row: 1, col: 0 }))
    expect(afterKey(from, 'ArrowRight', { isShift: false, isFar: true }, size)).toEqual(rangeAt({ row: 0, col: 3 }))
    expect(afterKey(from, 'End', { isShift: true, isFar: true }, size)).toEqual({ from: from.from, to: { row: 2, col: 3 } })
    expect(afterKey(from, 'PageDown', plain, size)).toEqual(rangeAt({ row: 2, col: 0 }))
    expect(afterKey(from, 'x', plain, size)).toBeUndefined()
    expect(afterKey(from, 'toString', plain, size)).toBeUndefined()
  })

  it('is filled along the way that the corner went farther', () => {
    expect(filledTo(at(1, 1), { row: 1, col: 3 })).toEqual(area(1, 1, 1, 3))
    expect(filledTo(at(1, 1), { row: 2, col: 1 })).toEqual(area(1, 1, 2, 1))
    expect(filledTo(at(1, 1), { row: 1, col: 0 })).toEqual(area(1, 0, 1, 1))
  })
})

describe('edits of the board', () => {
  const cells = [cell(MON, 'early', ['li', 'wang']), cell(TUE, 'late', ['li']), cell(WED, 'night', ['wang'])]
  const sheet = sheetOf(cells)

  it('become places with everybody who stays in them', () => {
    expect(changesOf(cells, erase(sheet, at(0, 0)))).toEqual([
      { date: MON, shiftId: 'early', positionId: 'press', equipmentId: null, teamId: 'a', workerIds: ['wang'] },
    ])
  })

  it('leave a place that was emptied by hand, so that the rotation does not fill it again', () => {
    expect(changesOf(cells, erase(sheet, at(0, 1)))).toMatchObject([{ date: TUE, workerIds: [] }])
  })

  it('are nothing where nothing changes', () => {
    expect(changesOf(cells, setShift(sheet, at(0, 0), { shiftId: 'early' }))).toEqual([])
    expect(erase(sheet, at(2, 0))).toEqual([])
  })

  it('give a shift at the place of the day, else at the own position', () => {
    expect(worked(cells, setShift(sheet, area(0, 0, 2, 0), { shiftId: 'night' }))).toEqual([
      '23 night ink: zhao',
      '23 night press: li wang',
      '24 late press: li',
      '25 night press: wang',
    ])
    const homeless = { ...sheet, people: [worker('new', null)] }
    expect(setShift(homeless, at(0, 0), { shiftId: 'night' })).toEqual([])
  })

  it('change the position of those alone who work', () => {
    expect(worked(cells, setPosition(sheet, area(0, 0, 2, 0), 'ink')).filter((one) => one.startsWith('23'))).toEqual([
      '23 early ink: li wang',
    ])
  })

  it('carry a pattern on, forwards and backwards', () => {
    const forwards = fill(sheet, area(0, 0, 0, 1), area(0, 0, 0, 3))
    expect(forwards.map(({ date, slots }) => [date, slots[0]?.shiftId])).toEqual([
      [WED, 'early'],
      [THU, 'late'],
    ])
    const backwards = fill(sheetOf([cell(WED, 'early', ['li']), cell(THU, 'late', ['li'])]), area(0, 2, 0, 3), area(0, 1, 0, 3))
    expect(backwards.map(({ date, slots }) => [date, slots[0]?.shiftId])).toEqual([[TUE, 'late']])
  })

  it('lend a copied shift to somebody else at their own position', () => {
    const block = copyOf(sheet, area(0, 0, 0, 1))
    expect(worked(cells, paste(sheet, at(2, 0), block))).toContain('23 early ink: zhao')
    expect(worked(cells, paste(sheet, at(2, 0), block))).toContain('24 late ink: zhao')
  })

  it('paste as often as there is room, and rest too', () => {
    expect(paste(sheet, area(1, 0, 2, 3), copyOf(sheet, area(0, 0, 0, 1)))).toHaveLength(8)
    expect(paste(sheet, area(1, 0, 1, 2), copyOf(sheet, area(0, 0, 0, 1)))).toHaveLength(2)
    expect(worked(cells, paste(sheet, at(0, 0), copyOf(sheet, at(2, 0))))).not.toContain('23 early press: li wang')
  })

  it('never paste beyond the edge', () => {
    expect(paste(sheet, at(2, 3), copyOf(sheet, area(0, 0, 1, 1)))).toHaveLength(1)
  })

  it('exchange what is dropped and what was there', () => {
    expect(worked(cells, move(sheet, at(0, 1), { row: 1, col: 2 }))).toEqual([
      '23 early press: li wang',
      '24 night press: li',
      '25 late press: wang',
    ])
    expect(worked(cells, move(sheet, at(0, 1), { row: 2, col: 1 }))).toContain('24 late press: zhao')
    expect(move(sheet, at(0, 1), { row: 0, col: 1 })).toEqual([])
  })

  it('move a range over itself without losing anybody', () => {
    expect(worked(cells, move(sheet, area(0, 0, 0, 1), { row: 0, col: 1 }))).toEqual([
      '23 early press: wang',
      '24 early press: li',
      '25 late press: li',
      '25 night press: wang',
    ])
  })

  it('leave what is copied where it was', () => {
    expect(worked(cells, move(sheet, at(0, 1), { row: 0, col: 3 }, true))).toEqual(
      expect.arrayContaining(['24 late press: li', '26 late press: li']),
    )
  })

  it('are taken back by an inverse', () => {
    const made = changesOf(cells, setShift(sheet, at(2, 3), { shiftId: 'late' }))
    const there = applied(cells, made)
    const back = made.map((one) => ({ ...one, workerIds: [], isAbsent: true }))
    expect(applied(there, back)).toEqual(cells)
  })
})

describe('the marks of the board', () => {
  it('give each shift a sign of its own, in both languages', () => {
    const signs = (...names: string[]) =>
      [...shiftMarks(names.map((name, nth) => ({ id: String(nth), name }))).values()].map(({ short }) => short)
    expect(signs('早班', '中班', '夜班')).toEqual(['早', '中', '夜'])
    expect(signs('Early shift', 'Late shift', 'Evening shift')).toEqual(['E', 'L', 'V'])
    expect(signs('A', 'A')).toEqual(['A', '2'])
  })

  it('know which shift a key chooses', () => {
    const marks = shiftMarks([
      { id: '7', name: 'Early' },
      { id: '9', name: 'Night' },
    ])
    expect(['1', '2', 'n', 'E', '3', 'x', 'Enter'].map((key) => shiftOfKey(key, marks))).toEqual([
      '7',
      '9',
      '9',
      '7',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('show leave on the days of the board, and halves of it', () => {
    const span = { workerId: 'li', beginDate: '2026-11-20', endDate: TUE, beginHalf: true, endHalf: true }
    const away = leaveMarks({ leave: [span], days })
    expect(days.map((day) => away('li', day))).toEqual(['whole', 'half', undefined, undefined])
    expect(away('wang', MON)).toBeUndefined()
  })

  it('count holes and surplus apart, so that one does not hide the other', () => {
    const gap = (positionId: string, required: number, planned: number) => ({
      ...{ date: MON, shiftId: 'early', positionId, equipmentId: null },
      ...{ required, planned },
    })
    const staffing = staffingOf([gap('press', 3, 1), gap('ink', 1, 2)])
    expect(staffing(MON, 'early')).toMatchObject({ holes: 2, surplus: 1 })
    expect(staffing(MON, 'early', 'ink')).toMatchObject({ holes: 0, surplus: 1 })
    expect(staffing(TUE, 'early')).toMatchObject({ holes: 0, surplus: 0, gaps: [] })
  })

  it('show the worst of several clashes and tell all', () => {
    const clash = (severity: 'WARN' | 'REFUSE', message: string) => ({ workerId: 'li', date: MON, severity, message })
    const found = clashMarks([clash('REFUSE', 'on leave'), clash('WARN', 'too little rest')])
    expect(found('li', MON)).toEqual({ tone: 'danger', messages: ['on leave', 'too little rest'] })
    expect(found('li', TUE)).toBeUndefined()
  })

  it('put everybody below a team, those of none at the end', () => {
    const [li, wang, zhao] = people.map((one, at) => ({ ...one, teamId: ['b', null, 'a'][at] ?? null }))
    const teams = ['a', 'b', 'c'].map((id) => ({ id, name: id }))
    const lines = linesOf({ teams, workers: [li, wang, zhao] as Worker[] }, 'none')
    expect(lines.map((line) => (line.kind === 'team' ? `# ${line.name}` : line.worker.id))).toEqual([
      ...['# a', 'zhao', '# b', 'li', '# none', 'wang'],
    ])
  })
})
