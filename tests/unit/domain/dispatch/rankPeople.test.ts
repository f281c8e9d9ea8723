import { describe, expect, it } from 'vitest'
import { type Candidate, type Job, rankPeople } from '../../../../server/domain/dispatch/rankPeople.ts'

const JOB: Job = { craft: 'ELECTRICAL', isUrgent: true, machineRepairers: [], faultRepairers: [] }
const someone = (id: number, own: Partial<Candidate> = {}): Candidate => ({
  ...{ id, craft: 'ELECTRICAL', presence: 'ON_SHIFT', loadHours: 0, isOnStop: false },
  ...own,
})
const idsOf = (job: Job, people: readonly Candidate[]) => rankPeople(job, people).map(({ repairerId }) => repairerId)

describe('the choice of a repairer', () => {
  it('prefers the least load, and lets those who know machine or fault have two hours and one hour more', () => {
    // Costs by hand: 1: 3 - 2 = 1.0; 2: 1.5; 3: 2 - 1 = 1.0 with less load than 1; 4: 5 - 2 - 1 = 2.0.
    const people = [
      someone(1, { loadHours: 3 }),
      someone(2, { loadHours: 1.5 }),
      someone(3, { loadHours: 2 }),
      someone(4, { loadHours: 5 }),
    ]
    const job = { ...JOB, machineRepairers: [4, 1], faultRepairers: [3, 4] }
    expect(idsOf(job, people)).toEqual([3, 1, 2])
    expect(rankPeople(job, people)).toEqual([
      { repairerId: 3, reasons: ['MENDED_FAULT', 'TRADE'], caution: null },
      { repairerId: 1, reasons: ['MENDED_MACHINE', 'TRADE'], caution: null },
      { repairerId: 2, reasons: ['TRADE', 'LEAST_LOAD'], caution: null },
    ])
  })

  it('leaves those at another stop there unless everybody else has four hours more', () => {
    expect(idsOf(JOB, [someone(1, { loadHours: 1, isOnStop: true }), someone(2, { loadHours: 4.75 })])).toEqual([2, 1])
    expect(idsOf(JOB, [someone(1, { loadHours: 1, isOnStop: true }), someone(2, { loadHours: 5.25 })])).toEqual([1, 2])
  })

  it('suggests nobody of another trade, off shift or on leave while somebody fits', () => {
    const people = [
      someone(1, { craft: 'MECHANICAL' }),
      someone(2, { craft: null }),
      someone(3, { presence: 'OFF_SHIFT' }),
      someone(4, { presence: 'ON_LEAVE' }),
      someone(5, { presence: 'UNPLANNED' }),
      someone(6, { loadHours: 40 }),
    ]
    expect(idsOf(JOB, people)).toEqual([6])
  })

  it('says what is missing where nobody fits: an urgent job goes to another trade, any other to the next shift', () => {
    const people = [someone(1, { craft: 'HYDRAULIC' }), someone(2, { presence: 'OFF_SHIFT' }), someone(3, { presence: 'ON_LEAVE' })]
    expect(rankPeople(JOB, people)).toEqual([{ repairerId: 1, reasons: ['FREE'], caution: 'NO_TRADE_ON_SHIFT' }])
    expect(rankPeople({ ...JOB, isUrgent: false }, people)).toEqual([
      { repairerId: 2, reasons: ['TRADE', 'FREE'], caution: 'NOBODY_ON_SHIFT' },
    ])
    const last = [someone(1, { craft: 'HYDRAULIC', presence: 'OFF_SHIFT' }), someone(3, { presence: 'ON_LEAVE' })]
    expect(rankPeople(JOB, last)).toEqual([{ repairerId: 1, reasons: ['FREE'], caution: 'NOBODY_FITS' }])
  })

  it('suggests nobody where all are on leave, or nobody is there', () => {
    expect(rankPeople(JOB, [someone(1, { presence: 'ON_LEAVE' })])).toEqual([])
    expect(rankPeople(JOB, [])).toEqual([])
  })

  it('takes anybody for a machine without a trade, and for one of "other" trade', () => {
    const people = [someone(1, { craft: null, loadHours: 1 }), someone(2, { craft: 'MECHANICAL' })]
    for (const craft of [null, 'OTHER'])
      expect(rankPeople({ ...JOB, craft }, people)).toEqual([
        { repairerId: 2, reasons: ['FREE'], caution: null },
        { repairerId: 1, reasons: [], caution: null },
      ])
  })

  it('takes everybody for present where no repairer is in the schedule', () => {
    const people = [someone(1, { presence: 'UNPLANNED', loadHours: 1 }), someone(2, { presence: 'UNPLANNED' })]
    expect(rankPeople(JOB, people).map(({ repairerId, caution }) => [repairerId, caution])).toEqual([
      [2, null],
      [1, null],
    ])
    expect(idsOf(JOB, [...people, someone(3, { loadHours: 9 })])).toEqual([3])
    expect(rankPeople(JOB, [...people, someone(3, { presence: 'OFF_SHIFT' }), someone(4, { craft: null })])).toEqual([
      { repairerId: 2, reasons: ['TRADE', 'FREE'], caution: 'UNPLANNED' },
      { repairerId: 1, reasons: ['TRADE'], caution: 'UNPLANNED' },
    ])
  })

  it('keeps the order of the list among equals, and names three at most', () => {
    expect(
      idsOf(
        JOB,
        [5, 4, 3, 2].map((id) => someone(id)),
      ),
    ).toEqual([5, 4, 3])
  })
})
