import { conflict, defineRules, invalidField, Refusal, type RowOf, type UnitOfWork } from '../../../kernel/index.ts'
import { costOf, countedIn, type LockedRecord, movedSinceCounts, toQuantity } from '../../ledger/index.ts'
import { countingKey, stocktakeKey } from '../stockKeys.ts'
import { countedLedgers } from './countedKinds.ts'
import { foundLine } from './foundLine.ts'
import { countedOf, itemOf, stocktake, stocktakeLine } from './stocktake.resource.ts'

type Stocktake = RowOf<typeof stocktake>
const idsIn = (line: object, key: string): number[] => {
  const value = (line as Readonly<Record<string, number | null>>)[key]
  return value == null ? [] : [value]
}
const isOver = ({ state }: Stocktake) => conflict('readOnly', { state: `stocktake.values.state.${state}` })

/** What the lines of one stocktake that are counted in one unit have in common: a sheet fills in thousands at once. */
interface Counting {
  readonly lockedStocktake: Stocktake
  isJoined: boolean
}
const countings = new WeakMap<UnitOfWork, Map<number, Counting>>()

/** What is being counted, kept from being submitted meanwhile. */
async function openStocktake(uow: UnitOfWork, id: number): Promise<Counting> {
  const all = countings.get(uow) ?? new Map<number, Counting>()
  countings.set(uow, all)
  const known = all.get(id)
  if (known) return known
  const lockedStocktake = await uow.of(stocktake).lockForUpdate(id)
  if (lockedStocktake.state !== 'COUNTING') throw isOver(lockedStocktake)
  const begun = { lockedStocktake, isJoined: false }
  all.set(id, begun)
  return begun
}

/** Whoever has counted anything of it does not approve it, whoever counts it again. */
async function join(uow: UnitOfWork, counting: Counting, userId: number | null) {
  if (userId === null || counting.isJoined) return
  const { id } = counting.lockedStocktake
  const known = (await uow.of(stocktake).linksOf('counterIds', [id])).get(id) ?? []
  // What this write adds may be taken back with the line; only what is found there is sure to stay.
  if (known.includes(userId)) counting.isJoined = true
  else await uow.of(stocktake).patch(await uow.of(stocktake).lockForUpdate(id), { counterIds: [...known, userId] })
}

interface Found {
  readonly counted: number
  readonly countedAt: Date
}
/** What a line says of its item that was counted, against the books of that moment. */
async function countOf(
  uow: UnitOfWork,
  counting: Counting,
  { item, stock }: Record<'item' | 'stock', LockedRecord>,
  { counted, countedAt }: Found,
) {
  if (countedAt < counting.lockedStocktake.createdAt) throw invalidField('countedAt', 'beforeFrozen')
  const ledger = countedLedgers[counting.lockedStocktake.kind]
  const isMoved = ((stock.lastMovedAt as Date | null)?.getTime() ?? 0) > countedAt.getTime()
  const moved = isMoved ? ((await movedSinceCounts(uow.read, ledger, [{ id: stock.id, countedAt }])).get(stock.id) ?? 0) : 0
  const elsewhere = (await ledger.elsewhere?.(uow, stock, countedAt)) ?? 0
  const booked = toQuantity((stock.quantity as number) - moved - elsewhere)
  await join(uow, counting, uow.actor.userId)
  return {
    counted,
    countedAt,
    countedById: uow.actor.userId,
    state: 'COUNTED' as const,
    booked,
    worth: costOf({ storeType: 'CHECK' }, item, toQuantity(counted - booked)).amount,
  }
}

/** A line is counted by writing what was found; it can be counted again as long as the list is open. */
export const countLineRules = defineRules(stocktakeLine, {
  locks({ plantId, record, input: { stocktakeNo } }) {
    if (record) return [stocktakeKey(plantId, record.stocktakeNo)]
    return [countingKey(plantId), ...(typeof stocktakeNo === 'string' ? [stocktakeKey(plantId, stocktakeNo)] : [])]
  },
  async guard({ read, records }) {
    const ids = [...new Set(records.map(({ stocktakeId }) => stocktakeId))]
    const closed = new Map(
      (await read.of(stocktake).many(ids)).flatMap((one) => (one && one.state !== 'COUNTING' ? [[one.id, isOver(one)] as const] : [])),
    )
    return new Map(
      records.flatMap(({ id, stocktakeId }): [number, Refusal][] => {
        const refusal = closed.get(stocktakeId)
        return refusal ? [[id, refusal]] : []
      }),
    )
  },
  async readAhead({ uow, records }) {
    const whole = uow.withoutDataScope
    for (const ledger of Object.values(countedLedgers)) {
      const [items, { of, key }] = [records.flatMap((line) => idsIn(line, ledger.key)), countedIn(ledger)]
      if (items.length) await whole.of(ledger.item).many(items)
      if (items.length && of !== ledger.item) await whole.of(of).many(records.flatMap((line) => idsIn(line, key)))
    }
  },
  async create({ uow, input }) {
    const whole = uow.withoutDataScope
    const [about] = await whole.of(stocktake).find({ stocktakeNo: input.stocktakeNo })
    if (!about) throw invalidField('stocktakeNo', 'noSuchStocktake')
    const counting = await openStocktake(whole, about.id)
    const { found, values } = await foundLine(whole, await whole.of(stocktake).lockForUpdate(about.id), input.code)
    if (input.counted == null) return { ...values, countedAt: null }
    return { ...values, ...(await countOf(whole, counting, found, { counted: input.counted, countedAt: input.countedAt ?? uow.now })) }
  },
  async created({ uow, record }) {
    const lockedStocktake = await uow.withoutDataScope.of(stocktake).lockForUpdate(record.stocktakeId)
    await uow.withoutDataScope.of(stocktake).writeDerived(lockedStocktake, { lineCount: lockedStocktake.lineCount + 1 })
  },
  /** An import that is taken back. */
  async remove({ uow, record }) {
    const lockedStocktake = await uow.withoutDataScope.of(stocktake).lockForUpdate(record.stocktakeId)
    await uow.withoutDataScope.of(stocktake).writeDerived(lockedStocktake, { lineCount: lockedStocktake.lineCount - 1 })
  },
  async update({ uow, record, input }) {
    const whole = uow.withoutDataScope
    const counting = await openStocktake(whole, record.stocktakeId)
    if (input.counted === undefined && input.countedAt === undefined) return {}
    const counted = input.counted ?? record.counted
    // A blank cell of a sheet says nothing of a line that somebody has counted on the phone meanwhile.
    if (counted === null || input.counted === null) return { counted: record.counted, countedAt: record.countedAt }
    const ledger = countedLedgers[counting.lockedStocktake.kind]
    const { of } = countedIn(ledger)
    const [item] = (await whole.of(ledger.item).many([itemOf(record)])) as unknown as LockedRecord[]
    const [stock] = (of === ledger.item ? [item] : await whole.of(of).many([countedOf(record)])) as unknown as LockedRecord[]
    if (!item || !stock) throw new Refusal('notFound')
    const found = await countOf(whole, counting, { item, stock }, { counted, countedAt: input.countedAt ?? uow.now })
    return { ...found, recounts: record.recounts + (record.state === 'RECOUNT' ? 1 : 0) }
  },
})
