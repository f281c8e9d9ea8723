import {
  type Actor,
  type BatchComputed,
  canReadThrough,
  type Language,
  type Read,
  type ResourceDef,
  type Row,
  systemActor,
  titleIn,
} from '../../kernel/index.ts'
import { words } from '../../platform/words.ts'
import type { Services } from '../call.ts'
import type { Spelled, Spelling } from '../spelling/names.ts'
import { type AnyRow, childFills, type Fill, farFills, ownFills, type Wire } from './linkedValues.ts'

/** A linked row as old clients read it, called as in their language: `shift.name`. */
function refOf(language: Language, target: ResourceDef, row: AnyRow) {
  const name = titleIn(language, target, row)
  return { id: row.id, name, [target.title]: name }
}
type Refs = ReadonlyMap<number, object>

interface Pointed {
  readonly target: ResourceDef
  readonly ids: readonly number[]
  readonly language: Language
  more?(row: AnyRow): object
}
async function refsOf(read: Read, { target, ids, language, more = () => ({}) }: Pointed): Promise<Refs> {
  if (!ids.length) return new Map()
  const rows = await read.of(target).many([...new Set(ids)])
  return new Map(rows.flatMap((row) => (row ? [[row.id, { ...refOf(language, target, row), ...more(row) }] as const] : [])))
}
const put = (wire: Wire, { wires }: Spelled, value: unknown) => {
  for (const name of wires) wire[name] = value ?? null
}

interface OfLink {
  readonly spelling: Spelling
  readonly spelled: Spelled
  readonly rows: readonly AnyRow[]
}
const AUTHORS = ['createdById', 'updatedById']
/** What old clients read of a linked row besides its name, as far as its reader may. */
function carriedOf(services: Services, actor: Actor, { legacy }: Spelling, { key, target }: Spelled) {
  const keys = target && legacy.carries?.[key]?.filter((one) => canReadThrough(actor, target, one))
  const spelled = (target && keys?.flatMap((one) => services.spellingOf(target).fieldOf(one) ?? [])) ?? []
  return (row: AnyRow) => Object.fromEntries(spelled.map(({ key: one, wires, codec }) => [wires[0], codec.out(row[one])]))
}
async function linkFill(services: Presenting, actor: Actor, { spelling, spelled, rows }: OfLink): Promise<Fill> {
  const { key, objects, target } = spelled
  // Who wrote a row one may read is no secret, whatever one's own data scope.
  const read = services.store.read(AUTHORS.includes(key) ? systemActor(0) : actor)
  const ids = rows.flatMap((row) => (row[key] == null ? [] : [row[key] as number]))
  const { language = 'zh' } = services
  const refs = target ? await refsOf(read, { target, ids, language, more: carriedOf(services, actor, spelling, spelled) }) : new Map()
  return (row, wire) => {
    put(wire, spelled, row[key])
    for (const object of objects) wire[object] = refs.get(row[key] as number) ?? null
  }
}
async function linksFill(read: Read, { spelling: { resource, legacy }, spelled, rows }: OfLink, language: Language): Promise<Fill> {
  const { key, objects, target } = spelled
  const first = legacy.first?.[key]
  const found = await read.of(resource).linksOf(
    key as never,
    rows.map((row) => row.id as number),
  )
  const refs = target ? await refsOf(read, { target, ids: [...found.values()].flat(), language }) : new Map()
  return (row, wire) => {
    const ids = found.get(row.id as number) ?? []
    put(wire, spelled, ids)
    const linked = ids.flatMap((id) => refs.get(id) ?? [])
    for (const object of objects) wire[object] = linked
    if (!first) return
    wire[first.id] = ids[0] ?? null
    wire[first.object] = refs.get(ids[0] ?? 0) ?? null
  }
}
async function providedFill(read: Read, provider: BatchComputed, spelled: Spelled, rows: readonly AnyRow[]): Promise<Fill> {
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

/** Whoever reads; words of a row are in this language. */
export interface Presenting extends Services {
  readonly language?: Language
}
/** Rows as this wire shows them, in lists as alone, for old clients read no single rows: linked rows by name beside their ids, one read per link for all rows together. */
export async function presented(
  services: Presenting,
  actor: Actor,
  resource: ResourceDef,
  { rows }: { rows: readonly Row[] },
): Promise<Wire[]> {
  if (!rows.length) return []
  const read = services.store.read(actor)
  const spelling = services.spellingOf(resource)
  const fills = await Promise.all(
    spelling.shown
      .filter(({ field }) => !field.options.transient)
      .map((spelled): Fill | Promise<Fill> => {
        const provider = resource.computed[spelled.key] && services.registry.batchComputedFor(resource, spelled.key)
        if (provider) return providedFill(read, provider, spelled, rows)
        if (spelled.field.kind === 'links') return linksFill(read, { spelling, spelled, rows }, services.language ?? 'zh')
        if (spelled.field.kind === 'link') return linkFill(services, actor, { spelling, spelled, rows })
        return plainFill(services, actor, resource, spelled)
      }),
  )
  const extraFills = await Promise.all([
    ...farFills(services, actor, { spelling, rows, language: services.language ?? 'zh' }),
    ...ownFills(spelling, words(services.language ?? 'zh')),
    ...childFills(services, actor, spelling, rows),
  ])
  return rows.map((row) => {
    const wire: Wire = {}
    for (const fill of [...fills, ...extraFills]) fill(row, wire)
    // Times are told to the second; a whole row sent back is checked to the millisecond.
    wire.rowVersion = row.updatedAt.getTime()
    return wire
  })
}
/** One row as it stands, by its id; the id alone when it is gone. */
export async function presentedById(services: Presenting, actor: Actor, resource: ResourceDef, id: number): Promise<Wire> {
  const [row] = await services.store.read(actor).of(resource).many([id])
  const [wire] = row ? await presented(services, actor, resource, { rows: [row as Row] }) : []
  return wire ?? { id }
}
