import { importKeyOf, isFreeText, type Read, type ResourceDef, storedAs } from '../../kernel/index.ts'
import { areEvents } from './bookedRows.ts'
import type { Draft, Job } from './drafts.ts'
import type { DynamicRow } from './names.ts'
import { isSame } from './resolve.ts'

const CHUNK = 200

/** How rows of a sheet find their records. */
export interface Identity {
  readonly keys: readonly string[]
  /** Two records cannot have the same: whoever has it is meant. Otherwise only a record that equals the row in everything is. */
  readonly isKey: boolean
  /** Those that a record may be without, such as the machine of a place that is at none: left empty, they mean the record without. */
  readonly blank: readonly string[]
}
export function identityOf({ resource, fillings }: Pick<Job, 'resource' | 'fillings'>): Identity {
  // An event equals no older one, however much they have in common: only its own number means it.
  if (areEvents(resource)) return { keys: [], isKey: false, blank: [] }
  const mapped = new Set(fillings.map(({ key }) => key))
  const keys = importKeyOf(resource)
  const mayLack = (key: string) => !resource.fields[key]?.options.required && !resource.fields[key]?.options.readonly
  if (keys.length && keys.every((key) => mapped.has(key))) return { keys, isKey: true, blank: keys.length > 1 ? keys.filter(mayLack) : [] }
  const kind = resource.fields[resource.title]?.kind
  const isUseful = mapped.has(resource.title) && kind !== 'links'
  return { keys: isUseful ? [resource.title] : fillings.slice(0, 1).map(({ key }) => key), isKey: false, blank: [] }
}

/** What a row says of a key: its value, or the ids its link may mean; nothing when it says nothing. */
function keyValuesOf({ values, links }: Draft, key: string): readonly unknown[] {
  const meant = links[key]
  if (meant) return meant.flatMap(({ rows }) => rows.map((row) => row.id))
  const value = values[key]
  return value === null || value === undefined ? [] : [value]
}
export const hasKeyValues = (draft: Draft, { keys, blank }: Identity) =>
  keys.every((key) => blank.includes(key) || keyValuesOf(draft, key).length > 0) && keys.some((key) => keyValuesOf(draft, key).length > 0)

function fits(resource: ResourceDef, record: DynamicRow, draft: Draft, { keys, blank }: Identity): boolean {
  return keys.every((key) => {
    const field = resource.fields[key]
    const values = keyValuesOf(draft, key)
    if (blank.includes(key) && !values.length) return record[key] == null
    return field !== undefined && values.some((one) => isSame(field, record[key], one))
  })
}

/** A field by which rows find their records, and what they say of it. */
interface KeyLookup {
  readonly key: string
  readonly values: readonly unknown[]
}
/** Records by one field, some values at a time, and by what all rows say of others. */
async function findAll(
  { read, resource, breathe }: Job,
  { key, values }: KeyLookup,
  others: readonly KeyLookup[] = [],
): Promise<DynamicRow[]> {
  const out: DynamicRow[] = []
  const also = Object.fromEntries(others.map((one) => [one.key, one.values]))
  for (let at = 0; at < values.length; at += CHUNK) {
    const where = { ...also, [key]: values.slice(at, at + CHUNK) }
    out.push(...((await read.of(storedAs(resource)).find(where as never)) as unknown as DynamicRow[]))
    await breathe()
  }
  return out
}
type Linking = Pick<Job, 'resource' | 'fillings' | 'breathe'> & { readonly read: Pick<Read, 'of'> }
/** What each record links to, kept beside its other values. */
export async function withLinks({ read, resource, fillings, breathe }: Linking, records: readonly DynamicRow[]): Promise<DynamicRow[]> {
  const keys = fillings.filter(({ field }) => field.kind === 'links').map(({ key }) => key)
  let full = [...records]
  for (const key of keys) {
    const linked = new Map<number, number[]>()
    for (let at = 0; at < full.length; at += CHUNK) {
      const owners = full.slice(at, at + CHUNK).map(({ id }) => id)
      for (const [id, ids] of await read.of(storedAs(resource)).linksOf(key as never, owners)) linked.set(id, ids)
      await breathe()
    }
    full = full.map((record) => ({ ...record, [key]: linked.get(record.id) ?? [] }))
  }
  return full
}

/**
 * What the base is asked by, first the field that tells most rows apart: every row of a count sheet says the number of its list. Texts come before
 * links, which many share.
 */
function keyLookups(resource: ResourceDef, keys: readonly string[], spoken: readonly Draft[]): KeyLookup[] {
  const kindOf = (key: string) => resource.fields[key]?.kind
  const all = keys.map((key) => ({
    key,
    values: kindOf(key) === 'links' ? [] : [...new Set(spoken.flatMap((draft) => keyValuesOf(draft, key)))],
  }))
  const isText = ({ key }: KeyLookup) => Number(isFreeText(resource.fields[key]))
  return all.sort((a, b) => isText(b) - isText(a) || b.values.length - a.values.length)
}

/** The records that each row may mean, as far as the reader sees them, in the order of the rows. */
export async function recordsFor(job: Job, drafts: readonly Draft[], identity: Identity): Promise<(readonly DynamicRow[])[]> {
  const { resource } = job
  const spoken = drafts.filter((draft) => draft.id === undefined && hasKeyValues(draft, identity))
  // Records without one of the others are asked for too.
  const [first, ...others] = keyLookups(
    resource,
    identity.keys.filter((key) => !identity.blank.includes(key)),
    spoken,
  )
  const key = first?.key ?? 'id'
  const ids = [...new Set(drafts.flatMap(({ id }) => (id === undefined ? [] : [id])))]
  const few = others.filter(({ values }) => values.length > 0 && values.length <= CHUNK)
  const found = [...(first ? await findAll(job, first, few) : []), ...(await findAll(job, { key: 'id', values: ids }))]
  const records = await withLinks(job, [...new Map(found.map((one) => [one.id, one])).values()])
  const byId = new Map(records.map((one) => [one.id, one]))
  const byKey = new Map<string, DynamicRow[]>()
  const print = (value: unknown) => (value instanceof Date ? String(Math.floor(value.getTime() / 1000)) : String(value))
  for (const one of records) {
    const alike = byKey.get(print(one[key]))
    if (alike) alike.push(one)
    else byKey.set(print(one[key]), [one])
  }
  const out: (readonly DynamicRow[])[] = []
  for (const draft of drafts) {
    await job.breathe()
    if (draft.id !== undefined) out.push([byId.get(draft.id) ?? []].flat())
    else if (!hasKeyValues(draft, identity)) out.push([])
    else {
      const near = [...new Set(keyValuesOf(draft, key).flatMap((one) => byKey.get(print(one)) ?? []))]
      out.push(near.filter((record) => fits(resource, record, draft, identity)))
    }
  }
  return out
}
