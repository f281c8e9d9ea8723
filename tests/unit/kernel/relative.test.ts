import { describe, expect, it } from 'vitest'
import { PERIOD_DAYS_MAX, periodOf, type RelativeFacts, type ResourceDef, relativeCondition } from '../../../server/kernel/index.ts'

const factsAt = (today: string, offsetMinutes = 480, shift?: RelativeFacts['shift']): RelativeFacts => ({
  ...{ today, offsetMinutes, shift },
  idsOf: (target, word) => (target === 'user' && word === 'me' ? [7] : []),
})
const date = { kind: 'date', target: undefined } as const
const instant = { kind: 'instant', target: undefined } as const
const days = (text: string, today: string) => {
  const found = relativeCondition(date, text, factsAt(today))
  return 'condition' in found ? [found.condition.from, found.condition.to] : found.fault
}

describe('a period', () => {
  it.each([
    ['today', '2026-11-29', ['2026-11-29', '2026-11-29']],
    ['yesterday', '2027-01-01', ['2026-12-31', '2026-12-31']],
    ['thisWeek', '2026-11-29', ['2026-11-23', '2026-11-29']],
    ['thisWeek', '2027-01-01', ['2026-12-28', '2027-01-03']],
    ['lastWeek', '2027-01-04', ['2026-12-28', '2027-01-03']],
    ['thisMonth', '2028-02-29', ['2028-02-01', '2028-02-29']],
    ['lastMonth', '2027-01-31', ['2026-12-01', '2026-12-31']],
    ['lastMonth', '2026-03-31', ['2026-02-01', '2026-02-28']],
    ['last1days', '2026-11-29', ['2026-11-29', '2026-11-29']],
    ['last7days', '2027-01-03', ['2026-12-28', '2027-01-03']],
    ['olderThan7days', '2027-01-03', [undefined, '2026-12-27']],
  ])('%s on %s', (text, today, wanted) => {
    expect(days(text, today)).toEqual(wanted)
  })

  it('is made of whole days of the plant, whatever the offset', () => {
    const found = relativeCondition(instant, 'last2days', factsAt('2027-01-01', 345))
    expect(found).toEqual({ condition: { from: new Date('2026-12-30T18:15:00.000Z'), to: new Date('2027-01-01T18:14:59.999Z') } })
  })

  it('of days and the one before them leave no day out and share none', () => {
    for (const count of [1, 2, 7, 365, PERIOD_DAYS_MAX]) {
      const [[from], [, to]] = [days(`last${count}days`, '2026-11-29'), days(`olderThan${count}days`, '2026-11-29')] as [string[], string[]]
      expect(Date.parse(from as string) - Date.parse(to as string)).toBe(86_400_000)
    }
  })

  it.each(['last0days', 'last-5days', 'olderThan0days', 'last100000days', 'olderThan999999999999days'])(
    '%s is refused with its limits',
    (text) => {
      expect(periodOf(text)).toEqual({ rule: 'between', params: { min: 1, max: PERIOD_DAYS_MAX } })
    },
  )

  it.each(['', 'Today', 'last7', 'lastNdays', 'last7.5days', 'last7days ', 'constructor', 'me'])('‘%s’ is none', (text) => {
    expect(periodOf(text)).toMatchObject({ rule: 'relative', params: { allowed: expect.stringContaining('olderThanNdays') } })
  })
})

describe('the shift that is on', () => {
  const shift = { day: '2026-12-31', from: new Date('2026-12-31T12:00:00Z'), until: new Date('2027-01-01T00:00:00Z') }
  it('counts by its own times, and for the day on which it began', () => {
    const facts = factsAt('2027-01-01', 480, shift)
    expect(relativeCondition(instant, 'thisShift', facts)).toEqual({
      condition: { from: shift.from, to: new Date('2026-12-31T23:59:59.999Z') },
    })
    expect(relativeCondition(date, 'thisShift', facts)).toEqual({ condition: { from: '2026-12-31', to: '2026-12-31' } })
  })
  it('finds nothing between shifts', () => {
    expect(relativeCondition(instant, 'thisShift', factsAt('2027-01-01'))).toEqual({ condition: { in: [] } })
  })
})

describe('a word for a link', () => {
  const user = { name: 'user', person: { account: 'id' } } as unknown as ResourceDef
  const machine = { name: 'equipment' } as unknown as ResourceDef
  const condition = (target: ResourceDef, text: string) => relativeCondition({ kind: 'link', target }, text, factsAt('2026-11-29'))
  it('means rows of people and departments only', () => {
    expect(condition(user, 'me')).toEqual({ condition: { in: [7] } })
    expect(condition(user, 'myDepartment')).toEqual({ condition: { in: [] } })
    expect(condition(user, 'today')).toEqual({ fault: { rule: 'relative', params: { allowed: 'me, myDepartment' } } })
    expect(condition(machine, 'me')).toEqual({ fault: { rule: 'notRelative' } })
  })
})
