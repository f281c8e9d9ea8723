import { type FieldDef, type FieldFault, invalid, type ResourceDef, type Row, type Transition } from '../../kernel/index.ts'
import type { Body, Call } from '../call.ts'
import { codecOf, wordOf } from '../spelling/codec.ts'
import { spanIn } from '../spelling/moments.ts'
import type { Spelling, Way } from '../spelling/names.ts'

type Values = Record<string, unknown>
/** One value that a body gives to a field, the name it used, and how that name says it. */
interface Given {
  readonly wire: string
  readonly value: unknown
  readonly way: Way
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
const shownAs = ({ value, seen }: Stored, way: Way) =>
  way === 'object' ? seen : way === 'first' && Array.isArray(value) ? value.slice(0, 1) : value

/** Rows carry some fields under several names. Of a row sent back with one of them changed, the changed one counts. */
function chosen(given: readonly Given[], proper: string, stored: Stored | undefined): unknown {
  const [first] = given
  if (given.length === 1 || !first) return first?.value
  const changed = stored && given.find((one) => !sameAs(shownAs(stored, one.way), one.value))
  return (changed || (given.find((one) => one.wire === proper) ?? given.find((one) => one.way === 'own') ?? first)).value
}

/** The row that a name of another row stands for: `dictType` names the type of an entry. */
async function givenByName({ store, actor }: Call, { legacy, fieldOf }: Spelling, body: Body): Promise<Map<string, Given>> {
  const out = new Map<string, Given>()
  for (const [wire, { link, field }] of Object.entries(legacy.by ?? {})) {
    const name = body[wire]
    const target = fieldOf(link)?.target
    if (!target || typeof name !== 'string' || !name) continue
    const [row] = await store
      .read(actor)
      .of(target)
      .find({ [field]: name.slice(0, 500).replaceAll('\0', ' ') })
    if (!row) throw invalid([{ field: wire, rule: 'unknownReference', label: `${target.name}.fields.${field}` }])
    out.set(link, { wire, value: row.id, way: 'own' })
  }
  return out
}
/** A row that stands for its id. */
const idOfRow = (raw: unknown) => (typeof raw === 'object' && raw !== null && 'id' in raw && !Array.isArray(raw) ? raw.id : raw)
function givenByField({ givenOf }: Spelling, body: Body): Map<string, Given[]> {
  const out = new Map<string, Given[]>()
  for (const [wire, raw] of Object.entries(body)) {
    const found = givenOf(wire)
    if (!found || raw === undefined) continue
    const { spelled, way } = found
    const value = spelled.codec.in(way === 'own' ? raw : idOfRow(raw))
    out.set(spelled.key, [...(out.get(spelled.key) ?? []), { wire, value, way }])
  }
  return out
}

/** What a row links to, where a body says it in several ways. */
async function storedOf({ store, actor }: Call, spelling: Spelling, current: Row | null, [key, ways]: [string, readonly Given[]]) {
  if (!current || ways.length === 1) return undefined
  const read = store.read(actor)
  const { target, field } = spelling.fieldOf(key) ?? {}
  const isMany = field?.kind === 'links'
  const value = isMany ? (await read.of(spelling.resource).linksOf(key as never, [current.id])).get(current.id) : current[key]
  if (!target || !ways.some(({ way }) => way === 'object')) return { value, seen: value }
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
function asksInVain({ resource }: Spelling, key: string, given: readonly Given[], current: Row | null) {
  const field = resource.fields[key]
  if (!field?.options.readonly || !current || field.options.secret || field.kind === 'links') return []
  return given.filter(({ way, value }) => way === 'own' && !sameAs(current[key], value)).map(({ wire }) => wire)
}

/**
 * The values that a body gives to the fields of a resource. What only the server writes is left out: old clients send whole rows back.
 * Names that nobody knows, and those whose new value is not taken, are told to the caller. In: the row as it stands when it is changed.
 */
export async function inputOf(call: Call, resource: ResourceDef, current: Row | null, isNew: boolean): Promise<Values> {
  const spelling = call.spellingOf(resource)
  const given = givenByField(spelling, call.body)
  for (const [key, one] of await givenByName(call, spelling, call.body)) given.set(key, [...(given.get(key) ?? []), one])
  const values: Values = {}
  const faults: FieldFault[] = []
  const ignored = Object.keys(call.body).filter((wire) => !spelling.knows(wire))
  for (const [key, ways] of given) {
    const field = resource.fields[key]
    ignored.push(...asksInVain(spelling, key, ways, current))
    if (!field || field.options.readonly) continue
    const value = chosen(ways, spelling.wireOf(key), await storedOf(call, spelling, current, [key, ways]))
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
  const { givenOf } = call.spellingOf(resource)
  const values: Values = {}
  const ignored: string[] = []
  for (const [wire, raw] of Object.entries(body)) {
    const found = givenOf(wire)
    const key = [wire, wire.replace(/ID(s?)$/, 'Id$1'), found?.spelled.key ?? '', wire.replace(/ID$/, 'Ids')].find((one) =>
      Object.hasOwn(fields, one),
    )
    const field = key && fields[key]
    if (!key || !field) {
      if (!OF_THE_ROW.has(wire)) ignored.push(wire)
    } else if (raw !== undefined && !Object.hasOwn(values, key))
      values[key] = codecOf(field, offsetMinutes).in(found?.way === 'own' ? raw : idOfRow(raw))
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
