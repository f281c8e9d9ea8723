import { type FieldDef, type FieldFault, invalid, type ResourceDef, type Row, type Transition } from '../../kernel/index.ts'
import type { Body, Call } from '../call.ts'
import { codecOf, wordOf } from '../spelling/codec.ts'
import { spanIn } from '../spelling/moments.ts'
import type { Spelling, WireForm } from '../spelling/names.ts'

type Values = Record<string, unknown>
/** One value that a body gives to a field, the name it used, and how that name says it. */
interface BodyValue {
  readonly wire: string
  readonly value: unknown
  readonly form: WireForm
}

/** Whether a value is the one that the row holds, as far as this wire can tell. */
export const sameAs = (stored: unknown, value: unknown) => {
  const plain = (v: unknown) => {
    if (v instanceof Date) return String(Math.floor(v.getTime() / 1000))
    return Array.isArray(v) ? v.map(wordOf).join() : wordOf(v)
  }
  return plain(stored) === plain(value)
}
/** What a row showed under the name that is sent back: all ids, the first alone, or those of the rows that its reader may see. */
interface Stored {
  readonly value: unknown
  readonly seen: unknown
}
const shownAs = ({ value, seen }: Stored, form: WireForm) =>
  form === 'object' ? seen : form === 'first' && Array.isArray(value) ? value.slice(0, 1) : value

/** Rows carry some fields under several names. Of a row sent back with one of them changed, the changed one counts. */
function chosen(candidates: readonly BodyValue[], proper: string, stored: Stored | undefined): unknown {
  const [first] = candidates
  if (candidates.length === 1 || !first) return first?.value
  const changed = stored && candidates.find((one) => !sameAs(shownAs(stored, one.form), one.value))
  return (changed || (candidates.find((one) => one.wire === proper) ?? candidates.find((one) => one.form === 'own') ?? first)).value
}

/** The row that a name of another row stands for: `dictType` names the type of an entry. */
async function valuesByName({ store, actor }: Call, { legacy, fieldOf }: Spelling, body: Body): Promise<Map<string, BodyValue>> {
  const out = new Map<string, BodyValue>()
  for (const [wire, { link, field }] of Object.entries(legacy.by ?? {})) {
    const name = body[wire]
    const target = fieldOf(link)?.target
    if (!target || typeof name !== 'string' || !name) continue
    const [row] = await store
      .read(actor)
      .of(target)
      .find({ [field]: name.slice(0, 500).replaceAll('\0', ' ') })
    if (!row) throw invalid([{ field: wire, rule: 'unknownReference', label: `${target.name}.fields.${field}` }])
    out.set(link, { wire, value: row.id, form: 'own' })
  }
  return out
}
/** A row that stands for its id. */
const idOfRow = (raw: unknown) => (typeof raw === 'object' && raw !== null && 'id' in raw && !Array.isArray(raw) ? raw.id : raw)
function valuesByField({ bodyFieldOf }: Spelling, body: Body): Map<string, BodyValue[]> {
  const out = new Map<string, BodyValue[]>()
  for (const [wire, raw] of Object.entries(body)) {
    const found = bodyFieldOf(wire)
    if (!found || raw === undefined) continue
    const { spelled, form } = found
    const value = spelled.codec.in(form === 'own' ? raw : idOfRow(raw))
    out.set(spelled.key, [...(out.get(spelled.key) ?? []), { wire, value, form: form }])
  }
  return out
}

/** What a row links to, where a body says it in several ways. */
async function storedOf(
  { store, actor }: Call,
  spelling: Spelling,
  current: Row | null,
  [key, candidates]: [string, readonly BodyValue[]],
) {
  if (!current || candidates.length === 1) return undefined
  const read = store.read(actor)
  const { target, field } = spelling.fieldOf(key) ?? {}
  const isMany = field?.kind === 'links'
  const value = isMany ? (await read.of(spelling.resource).linksOf(key as never, [current.id])).get(current.id) : current[key]
  if (!target || !candidates.some(({ form }) => form === 'object')) return { value, seen: value }
  const ids = [value ?? []].flat() as number[]
  const seen = (await read.of(target).many(ids)).flatMap((row) => row?.id ?? [])
  return { value, seen: isMany ? seen : seen[0] }
}

