import { describe, expect, it } from 'vitest'
import { type PadKey, pressed, settled } from '../../../../console/fields/inputs/numberPad.ts'
import { addDays } from '../../../../console/kit/words/time.ts'
import { blank, inputOf, isBlank, isReady, judgementOf, missingIn } from '../../../../console/screens/inspection/record/draft.ts'
import { createDrafts } from '../../../../console/screens/inspection/record/drafts.ts'
import { isLikeNumber, rangeKey } from '../../../../console/screens/inspection/record/refText.ts'
import { type Reading, verdictOf } from '../../../../console/screens/inspection/record/verdict.ts'
import { rhythmOf } from '../../../../console/screens/inspection/rhythm.ts'
import {
  countsOf,
  isSameRound,
  isShown,
  nextOpen,
  type RoundOrder,
  stopsOf,
  toRead,
  unread,
  wished,
} from '../../../../console/screens/inspection/round/round.ts'
import { readPlace } from '../../../../console/screens/inspection/round/useRoundAddress.ts'
import { movedDays, phaseOf, readDays, turned } from '../../../../console/screens/inspection/shifts.ts'
import { isOfToday, resultOf } from '../../../../console/screens/shared/inspected.ts'
import { isAsExpected, readRefValue } from '../../../../server/domain/inspection/refValue.ts'
import { refValueReading } from '../../../../server/domain/inspection/refValueReading.ts'

const readingOf = (refValue: string, unit?: string) => refValueReading(refValue, unit) as Reading
const typed = (keys: string) => {
  const named: Record<string, PadKey> = { '<': 'back' }
  return [...keys].reduce((text, key) => pressed(text, named[key] ?? (key as PadKey)), '')
}

describe('the verdict while a result is typed', () => {
  it.each([
    ['0.4~0.6', '0.4', 'in'],
    ['0.4~0.6', '0.39', 'below'],
    ['0.4~0.6', '0.600000001', 'above'],
    ['<70', '70', 'above'],
    ['<=70', '70', 'in'],
    ['>-5', '-5', 'below'],
    ['10±2', '12.0', 'in'],
    ['=0.3', '0.30', 'in'],
  ])('of %s finds %s %s', (refValue, found, verdict) => {
    expect(verdictOf(readingOf(refValue), found)).toBe(verdict)
  })

  it('says what the server will say', () => {
    for (const refValue of ['0.4~0.6', '<70', '<=70', '>0', '>=-2', '=3', '10±0.1', 'ok|fine'])
      for (const found of [
        '-2',
        '-2.000000001',
        '0',
        '0.1',
        '0.5',
        '3',
        '9.9',
        '10.1',
        '69.999',
        '70',
        '70.1',
        '3-4',
        '3 – 4',
        '3 -ish',
        'ok',
        'fine ',
        '０．５',
      ]) {
        const verdict = verdictOf(readingOf(refValue), found)
        const judge = () => isAsExpected(readRefValue(refValue), found)
        if (verdict === 'noNumber') expect(judge, `${refValue} ${found}`).toThrow()
        else expect(verdict === 'in', `${refValue} ${found}`).toBe(judge())
      }
  })

  it('takes a number in another unit for a question, not for a result', () => {
    const reading = readingOf('0.4~0.6', 'MPa')
    expect(verdictOf(reading, '0.5 bar')).toBe('otherUnit')
    expect(verdictOf(reading, '0.5MPa')).toBe('in')
    expect(verdictOf(reading, 'half')).toBe('noNumber')
  })

  it('says nothing of what is not typed yet, and leaves free text to people', () => {
    expect(verdictOf(readingOf('<70'), ' ')).toBeNull()
    expect(verdictOf(readingOf('shiny'), 'dull')).toBeNull()
  })
})

describe('the number pad', () => {
  it.each([
    ['0.5', '0.5'],
    ['.5', '0.5'],
    ['05', '5'],
    ['1.2.3', '1.23'],
    ['12-', '-12'],
    ['12--', '12'],
    ['-.', '-0.'],
    ['-07', '-7'],
    ['12<', '1'],
    ['<', ''],
  ])('makes of the keys %s the text %s', (keys, text) => {
    expect(typed(keys)).toBe(text)
  })

  it('stops before a stuck key fills the field', () => {
    expect(typed('1'.repeat(50))).toHaveLength(20)
  })

  it('leaves out a point that nothing follows', () => {
    expect(settled('12.')).toBe('12')
  })
})

