import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { duct, ductLog } from '../../../../server/domain/duct/index.ts'
import { roller, rollerLog, rollerOperation, rollerRepair, rollerRepairer } from '../../../../server/domain/roller/index.ts'
import { businessDay, type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { demoStore } from '../../../support/store/demoStore.ts'
import { fixedClock } from '../../../support/store/store.ts'

const clock = fixedClock('2026-11-21T03:40:00.000Z')
const TODAY = businessDay(clock.now(), 480)

let base: Awaited<ReturnType<typeof demoStore>>
beforeAll(async () => {
  base = await demoStore(clock)
})
afterAll(() => base.close())

describe.each([1, 2])('the rollers and ink tanks of demo plant %i', (plantId) => {
  const read = () => base.store.read(systemActor(plantId))

  it('are where the last that happened to them left them', async () => {
    const effects = new Map((await read().of(rollerOperation).find({})).map((one) => [one.id, one.effect]))
    const states: Record<string, string> = {
      MOUNT: 'IN_USE',
      DISMOUNT: 'IN_STOCK',
      SCRAP: 'SCRAPPED',
      OUT: 'OUT_FOR_REPAIR',
      RETURNED: 'IN_STOCK',
      SCRAPPED: 'SCRAPPED',
    }
    const logs = await read().of(rollerLog).find({})
    const repairs = await read().of(rollerRepair).find({})
    const movesOf = ({ id }: RowOf<typeof roller>) => [
      ...logs.filter((log) => log.rollerId === id).map((log) => ({ at: log.createdAt, word: effects.get(log.operationId) ?? 'NONE' })),
      ...repairs.filter((one) => one.rollerId === id).map((one) => ({ at: one.updatedAt, word: one.status })),
    ]
    const wrong = (await read().of(roller).find({})).filter((one) => {
      const moves = movesOf(one).filter(({ word }) => word !== 'NONE')
      const last = moves.sort((a, b) => b.at.getTime() - a.at.getTime())[0]
      return one.state !== (last ? states[last.word] : 'IN_STOCK')
    })
    expect(wrong).toEqual([])
  })

  it('have repairs with dates in order, some of them out, late or lost', async () => {
    const repairs = await read().of(rollerRepair).find({})
    expect(repairs.length).toBeGreaterThan(20)
    const inOrder = repairs.filter(({ outDate, expectedReturnDate, returnDate, status }) => {
      const isEnded = status !== 'OUT'
      return (
        outDate <= expectedReturnDate &&
        isEnded === (returnDate !== null) &&
        outDate <= (returnDate ?? TODAY) &&
        (returnDate ?? '') <= TODAY
      )
    })
    expect(inOrder).toHaveLength(repairs.length)
    const out = repairs.filter((one) => one.status === 'OUT')
    expect(new Set(out.map((one) => one.rollerId)).size).toBe(out.length)
    expect(out.length).toBeGreaterThan(1)
    expect(repairs.some((one) => one.returnDate !== null && one.returnDate > one.expectedReturnDate)).toBe(true)
    expect(await read().of(rollerRepairer).count({})).toBe(4)
  })

  it('number repairs without gaps, and the next number goes on', async () => {
    const repairs = await read().of(rollerRepair).find({})
    const perDay = new Map<string, number[]>()
    for (const { repairNo } of repairs) {
      const [day = '', n] = repairNo.split('-')
      perDay.set(day, [...(perDay.get(day) ?? []), Number(n)])
    }
    for (const numbers of perDay.values()) expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1))
    const [one] = await read().of(roller).find({ state: 'IN_STOCK' })
    const [company] = await read().of(rollerRepairer).find({})
    const next = await base.store.write(systemActor(plantId), (uow) =>
      uow.of(rollerRepair).create({
        rollerId: one?.id ?? 0,
        repairerId: company?.id ?? 0,
        outDate: TODAY,
        expectedReturnDate: TODAY,
      }),
    )
    expect(next.repairNo).toBe(`GX20261121-${String((perDay.get('GX20261121')?.length ?? 0) + 1).padStart(4, '0')}`)
  })

  it('are worked on one piece at a time', async () => {
    const logs = await read().of(ductLog).find({})
    const open = logs.filter((log) => log.status === 'OPEN')
    expect(open.length).toBeGreaterThan(0)
    expect(new Set(open.map((log) => log.ductId)).size).toBe(open.length)
    expect(logs.filter((log) => (log.status === 'OPEN') !== (log.endDate === null))).toEqual([])
    expect(
      logs.filter((log) => log.beginDate > TODAY || (log.endDate !== null && (log.endDate < log.beginDate || log.endDate > TODAY))),
    ).toEqual([])
    expect(await read().of(duct).count({})).toBeGreaterThan(10)
  })
})