const isBlank = (value: unknown) => value === null || value === '' || value === undefined
/** A field that is asked once: an unchanged one came with the row, a changed one is refused. */
function faultOfFixed(key: string, { options }: FieldDef, value: unknown, current: Row | null): FieldFault | undefined {
  if (isBlank(value) || (!options.transient && (!current || sameAs(current[key], value)))) return undefined
  return { field: key, rule: 'fixed' }
}

/** Whether a body asks for another value of what only the server writes. A row sent back as it was asks for nothing. */
function readonlyChanges({ resource }: Spelling, key: string, candidates: readonly BodyValue[], current: Row | null) {
  const field = resource.fields[key]
  if (!field?.options.readonly || !current || field.options.secret || field.kind === 'links') return []
  return candidates.filter(({ form, value }) => form === 'own' && !sameAs(current[key], value)).map(({ wire }) => wire)
}

/**
 * The values that a body gives to the fields of a resource. What only the server writes is left out: old clients send whole rows back.
 * Names that nobody knows, and those whose new value is not taken, are told to the caller. In: the row as it stands when it is changed.
 */
export async function inputOf(call: Call, resource: ResourceDef, current: Row | null, isNew: boolean): Promise<Values> {
  const spelling = call.spellingOf(resource)
  const bodyValues = valuesByField(spelling, call.body)
  for (const [key, one] of await valuesByName(call, spelling, call.body)) bodyValues.set(key, [...(bodyValues.get(key) ?? []), one])
  const values: Values = {}
  const faults: FieldFault[] = []
  const ignored = Object.keys(call.body).filter((wire) => !spelling.knows(wire))
  for (const [key, candidates] of bodyValues) {
    const field = resource.fields[key]
    ignored.push(...readonlyChanges(spelling, key, candidates, current))
    if (!field || field.options.readonly) continue
    const value = chosen(candidates, spelling.wireOf(key), await storedOf(call, spelling, current, [key, candidates]))
    if (!isNew && field.options.fixed) {
      const fault = faultOfFixed(key, field, value, current)
      if (fault) faults.push(fault)
      // Empty boxes of a form ask for the default.
    } else if (!(isNew && isBlank(value) && field.options.default !== undefined)) values[key] = value
  }
  if (faults.length) throw invalid(faults)
  call.ignore(ignored)
  return isNew ? values : { ...values, ...versionOf(call.body, current, call.offsetMinutes) }
}

/** Of a row that is sent with a step these say which version of which row it was. */
const OF_THE_ROW: ReadonlySet<string> = new Set(['id', 'rowVersion', 'updatedAt'])
/** The values that a body gives to what a step of a flow asks, in the spellings of the row too. */
export function stepInputOf(call: Call, { resource, input: fields }: Transition<ResourceDef>, current: Row | null): Values {
  const { body, offsetMinutes } = call
  const { bodyFieldOf } = call.spellingOf(resource)
  const values: Values = {}
  const ignored: string[] = []
  for (const [wire, raw] of Object.entries(body)) {
    const found = bodyFieldOf(wire)
    const key = [wire, wire.replace(/ID(s?)$/, 'Id$1'), found?.spelled.key ?? '', wire.replace(/ID$/, 'Ids')].find((one) =>
      Object.hasOwn(fields, one),
    )
    const field = key && fields[key]
    if (!key || !field) {
      if (!OF_THE_ROW.has(wire)) ignored.push(wire)
    } else if (raw !== undefined && !Object.hasOwn(values, key))
      values[key] = codecOf(field, offsetMinutes).in(found?.form === 'own' ? raw : idOfRow(raw))
  }
  call.ignore(ignored)
  return { ...values, ...versionOf(body, current, offsetMinutes) }
}

/** The version a change is based on: exact when the row brought it along, else within the second that its time tells. */
function versionOf({ rowVersion, updatedAt }: Body, current: Row | null, offsetMinutes: number): { updatedAt?: Date } {
  const ms = Number(wordOf(rowVersion) || Number.NaN)
  if (Number.isSafeInteger(ms) && Math.abs(ms) < 8.64e15) return { updatedAt: new Date(ms) }
  const span = spanIn(updatedAt, offsetMinutes)
  if (span === null) return {}
  if (span === undefined) throw invalid([{ field: 'updatedAt', rule: 'instant' }])
  const isCurrent = current && current.updatedAt >= span.from && current.updatedAt <= span.to
  return { updatedAt: isCurrent ? current.updatedAt : span.from }
}