const order = (id: string, more: Partial<RoundOrder> = {}) =>
  ({
    id,
    equipmentId: '1',
    equipment: { id: '1', title: 'Press 1', number: 'P-1', workshop: { id: '1', title: 'Hall A' } },
    actions: ['record', 'skip'],
    blocked: [],
    status: 'PENDING',
    isMissed: false,
    isOverRef: null,
    ...more,
  }) as RoundOrder

describe('the round', () => {
  const way = [
    order('1', { status: 'DONE', isOverRef: false }),
    order('2'),
    order('3', { equipmentId: '2', equipment: { id: '2', title: 'Press 2', number: 'P-2', workshop: null } }),
    order('4', { status: 'SKIPPED' }),
    order('5', { status: 'DONE', isOverRef: true }),
    order('6', { isMissed: true }),
  ]

  it('stops at each machine in the order of the way, and says how many points are settled there', () => {
    expect(stopsOf(way).map(({ name, place, settled: of, total }) => [name, place, of, total])).toEqual([
      ['Press 1', 'Hall A · P-1', 1, 2],
      ['Press 2', 'P-2', 0, 1],
      ['Press 1', 'Hall A · P-1', 2, 3],
    ])
  })

  it('counts each point once', () => {
    expect(countsOf(way)).toEqual({ all: 6, done: 2, todo: 2, over: 1, missed: 1, skipped: 1, late: 0 })
    expect(way.filter((one) => isShown(one, 'over')).map(({ id }) => id)).toEqual(['5'])
  })

  it('asks once for each reference value of what may be opened', () => {
    const asked = [
      order('1', { refValue: '1~2', unit: 'mm' }),
      order('2', { refValue: '1~2', unit: 'mm' }),
      order('3', { refValue: '1~2', unit: null }),
      order('4', { refValue: null, unit: null }),
      order('5', { refValue: '<9', unit: null, status: 'DONE' }),
    ]
    expect(toRead(asked)).toEqual([
      { refValue: '1~2', unit: 'mm' },
      { refValue: '1~2', unit: null },
    ])
  })

  it('shows what was done late, whatever was found', () => {
    const late = [order('1', { status: 'DONE', isLate: true, isOverRef: true }), order('2', { status: 'DONE', isLate: false })]
    expect([countsOf(late).late, late.filter((one) => isShown(one, 'late')).map(({ id }) => id)]).toEqual([1, ['1']])
    expect(readPlace('?shown=late').shown).toBe('late')
  })

  it('goes on to the next open point and comes back for those left behind', () => {
    expect(nextOpen(way, '2')?.id).toBe('3')
    expect(nextOpen(way, '6')?.id).toBe('2')
    expect(nextOpen([order('2')], '2')).toBeUndefined()
  })

  it('leads to no point that may not be recorded', () => {
    const early = order('3', { blocked: [{ step: 'record', message: 'too early' }] })
    expect(nextOpen([order('1'), early, order('4', { actions: [] })], '1')).toBeUndefined()
  })

  it('is the one that an address names only when shift and date agree', () => {
    const round = { shift: { id: '2', title: 'Night' }, planDate: '2026-11-21' }
    expect(isSameRound(round, { shiftId: '2', date: '2026-11-21' })).toBe(true)
    expect(isSameRound(round, { shiftId: '2', date: '2026-11-22' })).toBe(false)
    expect(isSameRound(round, { shiftId: null, date: null })).toBe(false)
    expect(unread({ shiftId: '2', date: '2026-11-22' })).toMatchObject({ shift: { id: '2' }, planDate: '2026-11-22', orders: [] })
    expect(unread({ shiftId: null, date: null })).toBeUndefined()
  })

  it('writes values with the unit they lack', () => {
    expect(wished({ refValue: '0.4~0.6', unit: 'MPa' })).toBe('0.4 – 0.6 MPa')
    expect(wished({ refValue: '0.4~0.6 MPa', unit: 'MPa' })).toBe('0.4 – 0.6 MPa')
    expect(wished({ refValue: 'ok|fine', unit: null })).toBe('ok / fine')
    expect(resultOf({ value1: '0.5', unit: 'MPa' })).toBe('0.5 MPa')
    expect(resultOf({ value1: 'worn', unit: 'MPa' })).toBe('worn')
  })

  it('drops from an address what means nothing', () => {
    expect(readPlace('?shiftId=2&date=2026-11-22&order=7&shown=over')).toMatchObject({
      shiftId: '2',
      date: '2026-11-22',
      order: '7',
      shown: 'over',
    })
    expect(readPlace('?shiftId=x&date=2026-11-22&order=0&shown=nothing')).toMatchObject({
      shiftId: null,
      date: null,
      order: null,
      shown: 'all',
    })
  })
})

