import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../../../../console/kit/words/time.ts'
import { afterKey, readDay, weekdayOf, weekOf, weeksOf } from '../../../../console/screens/maintenance/calendar/days.ts'
import {
  countsOf,
  type Day,
  type Entry,
  entriesOf,
  fitting,
  namesIn,
  type Order,
} from '../../../../console/screens/maintenance/calendar/entries.ts'
import { moving, objection } from '../../../../console/screens/maintenance/calendar/moving.ts'

describe('the weeks of the calendar', () => {
  it('begin on Monday and hold the whole month', () => {
    expect(weeksOf('2026-11-22')[0]).toEqual(weekOf('2026-10-28'))
    expect(weeksOf('2026-11-22').map((week) => week[0])).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
  })

  it('are four where February begins on a Monday, and never more than six', () => {
    expect(weeksOf('2027-02-10')).toHaveLength(4)
    const lengths = Array.from({ length: 96 }, (_, month) => weeksOf(addMonths('2020-01-15', month)).length)
    expect([...new Set(lengths)].sort()).toEqual([4, 5, 6])
  })

  it('know leap days and the turn of the year', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(weekOf('2027-01-01')).toContain('2026-12-31')
    expect(weekdayOf('2026-11-22')).toBe('sun')
  })

  it('keep the day of the month where the other month has it', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(addMonths('2026-12-05', 1)).toBe('2027-01-05')
  })

  it('take nothing for a day that is none', () => {
    for (const asked of [null, '', '2026-02-30', '2026-13-01', 'today', '2026-1-1']) expect(readDay(asked, '2026-11-22')).toBe('2026-11-22')
    expect(readDay('2024-02-29', '2026-11-22')).toBe('2024-02-29')
  })
})

describe('the keys of the calendar', () => {
  it('lead from day to day, week to week and month to month, over every edge', () => {
    const from = '2026-11-01'
    const ways = Object.fromEntries(
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'].map((key) => [key, afterKey(key, from)]),
    )
    expect(ways).toEqual({
      ArrowLeft: '2026-10-31',
      ArrowRight: '2026-11-02',
      ArrowUp: '2026-10-25',
      ArrowDown: '2026-11-08',
      Home: '2026-10-26',
      End: '2026-11-01',
      PageUp: '2026-10-01',
      PageDown: '2026-12-01',
    })
  })

  it('leave all others alone', () => {
    for (const key of ['Enter', 'Tab', 'a', 'toString']) expect(afterKey(key, '2026-11-01')).toBeUndefined()
  })
})

describe('what stands on a day', () => {
  const order = (id: string, more: Partial<Order> = {}): Order => ({
    id,
    maintNo: `BY${id}`,
    checkName: '润滑',
    planDate: '2026-11-22',
    status: 'PENDING',
    isOverdue: false,
    equipment: { id: '1', title: '凹印机 1 号' },
    owner: { id: '1', title: '张建国' },
    ...more,
  })
  const turn = { planId: '7', name: '凹印机 2 号 每周清洁', equipmentId: '2', equipmentName: '凹印机 2 号', ownerName: null, maintLevel: 1 }
  const days: Day[] = [
    {
      date: '2026-11-22',
      isRest: false,
      more: 0,
      orders: [order('1', { status: 'DONE' }), order('2', { isOverdue: true }), order('3')],
      planned: [turn],
    },
    { date: '2026-11-23', isRest: false, more: 0, orders: [order('4', { owner: null })], planned: [] },
  ]
  const all = { owner: '', machine: '' }

  it('begins with what needs somebody, and planned turns come last', () => {
    expect(
      entriesOf(days, all)
        .get('2026-11-22')
        ?.map((entry) => [entry.key, entry.state]),
    ).toEqual([
      ['o2', 'OVERDUE'],
      ['o3', 'PENDING'],
      ['o1', 'DONE'],
      ['p7.2026-11-22', 'PLANNED'],
    ])
  })

  it('does not say the name of the machine twice', () => {
    expect(entriesOf(days, all).get('2026-11-22')?.at(-1)).toMatchObject({
      of: 'maintenancePlan',
      id: '7',
      machine: '凹印机 2 号',
      what: '每周清洁',
    })
  })

  it('can be narrowed down to an owner or a machine', () => {
    const ofOwner = entriesOf(days, { owner: '张建国', machine: '' })
    expect([...ofOwner.values()].flat().map((entry) => entry.key)).toEqual(['o2', 'o3', 'o1'])
    expect([...entriesOf(days, { owner: '', machine: '凹印机 2 号' }).values()].flat()).toHaveLength(1)
    expect(namesIn(days, 'owner')).toEqual(['张建国'])
    expect(namesIn(days, 'machine')).toEqual(['凹印机 1 号', '凹印机 2 号'])
  })

  it('is counted over the days that are shown', () => {
    expect([...countsOf(entriesOf(days, all), ['2026-11-23'])]).toEqual([['PENDING', 1]])
  })

  it('keeps one line for what does not fit', () => {
    const many = Array.from({ length: 5 }, (_, n) => ({ key: String(n) }) as Entry)
    expect(fitting(many, 3)).toHaveLength(2)
    expect(fitting(many.slice(0, 3), 3)).toHaveLength(3)
  })
})

describe('what is dragged to another day', () => {
  const turn = {
    key: 'p5.2026-11-29',
    of: 'maintenancePlan',
    id: '5',
    day: '2026-11-29',
    state: 'PLANNED',
    machine: '',
    what: '',
    owner: '',
  } as const
  const plan = { id: '5', title: '清洁', actions: ['edit'], nextMaintDate: '2026-11-29' }

  it('moves the next turn of a plan by its next date', () => {
    expect(objection(turn, plan)).toBeUndefined()
    expect(moving(turn, plan, '2026-12-01')).toEqual({ kind: 'edit', row: plan, preset: { nextMaintDate: '2026-12-01' } })
  })

  it('says why a later turn stays, and who may move none', () => {
    expect(objection({ ...turn, day: '2026-12-06' }, plan)).toBe('laterTurn')
    expect(objection(turn, { ...plan, actions: [] })).toBe('cannotMovePlan')
  })

  it('postpones an order, which asks for the reason', () => {
    const order = { ...turn, key: 'o9', of: 'maintenanceOrder', id: '9', state: 'PENDING' } as const
    const row = { id: '9', title: 'BY1', actions: ['postpone'], planDate: '2026-11-29' }
    expect(moving(order, row, '2026-12-01')).toEqual({ kind: 'step', step: 'postpone', row, preset: { planDate: '2026-12-01' } })
    expect(objection(order, { ...row, actions: [] })).toBe('cannotMove')
  })
})
