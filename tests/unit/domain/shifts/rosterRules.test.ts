import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignmentsOf } from '../../../../server/domain/shifts/schedule/roster.query.ts'
import { type Absence, admit, judge, newClashes, type RosterSettings } from '../../../../server/domain/shifts/schedule/rosterRules.ts'
import { letterOn, READY_PATTERNS, REST } from '../../../../server/domain/shifts/schedule/rotation.ts'
import { addDays } from '../../../../server/kernel/index.ts'

const TIMES: Readonly<Record<number, { beginTime: string; endTime: string }>> = {
  1: { beginTime: '08:00', endTime: '16:00' },
  2: { beginTime: '16:00', endTime: '00:00' },
  3: { beginTime: '00:00', endTime: '08:00' },
  4: { beginTime: '08:00', endTime: '20:00' },
  5: { beginTime: '20:00', endTime: '08:00' },
  6: { beginTime: '00:00', endTime: '00:00' },
}
const [EARLY, LATE, DAY, NIGHT, WHOLE] = [1, 2, 4, 5, 6]
const termOf = (shiftId: number) => ({ ...(TIMES[shiftId] as { beginTime: string; endTime: string }), untilDay: null, isWorked: true })
const OFFSET = 480
const REFUSING: RosterSettings = {
  severity: { OVERLAP: 'refuse', LEAVE: 'refuse', REST: 'warn', DAYS: 'warn', QUALIFICATION: 'warn' },
  restHours: 11,
  maxDays: 6,
}
const worker = (workerId: number, ...shifts: readonly (readonly [string, number, number?])[]) =>
  assignmentsOf(
    shifts.map(([date, shiftId, positionId = 1]) => ({ date, shiftId, positionId, equipmentId: null, workerIds: [workerId] })),
    termOf,
    OFFSET,
  )
const judged = (assignments: Parameters<typeof judge>[0], { settings = REFUSING, absences = [] as Absence[] } = {}) =>
  judge(assignments, { absences, qualifications: [], settings }).map(({ rule, severity, of, count }) => [rule, severity, of.date, count])
const away = (beginDate: string, endDate: string, more: Partial<Absence> = {}): Absence => ({
  workerId: 1,
  beginDate,
  endDate,
  shiftId: null,
  ...more,
})

describe('the rules of the roster', () => {
  it('find two shifts that overlap, over midnight too, and none that only meet', () => {
    expect(judged(worker(1, ['2026-11-18', EARLY], ['2026-11-18', DAY]))).toEqual([['OVERLAP', 'refuse', '2026-11-18', null]])
    expect(judged(worker(1, ['2026-11-18', NIGHT], ['2026-11-19', 3]))).toEqual([['OVERLAP', 'refuse', '2026-11-19', null]])
    expect(judged(worker(1, ['2026-11-18', EARLY], ['2026-11-18', LATE]))).toEqual([['REST', 'warn', '2026-11-18', 0]])
    expect(judged([...worker(1, ['2026-11-18', EARLY]), ...worker(2, ['2026-11-18', EARLY])])).toEqual([])
  })

  it('see that nobody stands at two positions in one shift', () => {
    expect(judged(worker(1, ['2026-11-18', EARLY, 1], ['2026-11-18', EARLY, 2]))).toEqual([['OVERLAP', 'refuse', '2026-11-18', null]])
  })

  it('compare with the shift that ends last, not with the one that begins last', () => {
    const all = worker(1, ['2026-11-18', WHOLE], ['2026-11-18', EARLY], ['2026-11-18', LATE])
    expect(judged(all).map(([rule]) => rule)).toEqual(['OVERLAP', 'OVERLAP'])
  })

  it('count hours of rest between the end of one shift and the begin of the next', () => {
    expect(judged(worker(1, ['2026-11-18', LATE], ['2026-11-19', EARLY]))).toEqual([['REST', 'warn', '2026-11-19', 8]])
    expect(judged(worker(1, ['2026-11-18', NIGHT], ['2026-11-19', NIGHT]))).toEqual([])
    // Twelve hours lie between two nights: as many as are wanted are enough.
    const between = (restHours: number) =>
      judged(worker(1, ['2026-11-18', NIGHT], ['2026-11-19', NIGHT]), { settings: { ...REFUSING, restHours } })
    expect(between(12)).toEqual([])
    expect(between(12.5)).toEqual([['REST', 'warn', '2026-11-19', 12]])
  })

  it('count days in a row over the end of a month, each day once', () => {
    const days = Array.from({ length: 8 }, (_, nth) => [addDays('2026-02-25', nth), EARLY] as const)
    expect(judged(worker(1, ...days))).toEqual([
      ['DAYS', 'warn', '2026-03-03', 7],
      ['DAYS', 'warn', '2026-03-04', 8],
    ])
  })

  it('give a night to the day on which it begins: leave of the next day does not touch it', () => {
    const night = worker(1, ['2026-11-18', NIGHT])
    expect(judged(night, { absences: [away('2026-11-19', '2026-11-19')] })).toEqual([])
    expect(judged(night, { absences: [away('2026-11-18', '2026-11-18')] })).toEqual([['LEAVE', 'refuse', '2026-11-18', null]])
  })

  it('let somebody on half a day of leave work the other half, and one who misses one shift work another', () => {
    const morning = worker(1, ['2026-11-18', 3])
    expect(judged(morning, { absences: [away('2026-11-18', '2026-11-18', { beginHalf: true })] })).toEqual([])
    expect(judged(morning, { absences: [away('2026-11-18', '2026-11-18', { shiftId: EARLY })] })).toEqual([])
  })

  it('ask for a qualification where anybody has one, as long as it holds', () => {
    const qualifications = [
      { workerId: 1, positionId: 1, validUntil: '2026-11-18' },
      { workerId: 2, positionId: 1, validUntil: null },
    ]
    const rules = (all: Parameters<typeof judge>[0]) =>
      judge(all, { absences: [], qualifications, settings: REFUSING }).map(({ rule, of }) => [rule, of.workerId, of.date])
    expect(rules(worker(1, ['2026-11-18', EARLY], ['2026-11-19', EARLY]))).toEqual([['QUALIFICATION', 1, '2026-11-19']])
    expect(rules(worker(3, ['2026-11-18', EARLY], ['2026-11-19', EARLY, 2]))).toEqual([['QUALIFICATION', 3, '2026-11-18']])
    expect(rules(worker(2, ['2036-11-18', EARLY]))).toEqual([])
  })

  it('say nothing of a rule that is off', () => {
    const settings = { ...REFUSING, severity: { ...REFUSING.severity, OVERLAP: 'off' as const } }
    expect(judged(worker(1, ['2026-11-18', EARLY], ['2026-11-18', DAY]), { settings })).toEqual([])
  })

  it('hold nobody up by a clash that was there before', () => {
    const judging = { absences: [], qualifications: [], settings: REFUSING }
    const old = worker(1, ['2026-11-18', EARLY], ['2026-11-18', DAY])
    expect(newClashes(judge(old, judging), judge([...old, ...worker(1, ['2026-11-21', EARLY])], judging))).toEqual([])
  })
})

