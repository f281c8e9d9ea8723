import { describe, expect, it } from 'vitest'
import { dueCounts, freezePositions, groupsOf, type Work } from '../../../../console/screens/repair/work/workItems.ts'

const dueDates: Work['dueDates'] = []
const ref = (title: string) => ({ id: '1', title })
const report = (more: object) =>
  ({
    id: '1',
    title: 'BX1',
    actions: ['accept'],
    blocked: [],
    duct: null,
    equipment: ref('Press 1'),
    reporter: ref('Li'),
    description: 'leaks',
    urgency: 'STOP',
    status: 'PENDING',
    isStopped: true,
    reportDate: '2026-11-20T08:00:00Z',
    resumeDate: null,
    expectedDays: null,
    ...more,
  }) as unknown as Work['reports'][number]
const repair = (more: object) =>
  ({
    id: '1',
    title: 'WX1',
    actions: ['start'],
    blocked: [],
    duct: null,
    equipment: ref('Press 1'),
    repairers: [ref('Wang'), ref('Wu')],
    faultDescription: 'leaks',
    description: null,
    status: 'ASSIGNED',
    beginDate: null,
    createdAt: '2026-11-20T09:00:00Z',
    about: { urgency: 'STOP', isStopped: true, reportDate: '2026-11-20T08:00:00Z', resumeDate: null },
    ...more,
  }) as unknown as Work['repairs'][number]

describe('the work list', () => {
  it('puts reports above repairs, each in the order of the server, and leaves empty groups out', () => {
    const calm = { isStopped: false, urgency: 'NORMAL' }
    const repairs = [repair({ about: { ...calm, reportDate: '2026-11-20T08:00:00Z', resumeDate: null } })]
    const groups = groupsOf({ reports: [report(calm), report({ ...calm, id: '2' })], repairs, dueDates }, 'MINE')
    expect(groups.map((group) => [group.name, group.items.map((item) => item.key)])).toEqual([
      ['toAccept', ['reportLog.1', 'reportLog.2']],
      ['repairs', ['repairLog.1']],
    ])
    expect(groupsOf({ reports: [], repairs: [], dueDates }, 'OPEN')).toEqual([])
  })

  it('counts a stop from where every other screen does, whoever has begun to repair it meanwhile', () => {
    const since = (about: object) => {
      const row = repair({ beginDate: '2026-11-20T08:40:00Z', about: { ...repair({}).about, ...about } })
      return groupsOf({ reports: [], repairs: [row], dueDates }, 'MINE')[0]?.items[0]?.since
    }
    expect(since({})).toBe('2026-11-20T08:00:00Z')
    expect(since({ reopenedAt: '2026-11-20T08:30:00Z' })).toBe('2026-11-20T08:30:00Z')
    expect(since({ isStopped: false })).toBe('2026-11-20T08:40:00Z')
    const again = report({ reopenedAt: '2026-11-20T08:30:00Z' })
    expect(groupsOf({ reports: [again], repairs: [], dueDates }, 'MINE')[0]?.items[0]?.since).toBe('2026-11-20T08:30:00Z')
  })

  it('puts what stands first, be it a report or a repair: line stops, then what stands longest', () => {
    const reports = [report({ urgency: 'HIGH', reportDate: '2026-11-20T07:00:00Z' }), report({ id: '2', isStopped: false })]
    const groups = groupsOf({ reports, repairs: [repair({})], dueDates }, 'MINE')
    expect(groups.map((group) => [group.name, group.items.map((item) => item.key)])).toEqual([
      ['stops', ['repairLog.1', 'reportLog.1']],
      ['toAccept', ['reportLog.2']],
    ])
  })

  it('names an ink tank with its machine', () => {
    const [group] = groupsOf({ reports: [report({ duct: ref('MC-3-2') })], repairs: [], dueDates }, 'OPEN')
    expect(group?.items[0]?.machine).toBe('Press 1 · MC-3-2')
  })

  it('says of each what, where, who, since when, and whether the machine stands', () => {
    const [stops] = groupsOf({ reports: [report({})], repairs: [repair({ beginDate: '2026-11-20T10:00:00Z' })], dueDates }, 'OPEN')
    expect(stops?.items[0]).toMatchObject({ machine: 'Press 1', who: ['Li'], isStanding: true, since: '2026-11-20T08:00:00Z', due: null })
    expect(stops?.items[1]).toMatchObject({ who: ['Wang', 'Wu'], urgency: 'STOP', isStanding: true, since: '2026-11-20T08:00:00Z' })
  })

  it('says of each when it is due, as the server says, and how much is overdue or due today', () => {
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const debt = report({ status: 'USABLE_WITH_FAULT', resumeDate: '2026-11-20T17:00:00Z' })
    const due = [
      { kind: 'reportLog', id: '1', dueDate: '2026-11-24' },
      { kind: 'repairLog', id: '1', dueDate: today },
    ]
    const groups = groupsOf({ reports: [debt], repairs: [repair({})], dueDates: due }, 'RUNNING_WITH_FAULT')
    expect(groups.map(({ name, items }) => [name, items.map((item) => item.due)])).toEqual([
      ['stops', [today]],
      ['debts', ['2026-11-24']],
    ])
    expect(dueCounts(groups.flatMap(({ items }) => items))).toEqual({ overdue: 1, dueToday: 1 })
  })
})

describe('rows under a hand', () => {
  const rows = (...keys: string[]) => keys.map((key) => ({ key }))

  it('keep their places: what has gone leaves a gap, what has come stands below', () => {
    expect(freezePositions(rows('a', 'b', 'c'), rows('x', 'c', 'a'))).toEqual([
      { key: 'a' },
      { key: 'b', isGone: true },
      { key: 'c' },
      { key: 'x' },
    ])
  })

  it('show what has changed in them, and come back when they do', () => {
    const shown = freezePositions<{ key: string; n: number }>([{ key: 'a', n: 1 }], [])
    expect(freezePositions(shown, [{ key: 'a', n: 2 }])).toEqual([{ key: 'a', n: 2 }])
  })
})
