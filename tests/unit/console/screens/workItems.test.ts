import { describe, expect, it } from 'vitest'
import { dueDay, freezePositions, groupsOf, type Work } from '../../../../console/screens/repair/work/workItems.ts'

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
    const groups = groupsOf({ reports: [report(calm), report({ ...calm, id: '2' })], repairs }, 'MINE')
    expect(groups.map((group) => [group.name, group.items.map((item) => item.key)])).toEqual([
      ['toAccept', ['reportLog.1', 'reportLog.2']],
      ['repairs', ['repairLog.1']],
    ])
    expect(groupsOf({ reports: [], repairs: [] }, 'OPEN')).toEqual([])
  })

  it('counts a stop from where every other screen does, whoever has begun to repair it meanwhile', () => {
    const since = (about: object) => {
      const row = repair({ beginDate: '2026-11-20T08:40:00Z', about: { ...repair({}).about, ...about } })
      return groupsOf({ reports: [], repairs: [row] }, 'MINE')[0]?.items[0]?.since
    }
    expect(since({})).toBe('2026-11-20T08:00:00Z')
    expect(since({ reopenedAt: '2026-11-20T08:30:00Z' })).toBe('2026-11-20T08:30:00Z')
    expect(since({ isStopped: false })).toBe('2026-11-20T08:40:00Z')
    const again = report({ reopenedAt: '2026-11-20T08:30:00Z' })
    expect(groupsOf({ reports: [again], repairs: [] }, 'MINE')[0]?.items[0]?.since).toBe('2026-11-20T08:30:00Z')
  })

  it('puts what stands first, be it a report or a repair: line stops, then what stands longest', () => {
    const reports = [report({ urgency: 'HIGH', reportDate: '2026-11-20T07:00:00Z' }), report({ id: '2', isStopped: false })]
    const groups = groupsOf({ reports, repairs: [repair({})] }, 'MINE')
    expect(groups.map((group) => [group.name, group.items.map((item) => item.key)])).toEqual([
      ['stops', ['repairLog.1', 'reportLog.1']],
      ['toAccept', ['reportLog.2']],
    ])
  })

  it('names an ink tank with its machine', () => {
    const [group] = groupsOf({ reports: [report({ duct: ref('MC-3-2') })], repairs: [] }, 'OPEN')
    expect(group?.items[0]?.machine).toBe('Press 1 · MC-3-2')
  })

  it('says of each what, where, who, since when, and whether the machine stands', () => {
    const [stops] = groupsOf({ reports: [report({})], repairs: [repair({ beginDate: '2026-11-20T10:00:00Z' })] }, 'OPEN')
    expect(stops?.items[0]).toMatchObject({ machine: 'Press 1', who: ['Li'], isStanding: true, since: '2026-11-20T08:00:00Z', due: null })
    expect(stops?.items[1]).toMatchObject({ who: ['Wang', 'Wu'], urgency: 'STOP', isStanding: true, since: '2026-11-20T08:00:00Z' })
  })

  it('counts a known fault from the day on which the machine ran again', () => {
    const debt = { status: 'USABLE_WITH_FAULT', resumeDate: '2026-11-20T17:00:00Z', expectedDays: 3 }
    const [group] = groupsOf({ reports: [report(debt)], repairs: [] }, 'RUNNING_WITH_FAULT')
    expect(group).toMatchObject({ name: 'debts', items: [{ due: '2026-11-24', isStanding: false }] })
    expect(dueDay({ resumeDate: null, expectedDays: 3 })).toBeNull()
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
