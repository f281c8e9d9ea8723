import { defineRules, type InsertOf, invalidField, type UnitOfWork } from '../../../kernel/index.ts'
import { countedIn, type LockedRecord, toQuantity } from '../../ledger/index.ts'
import { countingKey, inkKey, stocktakeKey } from '../stockKeys.ts'
import { type CountedKind, countedLedgers } from './countedKinds.ts'
import { countedThings, refuseCountedTwice } from './countedThings.ts'
import { LINES_MAX, stocktake, stocktakeLine } from './stocktake.resource.ts'

/** Whoever the differences are booked by must be somebody whom the ledger takes. */
async function refuseKeeper(
  uow: UnitOfWork,
  kind: CountedKind,
  { staffId, item }: { staffId: number | null | undefined; item: LockedRecord },
) {
  const { log, admit } = countedLedgers[kind]
  if (log.fields.staffId?.options.required && staffId == null) throw invalidField('staffId', 'required')
  if (staffId != null) await admit?.({ uow, input: { staffId, storeType: 'CHECK', quantityCheck: 0 }, item, change: 0 })
}

export const stocktakeRules = defineRules(stocktake, {
  locks({ plantId, record }) {
    if (!record) return [countingKey(plantId)]
    // What is approved next is booked.
    const booking = record.kind === 'INKS' && record.state === 'SUBMITTED' ? [inkKey(plantId)] : []
    return [stocktakeKey(plantId, record.stocktakeNo), ...booking]
  },
  /** The list is frozen in the transaction that makes it: what is added to the stock afterwards is no part of it. */
  async created({ uow, record, input }) {
    const whole = uow.withoutDataScope
    const roots = ((input as { locationIds?: number[] }).locationIds ?? []) as readonly number[]
    const things = await countedThings(whole.read, record.kind, roots)
    const [first] = things
    if (!first) throw invalidField('locationIds', 'nothingToCount')
    if (things.length > LINES_MAX) throw invalidField('locationIds', 'tooManyToCount', { max: LINES_MAX, count: things.length })
    await refuseCountedTwice(whole, { kind: record.kind, things, own: record.id, field: 'locationIds' })
    await refuseKeeper(whole, record.kind, { staffId: record.staffId, item: first.item })
    const ledger = countedLedgers[record.kind]
    // What stands elsewhere is not expected by whoever counts the shelf.
    const away = await Promise.all(things.map(async ({ stock }) => (await ledger.elsewhere?.(whole, stock, whole.now)) ?? 0))
    const lines = things.map(({ item, stock, code }, nth) => ({
      stocktakeId: record.id,
      stocktakeNo: record.stocktakeNo,
      [ledger.key]: item.id,
      [countedIn(ledger).key]: stock.id,
      code,
      name: item.name,
      unit: item.unit ?? ledger.unit,
      locationId: stock.locationId,
      frozen: toQuantity(stock.quantity - (away[nth] ?? 0)),
    }))
    await whole.of(stocktakeLine).createMany(lines as unknown as InsertOf<typeof stocktakeLine>[])
    await uow.of(stocktake).patch(record, { lineCount: lines.length })
  },
})
