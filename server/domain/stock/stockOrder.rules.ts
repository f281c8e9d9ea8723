import {
  addDays,
  command,
  defineRules,
  type Held,
  type InputOf,
  postEntry,
  todayOf,
  toQuantity,
  type UnitOfWork,
  wrong,
} from '../../kernel/index.ts'
import { leadDaysOf, orderedItemOf, orderedLedgers } from './onOrder.query.ts'
import { type StockOrder, stockOrder, stockOrderFlow } from './stockOrder.resource.ts'

const keys = Object.values(orderedLedgers).map(({ key }) => key)
/** Exactly one item is ordered. */
function namedBy(input: Readonly<Record<string, unknown>>) {
  const named = orderedItemOf(input)
  if (named) return named
  const given = keys.filter((key) => input[key] != null)
  throw given[1] ? wrong(given[1], 'oneItem') : wrong(keys[0] as string, 'required')
}

export const stockOrderRules = defineRules(stockOrder, {
  async create({ uow, input }) {
    const { kind, ledger, id } = namedBy(input)
    const [item] = (await uow.of(ledger.item).many([id])) as unknown as (Held | null)[]
    // An item that is not there is refused as a reference in a moment.
    const vendorId = input.vendorId ?? (item?.vendorId as number | null | undefined) ?? null
    const today = todayOf(uow.read)
    const expectedDate = input.expectedDate ?? addDays(today, (await leadDaysOf(uow.read, [vendorId])).of(vendorId))
    const unitPrice = input.unitPrice ?? (item?.unitPrice as number | null | undefined) ?? null
    return { kind, vendorId, expectedDate, unitPrice }
  },
  async update({ record, input }) {
    const { quantity, ...said } = input as Record<string, unknown> & { quantity?: number }
    const other = keys.find((key) => key in said && said[key] !== (record as unknown as Record<string, unknown>)[key])
    if (other) throw wrong(other, 'fixed')
    if (quantity === undefined) return {}
    if (quantity <= record.received) throw wrong('quantity', 'arrivedAlready', { received: record.received })
    return {}
  },
})

type Receipt = InputOf<typeof stockOrderFlow.receive.input>

/** Books what has come into the ledger of its item, under the lock of the order. */
async function bookIn(uow: UnitOfWork, order: StockOrder, { arrived, unitPrice, staffId, note }: Receipt & { arrived: number }) {
  const ledger = orderedLedgers[order.kind]
  const { id } = namedBy(order)
  const who = 'staffId' in ledger.log.fields && staffId != null ? { staffId } : {}
  const given = {
    [ledger.key]: id,
    storeType: 'IN',
    quantity: arrived,
    unitPrice: unitPrice ?? order.unitPrice,
    stockOrderId: order.id,
    remark: note ?? null,
    ...who,
  }
  await postEntry(uow, ledger, given)
}

/** Ledgers that ask who books an entry ask it of receipts too. */
const needs = async ({ record }: { record: StockOrder }) =>
  orderedLedgers[record.kind].log.fields.staffId?.options.required ? (['staffId'] as const) : []

/** All that was still to come has come, or more. */
export const receiveOrder = command({
  on: stockOrderFlow.receive,
  needs,
  async run({ uow, record: order, input }) {
    const left = toQuantity(order.quantity - order.received)
    const arrived = input.arrived ?? left
    if (arrived < left) throw wrong('arrived', 'notAllArrived', { left })
    await bookIn(uow, order, { ...input, arrived })
    return { received: toQuantity(order.received + arrived) }
  },
})

/** Some of it has come; the rest is still expected, on the same day unless another one is said. */
export const receivePartOfOrder = command({
  on: stockOrderFlow.receivePart,
  needs,
  async run({ uow, record: order, input: { expectedDate, ...input } }) {
    const left = toQuantity(order.quantity - order.received)
    if (input.arrived >= left) throw wrong('arrived', 'allArrived', { left })
    await bookIn(uow, order, input)
    return { received: toQuantity(order.received + input.arrived), ...(expectedDate && { expectedDate }) }
  },
})

export const cancelOrder = command({ on: stockOrderFlow.cancel, run: async () => ({}) })