describe('rotation', () => {
  it.each(Object.entries(READY_PATTERNS))('%s has one team in every shift of every day', (_, { cycle, teams, step }) => {
    const letters = [...new Set(cycle)].filter((letter) => letter !== REST)
    const perDay = Math.round(([...cycle].filter((letter) => letter !== REST).length * teams) / cycle.length / letters.length)
    for (let nth = 0; nth < cycle.length; nth++) {
      const day = addDays('2028-02-20', nth)
      const on = Array.from({ length: teams }, (__, team) => letterOn({ cycle, beginDate: '2027-12-31', offsetDays: team * step }, day))
      for (const letter of letters) expect([day, letter, on.filter((one) => one === letter).length]).toEqual([day, letter, perDay])
    }
  })

  it('counts back before the day on which it begins, and rests where a pattern says nothing', () => {
    expect(letterOn({ cycle: 'AB-', beginDate: '2026-03-01', offsetDays: 0 }, '2026-02-28')).toBe('-')
    expect(letterOn({ cycle: 'AB-', beginDate: '2026-03-01', offsetDays: 0 }, '2026-02-27')).toBe('B')
    expect(letterOn({ cycle: '', beginDate: '2026-03-01', offsetDays: 0 }, '2026-03-01')).toBe(REST)
  })

  const day = fc.integer({ min: 0, max: 20_000 }).map((nth) => addDays('2000-01-01', nth))
  it('comes round after a cycle, whatever the year and the month', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ABC-]{1,40}$/), day, day, fc.nat(365), (cycle, beginDate, on, offsetDays) => {
        const rotation = { cycle, beginDate, offsetDays }
        expect(letterOn(rotation, addDays(on, cycle.length))).toBe(letterOn(rotation, on))
        expect(letterOn(rotation, addDays(beginDate, -offsetDays))).toBe(cycle[0])
      }),
    )
  })

  const shifts = fc.array(
    fc.record({
      date: day.map((one) => addDays('2026-12-20', Date.parse(one) % 30)),
      shiftId: fc.constantFrom(1, 2, 3, 4, 5),
      who: fc.integer({ min: 1, max: 3 }),
      positionId: fc.constantFrom(1, 2),
    }),
    { maxLength: 40 },
  )
  it('puts nobody in two places at once where that is refused, whatever stands already and wherever the plant is', () => {
    fc.assert(
      fc.property(shifts, shifts, fc.integer({ min: -720, max: 840 }), (standing, wanted, offset) => {
        const made = (some: typeof wanted) =>
          assignmentsOf(
            some.map(({ date, shiftId, who, positionId }) => ({ date, shiftId, positionId, equipmentId: null, workerIds: [who] })),
            termOf,
            offset,
          )
        const judging = { absences: [away('2026-12-31', '2027-01-02')], qualifications: [], settings: REFUSING }
        const refused = (all: Parameters<typeof judge>[0]) => judge(all, judging).filter(({ severity }) => severity === 'refuse')
        const free = made(standing).filter(
          (one, at, all) => !refused(all.slice(0, at + 1)).some(({ of, other }) => of === one || other === one),
        )
        const clean = admit([], free, judging).admitted
        const { admitted, left } = admit(clean, made(wanted), judging)
        expect(refused([...clean, ...admitted])).toEqual([])
        expect(admitted.length + left.length).toBe(wanted.length)
        expect(admit(clean, made(wanted), judging)).toEqual({ admitted, left })
      }),
    )
  })
})
