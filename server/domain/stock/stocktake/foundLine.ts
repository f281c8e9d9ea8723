import { invalidField, type Refusal, type RowOf, type UnitOfWork, withBelow } from '../../../kernel/index.ts'
import { countedIn } from '../../ledger/index.ts'
import { storageLocation } from '../storageLocation.resource.ts'
import { COUNTED_KINDS, countedLedgers } from './countedKinds.ts'
import { type Counted, refuseCountedTwice, thingNamed } from './countedThings.ts'
import { LINES_MAX, stocktake, stocktakeLine } from './stocktake.resource.ts'

type Stocktake = RowOf<typeof stocktake>

/** A code that is none of what is counted here; it may be one of what is counted elsewhere. */
async function unknownCode(uow: UnitOfWork, { kind }: Stocktake, code: string): Promise<Refusal> {
  for (const other of COUNTED_KINDS)
    if (other !== kind && (await thingNamed(uow.read, other, code))) return invalidField('code', 'otherKindCounted')
  return invalidField('code', 'noSuchItem')
}

/** What the books put on a shelf that this list does not cover is not all there is of it: a count would book the rest away. */
async function refuseElsewhere(uow: UnitOfWork, { id }: Stocktake, { stock }: Counted) {
  if (stock.quantity <= 0) return
  const roots = (await uow.of(stocktake).linksOf('locationIds', [id])).get(id) ?? []
  if (!roots.length) return
  const locations = await uow.of(storageLocation).find({})
  if (stock.locationId !== null && withBelow(locations, roots).includes(stock.locationId)) return
  const location = locations.find((one) => one.id === stock.locationId)?.code
  throw location ? invalidField('code', 'liesElsewhere', { location }) : invalidField('code', 'liesNowhere')
}

/**
 * The line of what was found on a shelf and is not on the list that was frozen: nothing of it was expected there. `held` is the stocktake under
 * its lock, `uow` sees the whole plant, and nobody else adds to a list.
 */
export async function foundLine(uow: UnitOfWork, lockedStocktake: Stocktake, code: string) {
  const ledger = countedLedgers[lockedStocktake.kind]
  const found = await thingNamed(uow.read, lockedStocktake.kind, code)
  if (!found) throw await unknownCode(uow, lockedStocktake, code)
  const { item, stock } = found
  const { key } = countedIn(ledger)
  const [known] = await uow.of(stocktakeLine).find({ stocktakeId: lockedStocktake.id, [key]: stock.id } as never)
  if (known) throw invalidField('code', 'listedAlready')
  if (lockedStocktake.lineCount >= LINES_MAX) throw invalidField('code', 'listIsFull', { max: LINES_MAX })
  await refuseElsewhere(uow, lockedStocktake, found)
  await refuseCountedTwice(uow, { kind: lockedStocktake.kind, things: [found], own: lockedStocktake.id, field: 'code' })
  return {
    found,
    values: {
      stocktakeId: lockedStocktake.id,
      [ledger.key]: item.id,
      [key]: stock.id,
      name: item.name,
      unit: item.unit ?? ledger.unit,
      locationId: stock.locationId,
      frozen: 0,
    },
  }
}
