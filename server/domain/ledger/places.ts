import { invalidField, type UnitOfWork, withFieldNames } from '../../kernel/index.ts'
import type { Ledger, LockedRecord, Places } from './ledgerSpec.ts'
import { isMove, isReceipt } from './movementKinds.ts'

type EntryInput = Readonly<Record<string, unknown>>

const of = (uow: UnitOfWork, { of: place }: Places) => uow.of(place)
export const pick = (row: EntryInput, keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, row[key]]))
const isMissing = (value: unknown) => value == null || value === ''
/** What an entry says of its place. */
export const placeFieldsOf = (places: Places, place: LockedRecord): EntryInput => ({
  [places.key]: place.id,
  ...pick(place, [...places.by, ...places.also]),
})

function refuseOther(places: Places, place: LockedRecord, entry: EntryInput) {
  for (const key of [...places.by, ...places.also])
    if (!isMissing(entry[key]) && entry[key] !== place[key]) throw invalidField(key, 'otherThanPlace', { there: String(place[key]) })
}

/** Finds the place by what tells it from others; undefined where there is none. */
async function found(uow: UnitOfWork, { places, key }: { places: Places; key: string }, item: LockedRecord, entry: EntryInput) {
  const [row] = await of(uow, places).find({ [key]: item.id, ...pick(entry, places.by) } as never)
  return row && ((await of(uow, places).lockForUpdate(row.id)) as unknown as LockedRecord)
}
const known = (ledger: Ledger) => ({ places: ledger.places as Places, key: ledger.key })

async function begun(
  uow: UnitOfWork,
  ledger: Ledger,
  x: { item: LockedRecord; entry: EntryInput; from?: LockedRecord },
): Promise<LockedRecord> {
  const { places, key } = known(ledger)
  const fields = pick(x.entry, [...places.by, ...places.also])
  for (const [name, value] of Object.entries(fields))
    if (places.of.fields[name]?.options.required && isMissing(value)) throw invalidField(name, 'required')
  const more = places.begin?.({ uow, input: x.entry, ...(x.from && { from: x.from as never }) })
  return (await of(uow, places).create({ [key]: x.item.id, ...fields, ...more } as never)) as unknown as LockedRecord
}

/** The place of an entry, kept from other writers: the one that it names, or tells apart, or with stock that comes in a new one. */
export async function lockPlace(uow: UnitOfWork, ledger: Ledger, item: LockedRecord, entry: EntryInput): Promise<LockedRecord> {
  const { places, key } = known(ledger)
  const astray = Object.values(places.moves).find((input) => !isMove(entry) && !isMissing(entry[input]))
  if (astray) throw invalidField(astray, 'onlyMoved')
  const id = entry[places.key] as number | null | undefined
  if (id != null) {
    const [row] = await of(uow, places).many([id])
    if (!row || (row as unknown as EntryInput)[key] !== item.id) throw invalidField(places.key, 'unknownReference')
    const place = (await of(uow, places).lockForUpdate(id)) as unknown as LockedRecord
    refuseOther(places, place, entry)
    return place
  }
  const missing = places.by.filter((name) => isMissing(entry[name]))
  if (missing.length === places.by.length) throw invalidField(isReceipt(entry) ? (missing[0] as string) : places.key, 'required')
  if (missing[0]) throw invalidField(missing[0], 'required')
  const place = await found(uow, { places, key }, item, entry)
  if (place) refuseOther(places, place, entry)
  else if (!isReceipt(entry)) throw invalidField(places.by[0] as string, 'noSuchPlace')
  return place ?? begun(uow, ledger, { item, entry })
}

/** The place that a move leads to, made where it is new. */
export async function lockTargetPlace(
  uow: UnitOfWork,
  ledger: Ledger,
  x: { item: LockedRecord; from: LockedRecord; entry: EntryInput },
): Promise<LockedRecord> {
  const { places, key } = known(ledger)
  const to: Record<string, unknown> = pick(x.from, [...places.by, ...places.also])
  for (const [name, input] of Object.entries(places.moves)) {
    if (isMissing(x.entry[input])) throw invalidField(input, 'required')
    to[name] = x.entry[input]
  }
  const make = () => begun(uow, ledger, { item: x.item, entry: to, from: x.from })
  const place = (await found(uow, { places, key }, x.item, to)) ?? (await withFieldNames(places.moves, make))
  if (place.id === x.from.id) throw invalidField(Object.values(places.moves)[0] as string, 'samePlace')
  return place
}
