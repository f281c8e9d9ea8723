import { invalidField, type UnitOfWork, withFieldNames } from '../../kernel/index.ts'
import type { Held, Ledger, Places } from './ledgerSpec.ts'
import { isMove, isReceipt } from './movementKinds.ts'

type Given = Readonly<Record<string, unknown>>

const of = (uow: UnitOfWork, { of: place }: Places) => uow.of(place)
export const pick = (row: Given, keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, row[key]]))
const isMissing = (value: unknown) => value == null || value === ''
/** What an entry says of its place. */
export const saidOf = (places: Places, place: Held): Given => ({ [places.key]: place.id, ...pick(place, [...places.by, ...places.also]) })

function refuseOther(places: Places, place: Held, given: Given) {
  for (const key of [...places.by, ...places.also])
    if (!isMissing(given[key]) && given[key] !== place[key]) throw invalidField(key, 'otherThanPlace', { there: String(place[key]) })
}

/** Finds the place by what tells it from others; undefined where there is none. */
async function found(uow: UnitOfWork, { places, key }: { places: Places; key: string }, item: Held, given: Given) {
  const [row] = await of(uow, places).find({ [key]: item.id, ...pick(given, places.by) } as never)
  return row && ((await of(uow, places).lockForUpdate(row.id)) as unknown as Held)
}
const known = (ledger: Ledger) => ({ places: ledger.places as Places, key: ledger.key })

async function begun(uow: UnitOfWork, ledger: Ledger, x: { item: Held; given: Given; from?: Held }): Promise<Held> {
  const { places, key } = known(ledger)
  const said = pick(x.given, [...places.by, ...places.also])
  for (const [name, value] of Object.entries(said))
    if (places.of.fields[name]?.options.required && isMissing(value)) throw invalidField(name, 'required')
  const more = places.begin?.({ uow, input: x.given, ...(x.from && { from: x.from as never }) })
  return (await of(uow, places).create({ [key]: x.item.id, ...said, ...more } as never)) as unknown as Held
}

/** The place of an entry, kept from other writers: the one that it names, or tells apart, or with stock that comes in a new one. */
export async function holdPlace(uow: UnitOfWork, ledger: Ledger, item: Held, given: Given): Promise<Held> {
  const { places, key } = known(ledger)
  const astray = Object.values(places.moves).find((input) => !isMove(given) && !isMissing(given[input]))
  if (astray) throw invalidField(astray, 'onlyMoved')
  const id = given[places.key] as number | null | undefined
  if (id != null) {
    const [row] = await of(uow, places).many([id])
    if (!row || (row as unknown as Given)[key] !== item.id) throw invalidField(places.key, 'unknownReference')
    const place = (await of(uow, places).lockForUpdate(id)) as unknown as Held
    refuseOther(places, place, given)
    return place
  }
  const asked = places.by.filter((name) => isMissing(given[name]))
  if (asked.length === places.by.length) throw invalidField(isReceipt(given) ? (asked[0] as string) : places.key, 'required')
  if (asked[0]) throw invalidField(asked[0], 'required')
  const place = await found(uow, { places, key }, item, given)
  if (place) refuseOther(places, place, given)
  else if (!isReceipt(given)) throw invalidField(places.by[0] as string, 'noSuchPlace')
  return place ?? begun(uow, ledger, { item, given })
}

/** The place that a move leads to, made where it is new. */
export async function holdTarget(uow: UnitOfWork, ledger: Ledger, x: { item: Held; from: Held; given: Given }): Promise<Held> {
  const { places, key } = known(ledger)
  const to: Record<string, unknown> = pick(x.from, [...places.by, ...places.also])
  for (const [name, input] of Object.entries(places.moves)) {
    if (isMissing(x.given[input])) throw invalidField(input, 'required')
    to[name] = x.given[input]
  }
  const make = () => begun(uow, ledger, { item: x.item, given: to, from: x.from })
  const place = (await found(uow, { places, key }, x.item, to)) ?? (await withFieldNames(places.moves, make))
  if (place.id === x.from.id) throw invalidField(Object.values(places.moves)[0] as string, 'samePlace')
  return place
}
