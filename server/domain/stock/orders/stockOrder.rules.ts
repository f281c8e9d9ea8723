import {
  addDays,
  command,
  defineRules,
  type InputOf,
  invalidField,
  todayOf,
  type UnitOfWork,
  withFieldNames,
} from '../../../kernel/index.ts'
import { type Ledger, type LockedRecord, postEntry, toQuantity } from '../../ledger/index.ts'
import { inkKey } from '../stockKeys.ts'
import { leadDaysOf, orderedItemOf, orderedLedgers } from './onOrder.query.ts'
import { type StockOrder, stockOrder, stockOrderFlow } from './stockOrder.resource.ts'

const keys = Object.values(orderedLedgers).map(({ key }) => key)
/** Exactly one item is ordered. */
function namedBy(input: Readonly<Record<string, unknown>>) {
  const named = orderedItemOf(input)
  if (named) return named
  const namedKeys = keys.filter((key) => input[key] != null)
  throw namedKeys[1] ? invalidField(namedKeys[1], 'oneItem') : invalidField(keys[0] as string, 'required')
}

type Named = ReturnType<typeof namedBy>

/** Whether what a ledger counts may come in cans. */
const isCanned = ({ log }: Ledger) => 'cans' in log.fields
interface Amount {
  readonly quantity?: number | null | undefined
  readonly cans?: number | null | undefined
}
async function itemOf(uow: UnitOfWork, { ledger, id }: Named): Promise<LockedRecord | null> {
  const [item = null] = (await uow.of(ledger.item).many([id])) as unknown as (LockedRecord | null)[]
  return item
}
/** How much that is in the unit of the item, measured as a receipt of it would be. Exactly one way. */
async function measured(uow: UnitOfWork, named: Named, { quantity, cans }: Amount): Promise<number> {
  if (cans == null) {
    if (quantity == null) throw invalidField('quantity', 'required')
    return quantity
  }
  if (quantity != null) throw invalidField('cans', 'oneWay')
  if (!isCanned(named.ledger)) throw invalidField('cans', 'notInCans')
  const item = await itemOf(uow, named)
  const found = item && (await named.ledger.measure?.({ uow, input: { storeType: 'IN', cans }, item }))
  return (found?.quantity as number | undefined) ?? 0
}

export const stockOrderRules = defineRules(stockOrder, {
  /** Ink is booked under its key, which is locked before any row. */
  locks: ({ plantId, record, input }) => ((record ?? input).inkId == null ? [] : [inkKey(plantId)]),
  async create({ uow, input }) {
    const named = namedBy(input)
    // An item that is not there is refused as a reference in a moment.
    const item = await itemOf(uow, named)
    const quantity = await measured(uow, named, input)
    const vendorId = input.vendorId ?? (item?.vendorId as number | null | undefined) ?? null
    const today = todayOf(uow.read)
    const expectedDate = input.expectedDate ?? addDays(today, (await leadDaysOf(uow.read, [vendorId])).of(vendorId))
    const unitPrice = input.unitPrice ?? (item?.unitPrice as number | null | undefined) ?? null
    return { kind: named.kind, quantity, vendorId, expectedDate, unitPrice }
  },
  async update({ uow, record, input }) {
    const changes = input as Record<string, unknown>
    const before = record as unknown as Record<string, unknown>
    const other = keys.find((key) => key in changes && changes[key] !== before[key])
    if (other) throw invalidField(other, 'fixed')
    const isChanged = (key: 'quantity' | 'cans') => input[key] != null && input[key] !== record[key]
    // A quantity that is said anew is no longer that of so many cans.
    const amount = { cans: isChanged('cans') ? input.cans : null, quantity: isChanged('quantity') ? input.quantity : null }
    if (amount.cans == null && amount.quantity == null) return {}
    const quantity = await measured(uow, namedBy(record), amount)
    if (quantity <= record.received)
      throw invalidField(amount.cans == null ? 'quantity' : 'cans', 'arrivedAlready', { received: record.received })
    return { quantity, cans: amount.cans ?? null }
  },
})

