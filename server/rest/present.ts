import {
  type Actor,
  type FieldDef,
  type Provider,
  type Read,
  type ResourceDef,
  type Row,
  seesBeyond,
  systemActor,
} from '../kernel/index.ts'
import type { Services } from './call.ts'
import type { Spelled } from './names.ts'

type Loose = Readonly<Record<string, unknown>>
type Wire = Record<string, unknown>
type Fill = (row: Loose, wire: Wire) => void

/** A linked row as old clients read it: `shift.name`. */
const refOf = (target: ResourceDef, row: Loose) => ({ id: row.id, name: row[target.title], [target.title]: row[target.title] })
type Refs = ReadonlyMap<number, object>

async function refsOf(read: Read, target: ResourceDef, ids: readonly number[]): Promise<Refs> {
  if (!ids.length) return new Map()
  const rows = await read.of(target).many([...new Set(ids)])
  return new Map(rows.flatMap((row) => (row ? [[row.id, refOf(target, row)] as const] : [])))
}
const put = (wire: Wire, { wires }: Spelled, value: unknown) => {
  for (const name of wires) wire[name] = value ?? null
}

const AUTHORS = ['createdById', 'updatedById']
async function linkFill(services: Services, actor: Actor, spelled: Spelled, rows: readonly Loose[]): Promise<Fill> {
  const { key, object = '', target } = spelled
  // Who wrote a row one may read is no secret, whatever one's own data scope.
  const read = services.store.read(AUTHORS.includes(key) ? systemActor(0) : actor)
  const ids = rows.flatMap((row) => (row[key] == null ? [] : [row[key] as number]))
  const refs = target ? await refsOf(read, target, ids) : new Map()
  return (row, wire) => {
    put(wire, spelled, row[key])
    wire[object] = refs.get(row[key] as number) ?? null
  }
}
async function linksFill(read: Read, resource: ResourceDef, spelled: Spelled, rows: readonly Loose[]): Promise<Fill> {
  const { key, object = '', target } = spelled
  const found = await read.of(resource).linksOf(
    key as never,
    rows.map((row) => row.id as number),
  )
  const refs = target ? await refsOf(read, target, [...found.values()].flat()) : new Map()
  return (row, wire) => {
    const ids = found.get(row.id as number) ?? []
    put(wire, spelled, ids)
    wire[object] = ids.flatMap((id) => refs.get(id) ?? [])
  }
}
async function providedFill(read: Read, provider: Provider, spelled: Spelled, rows: readonly Loose[]): Promise<Fill> {
  const found = await provider.load(
    read,
    rows.map((row) => row.id as number),
  )
  return (row, wire) => put(wire, spelled, spelled.codec.out(found.get(row.id as number) ?? null))
}
function plainFill(services: Services, actor: Actor, resource: ResourceDef, spelled: Spelled): Fill {
  const { key, codec } = spelled
  const from = resource.computed[key]?.from
  if (!from) return (row, wire) => put(wire, spelled, row[key] == null ? null : codec.out(row[key]))
  const { now, offsetMinutes } = services.store.read(actor)
  return (row, wire) => put(wire, spelled, codec.out(from(row as never, now, offsetMinutes) ?? null))
}

const isShown = (field: FieldDef, isList: boolean) => !field.options.transient && !(isList && field.options.bulky)

/** Rows as this wire shows them: linked rows by name beside their ids, one read per link for all rows together. */
export async function presented(
  services: Services,
  actor: Actor,
  resource: ResourceDef,
  { rows, isList }: { rows: readonly Row[]; isList: boolean },
): Promise<Wire[]> {
  if (!rows.length) return []
  const read = services.store.read(actor)
  const { shown, legacy, fieldOf } = services.spellingOf(resource)
  const fills = await Promise.all(
    shown
      .filter(({ field }) => isShown(field, isList))
      .map((spelled): Fill | Promise<Fill> => {
        const provider = resource.computed[spelled.key] && services.registry.providerFor(resource, spelled.key)
        if (provider) return providedFill(read, provider, spelled, rows)
        if (spelled.field.kind === 'links') return linksFill(read, resource, spelled, rows)
        if (spelled.field.kind === 'link') return linkFill(services, actor, spelled, rows)
        return plainFill(services, actor, resource, spelled)
      }),
  )
  const byFields = await Promise.all(
    Object.entries(legacy.by ?? {}).map(async ([name, { link, field }]): Promise<Fill> => {
      const target = fieldOf(link)?.target
      const ids = rows.map((row) => row[link] as number)
      const found = target && seesBeyond(actor, target, field) ? ((await read.of(target).many([...new Set(ids)])) as (Loose | null)[]) : []
      const values = new Map(found.map((row) => [row?.id, row?.[field]]))
      return (row, wire) => {
        wire[name] = values.get(row[link] as number) ?? null
      }
    }),
  )
  return rows.map((row) => {
    const wire: Wire = {}
    for (const fill of fills) fill(row, wire)
    for (const fill of byFields) fill(row, wire)
    // Times are told to the second; a whole row sent back is checked to the millisecond.
    wire.rowVersion = row.updatedAt.getTime()
    return wire
  })
}
/** One row as it stands, by its id; the id alone when it is gone. */
export async function presentedById(services: Services, actor: Actor, resource: ResourceDef, id: number): Promise<Wire> {
  const [row] = await services.store.read(actor).of(resource).many([id])
  const [wire] = row ? await presented(services, actor, resource, { rows: [row as Row], isList: false }) : []
  return wire ?? { id }
}
