import { describe, expect, it } from 'vitest'
import { cardsOf } from '../../../bigscreen/boards/cardsOf.ts'

const stop = (id: number, status = 'REPAIRING') => ({ id, status, since: new Date(id * 60_000).toISOString() })
const ids = (stops: readonly { id: number }[]) => stops.map((s) => s.id)

describe('the cards of stopped machines', () => {
  it('are all of them while there is room', () => {
    const all = [stop(1), stop(2, 'PENDING')]
    expect(cardsOf(all, 2)).toBe(all)
  })

  it('show what nobody has taken on before what is in hand, longest first', () => {
    expect(ids(cardsOf([stop(1), stop(2), stop(3), stop(4, 'PENDING')], 3))).toEqual([1, 2, 4])
  })

  it('never hide the youngest', () => {
    expect(
      ids(
        cardsOf(
          [1, 2, 3, 4].map((n) => stop(n, 'PENDING')),
          2,
        ),
      ),
    ).toEqual([3, 4])
  })
})