type Receipt = InputOf<typeof stockOrderFlow.receive.input>
interface Arrival {
  readonly quantity: number
  readonly cans: number | null
  /** What was still to come, and the field that says what has. */
  readonly left: number
  readonly field: 'arrived' | 'arrivedCans'
}

/** How many cans that is of what was ordered in cans; nothing where it is no whole number. */
function cansOf({ quantity, cans }: Pick<StockOrder, 'quantity' | 'cans'>, left: number): number | null {
  const count = cans === null ? Number.NaN : toQuantity((left * cans) / quantity)
  return Number.isInteger(count) ? count : null
}

/** How a receipt says what an order says. */
const FIELDS = { quantity: 'arrived', cans: 'arrivedCans' }

/** What has come: as many cans or as much as was said, else (of a receipt of all) what was still to come, in cans where it was ordered so. */
async function arrivalOf(uow: UnitOfWork, order: StockOrder, { arrived, arrivedCans }: Receipt, isAll: boolean): Promise<Arrival> {
  const left = toQuantity(order.quantity - order.received)
  const isEntered = arrived != null || arrivedCans != null
  const cans = arrivedCans ?? (isAll && !isEntered ? cansOf(order, left) : null)
  const quantity = arrived ?? (isAll && cans == null ? left : null)
  return {
    quantity: await withFieldNames(FIELDS, () => measured(uow, namedBy(order), { quantity, cans })),
    cans,
    left,
    field: cans == null ? 'arrived' : 'arrivedCans',
  }
}

/** Books what has come into the ledger of its item, under the lock of the order. Of what is said of a receipt, an entry keeps what its log knows. */
async function bookIn(uow: UnitOfWork, order: StockOrder, { note, unitPrice, ...receipt }: Receipt, { cans, quantity }: Arrival) {
  const { ledger, id } = namedBy(order)
  const known = Object.entries(receipt).filter(([key, value]) => key in ledger.log.fields && value != null)
  await postEntry(uow, ledger, {
    ...Object.fromEntries(known),
    [ledger.key]: id,
    storeType: 'IN',
    ...(cans == null ? { quantity } : { cans }),
    unitPrice: unitPrice ?? order.unitPrice,
    stockOrderId: order.id,
    remark: note ?? null,
  })
}

const RECEIPT_FIELDS = ['batchNo', 'locationId', 'expiringDate', 'staffId'] as const satisfies readonly (keyof Receipt)[]
/** What a ledger asks of every receipt: who books it, and where it has places, what tells them. */
function receiptFieldsOf({ log, places }: Ledger) {
  const ofPlaces = places ? [...places.by, ...places.also] : []
  return RECEIPT_FIELDS.filter(
    (key) => log.fields[key]?.options.required || (ofPlaces.includes(key) && places?.of.fields[key]?.options.required),
  )
}

/** All that was still to come has come, or more. */
export const receiveOrder = command({
  on: stockOrderFlow.receive,
  needs: async ({ record }) => receiptFieldsOf(orderedLedgers[record.kind]),
  async run({ uow, record: order, input }) {
    const arrival = await arrivalOf(uow, order, input, true)
    const { quantity, left, field } = arrival
    if (quantity < left) throw invalidField(field, 'notAllArrived', { left })
    await bookIn(uow, order, input, arrival)
    return { received: toQuantity(order.received + quantity) }
  },
})

/** Some of it has come; the rest is still expected, on the same day unless another one is said. */
export const receivePartOfOrder = command({
  on: stockOrderFlow.receivePart,
  async needs({ record }) {
    const ledger = orderedLedgers[record.kind]
    return isCanned(ledger) ? receiptFieldsOf(ledger) : (['arrived', ...receiptFieldsOf(ledger)] as const)
  },
  async run({ uow, record: order, input: { expectedDate, ...input } }) {
    const arrival = await arrivalOf(uow, order, input, false)
    const { quantity, left, field } = arrival
    if (quantity >= left) throw invalidField(field, 'allArrived', { left })
    await bookIn(uow, order, input, arrival)
    return { received: toQuantity(order.received + quantity), ...(expectedDate && { expectedDate }) }
  },
})

export const cancelOrder = command({ on: stockOrderFlow.cancel, run: async () => ({}) })
