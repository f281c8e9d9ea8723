import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handoverFigures } from '../../../../server/domain/analytics/index.ts'
import { shiftHandover, shiftHandoverItem } from '../../../../server/domain/handover/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { shift } from '../../../../server/domain/masterdata/index.ts'
import { operations } from '../../../../server/kernel/index.ts'
import { MINUTE, openShop, refusal, type Shop } from '../shop.ts'

let shop: Shop
let [early, night] = [0, 0]
const handovers: number[] = []
/** It is 10:00 of Wednesday, the 18th. Early shifts end at 15:00, nights at 07:00 of the day after. */
beforeAll(async () => {
  shop = await openShop()
  await shop.shifts()
  const shifts = await shop.read().of(shift).find({})
  const named = (name: string) => shifts.find((one) => one.name === name)?.id as number
  ;[early, night] = [named('早班'), named('夜班')]
  const handed = async (date: string, shiftId: number, endsAt: string, signedAfter: number | null) => {
    const ends = new Date(`${endsAt}+08:00`)
    const signedAt = signedAfter === null ? null : new Date(ends.getTime() + signedAfter)
    const row = await shop.row(shiftHandover, {
      ...{ date, shiftId, beganAt: new Date(ends.getTime() - 8 * 60 * MINUTE), endsAt: ends },
      ...{ signedAt, state: signedAt ? 'SIGNED' : 'HANDED' },
    })
    handovers.push(row.id)
    return row.id
  }
  // Signed: at the last moment, a moment later, early, not at all, and one that has still ten minutes.
  const first = await handed('2026-11-15', early, '2026-11-15T15:00', 30 * MINUTE)
  const second = await handed('2026-11-16', early, '2026-11-16T15:00', 30 * MINUTE + 1)
  const third = await handed('2026-11-16', night, '2026-11-17T07:00', -5 * MINUTE)
  const fourth = await handed('2026-11-17', early, '2026-11-17T15:00', null)
  const fifth = await handed('2026-11-17', night, '2026-11-18T09:40', null)
  const item = (handoverId: number, recordId: number, times: number) =>
    shop.row(shiftHandoverItem, {
      ...{ handoverId, kind: 'STOP', resource: 'reportLog', recordId, title: `机台 ${recordId}`, times, since: null },
    })
  // Machine 1 goes through all five; machine 2 twice; machine 3 was at its second before these days.
  for (const [at, id] of [first, second, third, fourth, fifth].entries()) await item(id, 1, at + 1)
  await item(first, 2, 1)
  await item(second, 2, 2)
  await item(first, 3, 3)
  await item(second, 3, 4)
  // Long ago, and of no count.
  await handed('2026-10-01', early, '2026-10-01T15:00', 0)
})
afterAll(() => shop.close())

const figures = (from: string, to: string) => handoverFigures(shop.read(), { from, to })

describe('figures of handovers', () => {
  it('are shares of what was due: two of four in time, one signedLate, one not at all', async () => {
    expect(await figures('2026-11-15', '2026-11-18')).toMatchObject({ due: 4, inTime: 2, signedLate: 1, unsigned: 1, share: 0.5 })
    shop.clock.forward(11 * MINUTE)
    expect(await figures('2026-11-15', '2026-11-18')).toMatchObject({ due: 5, inTime: 2, signedLate: 1, unsigned: 2, share: 0.4 })
    shop.clock.forward(-11 * MINUTE)
  })
  it('go by the day on which the shift began, and by shift', async () => {
    const { byDay, byShift } = await figures('2026-11-15', '2026-11-18')
    expect(byDay.map(({ day, due, inTime, share }) => [day, due, inTime, share])).toEqual([
      ['2026-11-15', 1, 1, 1],
      ['2026-11-16', 2, 1, 0.5],
      ['2026-11-17', 1, 0, 0],
      ['2026-11-18', 0, 0, null],
    ])
    expect(byShift).toMatchObject([
      { shiftId: early, shiftName: '早班', due: 3, inTime: 1, signedLate: 1, unsigned: 1 },
      { shiftId: night, shiftName: '夜班', due: 1, inTime: 1, share: 1 },
    ])
  })
  it('count what was handed over the third time once, with how far it has come', async () => {
    const { repeatedItems, repeated } = await figures('2026-11-15', '2026-11-18')
    expect(repeatedItems).toBe(2)
    expect(repeated.map(({ title, times, handoverId }) => [title, times, handovers.indexOf(handoverId)])).toEqual([
      ['机台 1', 5, 2],
      ['机台 3', 4, 0],
    ])
    expect(await figures('2026-11-17', '2026-11-18')).toMatchObject({ repeatedItems: 0, repeated: [] })
  })
  it('are the rows to which they lead', async () => {
    const { signedLate, inTime, unsigned, repeatedItems, repeated } = await figures('2026-11-15', '2026-11-18')
    const listed = (filter: object) =>
      operations(shop.store, registry)
        .list(shop.actor, shiftHandover, {
          filter: { date: { from: '2026-11-15', to: '2026-11-18' }, ...filter },
          page: { no: 1, size: 50 },
        } as never)
        .then(({ total }) => total())
    expect([
      await listed({ state: { in: ['SIGNED'] }, isLate: { eq: false } }),
      await listed({ state: { in: ['SIGNED'] }, isLate: { eq: true } }),
      await listed({ state: { in: ['OPEN', 'HANDED'] }, isLate: { eq: true } }),
    ]).toEqual([inTime, signedLate, unsigned])
    const items = (await shop
      .read()
      .of(shiftHandoverItem)
      .find({ handoverId: repeated.map(({ handoverId }) => handoverId) })) as { times: number }[]
    expect(items.filter(({ times }) => times === 3)).toHaveLength(repeatedItems)
  })
  it('refuse days that end before they begin', async () => {
    expect(await refusal(figures('2026-11-18', '2026-11-15'))).toEqual({ to: 'beforeDay' })
  })
})
