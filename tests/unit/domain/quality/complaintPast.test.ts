import { describe, expect, it } from 'vitest'
import { refusePast } from '../../../../server/domain/quality/complaintPast.ts'
import { Refusal, type UnitOfWork } from '../../../../server/kernel/index.ts'

const uow = { read: { offsetMinutes: 480 } } as unknown as UnitOfWork
const past = { claimDate: '2019-03-04', qaState: 'CLOSED', prodState: null, hasProd: false, answeredAt: null, closedAt: null }
function faults(change: object): string[] {
  try {
    refusePast(uow, { ...past, ...change } as never)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.fields.map(({ field, rule }) => `${field} ${rule}`)
  }
}

describe('a complaint of a former system', () => {
  it.each([
    [{}, []],
    // Midnight in Shanghai.
    [{ answeredAt: new Date('2019-03-03T16:00:00Z') }, []],
    [{ answeredAt: new Date('2019-03-03T15:59:59Z') }, ['answeredAt beforeClaim']],
    [{ closedAt: new Date('2019-03-01T00:00:00Z') }, ['closedAt beforeClaim']],
    [{ prodState: 'DONE' }, ['prodState withoutProduction']],
    [{ hasProd: true, prodState: 'DONE' }, []],
    [{ hasProd: true, prodState: 'MEASURES' }, ['prodState productionNotDone']],
    [{ hasProd: true }, ['prodState productionNotDone']],
    [{ hasProd: true, qaState: 'REJECTED', prodState: 'WAITING' }, []],
    [{ hasProd: true, qaState: 'REJECTED' }, ['prodState productionNotDone']],
  ])('with %o is at fault in %o', (change, expected) => {
    expect(faults(change)).toEqual(expected)
  })
})
