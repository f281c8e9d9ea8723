import { staff } from '../../../server/domain/masterdata/index.ts'
import {
  ink,
  inkCan,
  inkLog,
  inkUnit,
  sparePart,
  sparePartLog,
  stockOrder,
  stocktake,
  stocktakeLine,
  storageLocation,
} from '../../../server/domain/stock/index.ts'
import type { RaceCase } from '../../support/store/raceTable.ts'
import { callers } from '../../support/stories/atOnce.ts'
import type { Desk, Made } from '../../support/stories/desk.ts'

const move = (desk: Desk, nth: number, part: Made, storeType: string, quantity: number) =>
  desk.add(nth, sparePartLog, { partId: part.id, storeType, quantity })
async function stocked(desk: Desk, quantity: number, values: object = {}): Promise<Made> {
  const part = await desk.row(sparePart, { ...values })
  await move(desk, 0, part, 'IN', quantity)()
  return part
}
const availableQuantity = async (desk: Desk, part: Made) => (await desk.now(sparePart, part))?.quantity

async function ordered(desk: Desk, quantity: number) {
  const part = await desk.row(sparePart)
  const order = await desk.added(stockOrder, { partId: part.id, quantity })
  const end = async () => {
    const now = await desk.now(stockOrder, order)
    return { state: now?.state, quantity: now?.quantity, received: now?.received, there: await availableQuantity(desk, part) }
  }
  return { order, end }
}
/** A list that is being counted: one part on a shelf of its own. */
async function counting(desk: Desk) {
  const shelf = await desk.row(storageLocation)
  const part = await stocked(desk, 5, { locationId: shelf.id })
  const list = await desk.added(stocktake, { kind: 'PARTS', locationIds: [shelf.id] })
  const [line] = await desk.find(stocktakeLine, { stocktakeId: list.id })
  const end = async () => ({
    state: (await desk.now(stocktake, list))?.state,
    lines: (await desk.find(stocktakeLine, { stocktakeId: list.id })).map(({ state, counted }) => `${state} ${counted}`).sort(),
    there: await availableQuantity(desk, part),
  })
  return { part, list, line: line as Made, end }
}