describe('what has been said of a point', () => {
  const [range, words, people] = [readingOf('<=70', '℃'), readingOf('ok|fine'), readingOf('shiny')]

  it('says what is missing', () => {
    expect(missingIn(range, blank)).toBe('number')
    expect(missingIn(words, blank)).toBe('words')
    expect(missingIn(people, blank)).toBe('judge')
    expect(missingIn(people, { ...blank, isOverRef: true })).toBe('text')
    expect(missingIn(people, { ...blank, isOverRef: false })).toBeNull()
    expect(isReady(range, { ...blank, value: 'seventy' })).toBe(false)
  })

  it('is sent as the server wants it: the judgement only where a person judges', () => {
    expect(inputOf(range, { ...blank, value: ' 65. ' }, 'normal')).toEqual({ value1: '65' })
    expect(inputOf(people, { ...blank, isOverRef: false, comment: ' as ever ' }, 'normal')).toEqual({
      value1: 'normal',
      isOverRef: false,
      comment: 'as ever',
    })
  })

  it('has a look as well as a word', () => {
    expect(judgementOf(range, { ...blank, value: '71' })).toEqual({ word: 'above', look: 'over' })
    expect(judgementOf(words, { ...blank, value: 'broken', isOther: true })).toEqual({ word: 'over', look: 'over' })
    expect(judgementOf(words, { ...blank, value: 'fine' })).toEqual({ word: 'expected', look: 'in' })
    expect(judgementOf(people, { ...blank, isOverRef: false })).toEqual({ word: 'normal', look: 'in' })
    expect(judgementOf(people, blank)).toBeNull()
  })
})

describe('what was begun and not saved', () => {
  const memory = (held: Record<string, string> = {}) => ({
    held,
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, text: string) => void Object.assign(held, { [key]: text }),
    removeItem: (key: string) => void delete held[key],
  })

  it('is there again after the page was dropped, with the reason for skipping', () => {
    const store = memory()
    const before = createDrafts('round:1', store)
    before.change('7', (old) => ({ ...old, value: '0.5' }))
    before.change('8', (old) => ({ ...old, skipReason: 'Machine is standing' }))
    const after = createDrafts('round:1', store)
    expect(after.of('7')).toEqual({ ...blank, value: '0.5' })
    expect(after.of('8').skipReason).toBe('Machine is standing')
    expect(createDrafts('round:2', store).of('7')).toBe(blank)
  })

  it('goes when it is saved or taken back, and leaves nothing behind', () => {
    const store = memory()
    const drafts = createDrafts('round:1', store)
    drafts.change('7', (old) => ({ ...old, value: '0.5', photoIds: ['3'] }))
    drafts.change('8', (old) => ({ ...old, isOther: true }))
    expect(isBlank(drafts.of('8'))).toBe(false)
    drafts.change('8', () => blank)
    expect(Object.keys(drafts.get())).toEqual(['7'])
    drafts.drop(['7'])
    expect(store.held).toEqual({})
  })

  it('tells who listens only of changes', () => {
    const drafts = createDrafts('round:1', memory())
    let told = 0
    drafts.subscribe(() => told++)
    drafts.drop(['7'])
    expect(told).toBe(0)
    drafts.change('7', (old) => ({ ...old, comment: 'loud' }))
    expect(told).toBe(1)
  })

  it('costs no round when the memory is full, forbidden or holds nonsense', () => {
    const forbidden = () => {
      throw new Error('forbidden')
    }
    const drafts = createDrafts('round:1', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
    drafts.change('7', (old) => ({ ...old, value: '1' }))
    expect(drafts.of('7').value).toBe('1')
    expect(createDrafts('a', memory({ a: '{"7"' })).get()).toEqual({})
    expect(createDrafts('a', memory({ a: 'null' })).get()).toEqual({})
  })
})

