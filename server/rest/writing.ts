import { type FieldDef, type FieldFault, type Fields, invalid, type ResourceDef, type Row } from '../kernel/index.ts'
import type { Body, Call } from './call.ts'
import { codecOf, wordOf } from './codec.ts'
import { spanIn } from './moments.ts'
import type { Spelling } from './names.ts'

type Values = Record<string, unknown>
/** One value that a body gives to a field, and the name it used. */
interface Given {
  readonly wire: string
  readonly value: unknown
}

const sameAs = (stored: unknown, value: unknown) => {
  const plain = (v: unknown) => {
    if (v instanceof Date) return String(Math.floor(v.getTime() / 1000))
    return Array.isArray(v) ? v.map(wordOf).join() : wordOf(v)
  }
  return plain(stored) === plain(value)
}
/** Rows carry some fields under several names. Of a row sent back with one of them changed, the changed one counts. */
function chosen(given: readonly Given[], proper: string, current: Row | null, key: string): unknown {
  const [first] = given
  if (given.length === 1 || !first) return first?.value
  const changed = current && given.find((one) => !sameAs(current[key], one.value))
  return (changed || (given.find((one) => one.wire === proper) ?? first)).value
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
    if (!row) throw invalid([{ field: wire, rule: 'unknownReference' }])
    out.set(link, { wire, value: row.id })
  }
  return out
}
function givenByField({ fieldOf }: Spelling, body: Body): Map<string, Given[]> {
  const out = new Map<string, Given[]>()
  for (const [wire, raw] of Object.entries(body)) {
    const spelled = fieldOf(wire)
    if (!spelled || raw === undefined) continue
    out.set(spelled.key, [...(out.get(spelled.key) ?? []), { wire, value: spelled.codec.in(raw) }])
  }
  return out
}

/** What a row links to, where a body says it in several ways. */
async function linkedNow(
  { store, actor }: Call,
  resource: ResourceDef,
  { current, given }: { current: Row | null; given: Map<string, Given[]> },
) {
  const now: Values = {}
  const keys = [...given].filter(([key, ways]) => ways.length > 1 && resource.fields[key]?.kind === 'links')
  if (current)
    for (const [key] of keys)
      now[key] = (
        await store
          .read(actor)
          .of(resource)
          .linksOf(key as never, [current.id])
      ).get(current.id)
  return now
}

const isBlank = (value: unknown) => value === null || value === '' || value === undefined
/** A field that is asked once: an unchanged one came with the row, a changed one is refused. */
function faultOfFixed(key: string, { options }: FieldDef, value: unknown, current: Row | null): FieldFault | undefined {
  if (isBlank(value) || (!options.transient && (!current || sameAs(current[key], value)))) return undefined
  return { field: key, rule: 'fixed' }
}

/**
 * The values that a body gives to the fields of a resource. Unknown names and what only the server writes are left out: old clients send
 * whole rows back. In: the row as it stands when it is changed.
 */
export async function inputOf(call: Call, resource: ResourceDef, current: Row | null, isNew: boolean): Promise<Values> {
  const spelling = call.spellingOf(resource)
  const given = givenByField(spelling, call.body)
  for (const [key, one] of await givenByName(call, spelling, call.body)) given.set(key, [...(given.get(key) ?? []), one])
  const stored = current && { ...current, ...(await linkedNow(call, resource, { current, given })) }
  const values: Values = {}
  const faults: FieldFault[] = []
  for (const [key, ways] of given) {
    const field = resource.fields[key]
    if (!field || field.options.readonly) continue
    const value = chosen(ways, spelling.wireOf(key), stored, key)
    if (!isNew && field.options.fixed) {
      const fault = faultOfFixed(key, field, value, current)
      if (fault) faults.push(fault)
      // Empty boxes of a form ask for the default.
    } else if (!(isNew && isBlank(value) && field.options.default !== undefined)) values[key] = value
  }
  if (faults.length) throw invalid(faults)
  return isNew ? values : { ...values, ...versionOf(call.body, current, call.offsetMinutes) }
}
/** The values that a body gives to what a step of a flow asks. */
export function stepInputOf({ body, offsetMinutes }: Call, fields: Fields, current: Row | null): Values {
  const values: Values = {}
  for (const [key, field] of Object.entries(fields)) {
    const raw = body[key] ?? body[key.replace(/Id(s?)$/, 'ID$1')]
    if (raw !== undefined) values[key] = codecOf(field, offsetMinutes).in(raw)
  }
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