export const stockRaces: readonly RaceCase[] = [
  {
    name: 'the last part is taken once',
    count: 4,
    areEqual: true,
    async prepare(desk) {
      const part = await stocked(desk, 1)
      return { sides: callers(4, (nth) => move(desk, nth, part, 'OUT', 1)()), end: () => availableQuantity(desk, part) }
    },
  },
  {
    name: 'parts of an order are received twice',
    count: 2,
    areEqual: true,
    async prepare(desk) {
      const { order, end } = await ordered(desk, 10)
      return { sides: callers(2, (nth) => desk.take(nth, stockOrder, order, 'receivePart', { arrived: 6 })()), end }
    },
  },
  {
    name: 'small parts of an order are received by many',
    count: 6,
    areEqual: true,
    async prepare(desk) {
      const { order, end } = await ordered(desk, 10)
      return { sides: callers(6, (nth) => desk.take(nth, stockOrder, order, 'receivePart', { arrived: 1 })()), end }
    },
  },
  {
    name: 'a part of an order is received beside less being ordered',
    count: 2,
    async prepare(desk) {
      const { order, end } = await ordered(desk, 10)
      const receipt = desk.take(1, stockOrder, order, 'receivePart', { arrived: 6 })
      return { sides: [desk.change(0, stockOrder, order, { quantity: 5 }), receipt], end }
    },
  },
  {
    name: 'a receipt is taken back beside the next one',
    count: 2,
    async prepare(desk) {
      const { order, end } = await ordered(desk, 10)
      await desk.take(0, stockOrder, order, 'receivePart', { arrived: 4 })()
      const [entry] = await desk.find(sparePartLog, { stockOrderId: order.id })
      const reversal = desk.take(0, sparePartLog, entry as Made, 'reverse', { reason: 'miscounted' })
      return { sides: [reversal, desk.take(1, stockOrder, order, 'receivePart', { arrived: 3 })], end }
    },
  },
  {
    name: 'cans of ink are received on an order beside ink that is taken and a receipt that is taken back',
    count: 3,
    async prepare(desk) {
      const unit = await desk.row(inkUnit, { weight: 18 })
      const red = await desk.row(ink, { inkUnitId: unit.id })
      const [keeper, shelf] = [await desk.row(staff, { isInk: true }), await desk.row(storageLocation)]
      const place = { batchNo: 'B', locationId: shelf.id, expiringDate: '2035-01-31', staffId: keeper.id }
      const order = await desk.added(stockOrder, { inkId: red.id, cans: 4, partId: undefined, quantity: undefined })
      await desk.take(0, stockOrder, order, 'receivePart', { ...place, arrivedCans: 2 })()
      const [entry] = await desk.find(inkLog, { stockOrderId: order.id })
      const { batchNo, locationId, staffId } = place
      return {
        sides: [
          desk.take(0, stockOrder, order, 'receivePart', { ...place, arrivedCans: 1 }),
          desk.add(1, inkLog, { inkId: red.id, storeType: 'OUT', quantity: 5, batchNo, locationId, staffId }),
          desk.take(2, inkLog, entry as Made, 'reverse', { reason: 'miscounted' }),
        ],
        end: async () => {
          const cans = (await desk.find(inkCan, { inkId: red.id })) as unknown as { contentKg: number }[]
          return {
            received: (await desk.now(stockOrder, order))?.received,
            there: (await desk.now(ink, red))?.quantity,
            inCans: cans.reduce((sum, { contentKg }) => sum + contentKg, 0),
          }
        },
      }
    },
  },
  {
    name: 'a line of a stocktake is counted beside its submission',
    count: 2,
    async prepare(desk) {
      const { list, line, end } = await counting(desk)
      await desk.change(0, stocktakeLine, line, { counted: 5 })()
      return { sides: [desk.change(0, stocktakeLine, line, { counted: 4 }), desk.take(1, stocktake, list, 'submit')], end }
    },
  },
  {
    name: 'a line of a stocktake is counted beside its end',
    count: 2,
    async prepare(desk) {
      const { list, line, end } = await counting(desk)
      return {
        sides: [desk.change(0, stocktakeLine, line, { counted: 4 }), desk.take(1, stocktake, list, 'cancel', { reason: 'tomorrow' })],
        end,
      }
    },
  },
  {
    name: 'what was found is added to a stocktake once',
    count: 4,
    areEqual: true,
    async prepare(desk) {
      const { list, end } = await counting(desk)
      const { code } = await desk.row(sparePart)
      const input = { stocktakeNo: list.stocktakeNo, code, counted: 2 }
      return { sides: callers(4, (nth) => desk.add(nth, stocktakeLine, input)()), end }
    },
  },
  {
    name: 'a stocktake is posted beside a booking of what it counted',
    count: 2,
    async prepare(desk) {
      const { part, list, line, end } = await counting(desk)
      await desk.change(0, stocktakeLine, line, { counted: 4 })()
      await desk.take(0, stocktake, list, 'submit')()
      const lead = await desk.colleague()
      return { sides: [desk.take(0, stocktake, list, 'approve', {}, lead), move(desk, 1, part, 'OUT', 2)], end }
    },
  },
  {
    name: 'two stocktakes of one shelf do not count at the same time',
    count: 2,
    areEqual: true,
    async prepare(desk) {
      const shelf = await desk.row(storageLocation)
      await stocked(desk, 5, { locationId: shelf.id })
      const input = { kind: 'PARTS', locationIds: [shelf.id] }
      const since = (await desk.find(stocktake, {})).length
      return {
        sides: callers(2, (nth) => desk.add(nth, stocktake, input)()),
        end: async () => (await desk.find(stocktake, {})).length - since,
      }
    },
  },
]