describe('shifts', () => {
  const shifts = [
    { id: '3', name: 'Night', beginTime: '23:00', endTime: '07:00' },
    { id: '1', name: 'Early', beginTime: '07:00', endTime: '15:00' },
  ]

  it('follow each other over midnight and back', () => {
    expect(turned(shifts, { shiftId: '3', date: '2026-11-30' }, 1)).toEqual({ shiftId: '1', date: '2026-12-01' })
    expect(turned(shifts, { shiftId: '1', date: '2026-12-01' }, -1)).toEqual({ shiftId: '3', date: '2026-11-30' })
    expect(turned(shifts, { shiftId: '1', date: '2026-12-01' }, 1)).toEqual({ shiftId: '3', date: '2026-12-01' })
    expect(turned([], { shiftId: '1', date: '2026-12-01' }, 1)).toBeNull()
  })

  it('are of today as long as they last', () => {
    const [today, now] = ['2026-11-22', Date.parse('2026-11-21T18:00:00Z')]
    expect(isOfToday({ planDate: '2026-11-22', dueUntil: '2026-11-21T17:00:00Z' }, today, now)).toBe(true)
    expect(isOfToday({ planDate: '2026-11-21', dueUntil: '2026-11-21T23:00:00Z' }, today, now)).toBe(true)
    expect(isOfToday({ planDate: '2026-11-21', dueUntil: '2026-11-21T15:00:00Z' }, today, now)).toBe(false)
  })

  it('say how long they last, and hand over for half an hour', () => {
    const at = (time: string) => phaseOf('2026-11-22T07:00:00Z', '2026-11-22T15:00:00Z', Date.parse(`2026-11-22T${time}Z`))
    expect(at('06:50:00')).toEqual({ kind: 'before', ms: 600_000 })
    expect(at('14:59:00')).toEqual({ kind: 'on', ms: 60_000 })
    expect(at('15:00:00').kind).toBe('grace')
    expect(at('15:30:01').kind).toBe('over')
  })

  it('are shown for at most 31 days', () => {
    const today = '2026-11-22'
    expect(readDays(null, today)).toEqual({ from: '2026-11-15', to: today })
    expect(readDays('2026-11-30~2026-11-01', today)).toEqual({ from: '2026-11-15', to: today })
    expect(readDays('2026-01-01~2026-03-31', today)).toEqual({ from: '2026-03-01', to: '2026-03-31' })
    expect(movedDays({ from: '2026-11-01', to: '2026-11-10' }, 'from', '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-31' })
    expect(movedDays({ from: '2026-11-01', to: '2026-11-10' }, 'to', '2026-10-01')).toEqual({ from: '2026-10-01', to: '2026-10-01' })
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  })
})

describe('a form of a point', () => {
  it('has a rhythm as soon as it says enough', () => {
    expect(rhythmOf(['', '', '', false])).toBeNull()
    expect(rhythmOf(['DAYS', '', '', false])).toBeNull()
    expect(rhythmOf(['DAYS', '367', '', false])).toBeNull()
    expect(rhythmOf(['DAYS', '3', '2026-11-22', true])).toEqual({
      inspectCycle: 'DAYS',
      cycleDays: 3,
      firstDate: '2026-11-22',
      closeAtWeekend: true,
    })
    expect(rhythmOf(['WEEK', '3', 'soon', false])).toEqual({
      inspectCycle: 'WEEK',
      cycleDays: null,
      firstDate: null,
      closeAtWeekend: false,
    })
  })

  it('says a range by the sentence that fits its bounds', () => {
    const keyOf = (refValue: string) => rangeKey(readingOf(refValue))
    expect(['1~2', '<1', '<=1', '>1', '>=1', '=1', '3±0'].map(keyOf)).toEqual([
      'between',
      'below',
      'atMost',
      'above',
      'atLeast',
      'exactly',
      'exactly',
    ])
  })

  it('tells whoever writes a bare number that nothing compares it', () => {
    const like = (refValue: string) => isLikeNumber(readingOf(refValue), refValue)
    expect(['80', '0.4 MPa', '－５', '=80', '75~85', '1|2', '无异响', 'A 级'].map(like)).toEqual([
      ...[true, true, true],
      ...[false, false, false, false, false],
    ])
  })
})
