import { and, eq, inArray } from 'drizzle-orm'
import {
  type AnswerOf,
  can,
  defineReadModel,
  flag,
  idOnLabel,
  type Label,
  link,
  objectOf,
  type Read,
  type Registry,
  type ResourceDef,
  reads,
  shape,
  squeeze,
  text,
} from '../../../kernel/index.ts'

const scannedShape = shape('Scanned', 'The record that a scanned label stands for.', {
  resource: text({ description: 'Kind of record, such as equipment.' }),
  id: link('any', { description: 'Its id.' }),
  title: text({ description: 'Its label.' }),
  plantId: link('plant', { description: 'The plant it belongs to.' }),
  plantName: text({ description: 'Name of that plant.' }),
  isHere: flag({ description: 'Whether it belongs to the plant you work in now.' }),
  by: text({
    nullable: true,
    description: 'The field by which several records name what was scanned, which is `title` then; `id` is the newest of them.',
  }),
})
export type Scanned = AnswerOf<typeof scannedShape>
type Labelled = ResourceDef & { readonly label: Label }

/** What can be scanned, in the order in which a number is looked up: areas of the ground floor first, so that things come before papers about them. */
function labelledOf({ areas }: Registry): Labelled[] {
  const all = areas.toReversed().flatMap(({ resources }) => resources)
  return all.filter((one): one is Labelled => one.label !== undefined)
}
const mayScan = ({ actor }: Read, resource: Labelled) =>
  reads(actor, resource) || (resource.label.opens ?? []).some((tag) => can(actor, tag))

const LONGEST = 64
/** No number holds such, and PostgreSQL takes no text with a zero in it. */
const UNPRINTABLE = /\p{Cc}/u
/** People type as their keyboard stands: half of them small letters, and full-width ones after Chinese. */
function spellings(code: string): string[] {
  const plain = code.normalize('NFKC').trim()
  return [...new Set([code, plain, plain.toUpperCase()])].filter((one) => one && one.length <= LONGEST && !UNPRINTABLE.test(one))
}

/** Looks in every plant of the reader, here first: whoever stands before a thing need not know which plant the session is in. */
async function anywhere(read: Read, registry: Registry, resource: Labelled, by: { id: number } | { numbers: string[] }) {
  const { actor } = read
  const [t, home] = [read.table(resource) as never as Record<string, never>, read.table(registry.inRole('tenant'))]
  const [id, plantId] = [t.id as never, t.plantId as never]
  const found: { id: number; title: string; plantId: number; plantName: string }[] = await read.asSystem.db
    .select({ id, title: t[resource.title] as never, plantId, plantName: home.name })
    .from(read.table(resource))
    .innerJoin(home, eq(home.id, plantId))
    .where(and('id' in by ? eq(id, by.id) : inArray(t[resource.label.number] as never, by.numbers), inArray(plantId, [...actor.plantIds])))
  const nearest = found.find((one) => one.plantId === actor.plantId) ?? found[0]
  return nearest ? { resource: resource.name, ...nearest, isHere: nearest.plantId === actor.plantId, by: null } : null
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number }
/** A record of the plant one works in. */
async function ofHere(read: Read, registry: Registry, found: Pick<Scanned, 'resource' | 'id' | 'title' | 'by'>): Promise<Scanned> {
  const { plantId } = read.actor
  const [home] = await read.of(registry.inRole('tenant')).many([plantId])
  return { ...found, plantId, plantName: home?.name ?? '', isHere: true }
}

/** At most so many records whose number contains what was typed are compared with it. */
const COMPARED = 50
/** The ids of records whose number is the one typed but for hyphens, blanks and the like, in the plants where its labels count. */
async function alike(read: Read, resource: Labelled, typed: string): Promise<number[]> {
  const { number, prefix } = resource.label
  const { plantId, plantIds } = read.actor
  const query = { keyword: typed, keywordIn: [number], no: 1, size: COMPARED }
  const { items } = await (prefix
    ? read.asSystem.list(resource, { ...query, filter: { plantId: { in: [...plantIds] } } })
    : read.list(resource, query))
  const rows = (items as unknown as (Row & { plantId: number })[]).filter((row) => squeeze(String(row[number] ?? '')) === squeeze(typed))
  return rows.sort((one, other) => Number(other.plantId === plantId) - Number(one.plantId === plantId)).map(({ id }) => id)
}

/** A paper belongs to the plant one works in, and is subject to what one may see there. */
async function here(
  read: Read,
  registry: Registry,
  resource: Labelled,
  by: { id: number } | { numbers: string[] },
): Promise<Scanned | null> {
  const where = 'id' in by ? { id: by.id } : { [resource.label.number]: by.numbers }
  const [row] = (await read.of(resource).find(where as never)) as unknown as Row[]
  if (!row) return null
  return ofHere(read, registry, { resource: resource.name, id: row.id, title: String(row[resource.title] ?? ''), by: null })
}

/** The records that name what has a label and no record of its own: the only one, or all of them by that name. */
async function naming(read: Read, registry: Registry, resource: Labelled, text: string): Promise<Scanned | null> {
  const { field, read: nameIn } = resource.label.named ?? {}
  const name = nameIn?.(text)
  if (!field || !name) return null
  const { items } = await read.list(resource, { filter: { [field]: { in: spellings(name) } }, no: 1, size: 2, sort: 'id', desc: true })
  const [row, other] = items as unknown as Row[]
  if (!row) return null
  const title = String(row[other ? field : resource.title] ?? '')
  return ofHere(read, registry, { resource: resource.name, id: row.id, title, by: other ? field : null })
}

const numbered = (read: Read, registry: Registry, resource: Labelled, by: { id: number } | { numbers: string[] }) =>
  (resource.label.prefix ? anywhere : here)(read, registry, resource, by)

/** The record behind what was scanned or typed: the code of one of our labels, or else a number that is printed on things and papers. */
export async function scanned(read: Read, registry: Registry, code: string): Promise<Scanned | null> {
  if (!read.actor.plantIds.length) return null
  const text = code.normalize('NFKC').trim()
  const all = labelledOf(registry).filter((one) => mayScan(read, one))
  for (const resource of all) {
    const id = idOnLabel(resource.label, text)
    const found = id === null ? null : await anywhere(read, registry, resource, { id })
    if (found) return found
  }
  const numbers = code.length > LONGEST ? [] : spellings(text)
  for (const resource of numbers.length ? all : []) {
    const found = await numbered(read, registry, resource, { numbers })
    if (found) return found
  }
  // A number is typed without its hyphens, too: only when none is written exactly so, as this finds more.
  for (const resource of numbers.length && squeeze(text) ? all : []) {
    const [id] = await alike(read, resource, text)
    const found = id === undefined ? null : await numbered(read, registry, resource, { id })
    if (found) return found
  }
  for (const resource of all) {
    const found = await naming(read, registry, resource, code.trim())
    if (found) return found
  }
  return null
}

export const scannedModel = defineReadModel('scanned', {
  description: 'What a scanned label stands for, in any of your plants; null for anything else and for what you may not see.',
  permission: [],
  args: { code: text({ required: true, blank: true, long: true, description: 'What the label says, such as eq-1b.' }) },
  result: objectOf(scannedShape, { nullable: true }),
  stale: 'everything',
  read: ({ read, registry }, { code }) => scanned(read, registry, code),
})
