import type { Registry } from '../definitions/area.ts'
import type { UnitOfWork } from '../ports.ts'
import { todayOf } from '../schema/business.ts'
import type { FieldDef } from '../schema/field.ts'
import { flowOf } from '../schema/flow.ts'
import { type FieldFault, invalid } from '../schema/refusal.ts'
import type { Fields, History, ResourceDef } from '../schema/resource.ts'
import { checkOf } from '../schema/validate.ts'
import type { Input, Row } from './rowWrite.ts'

const derived = new WeakMap<ResourceDef, ResourceDef>()
const originals = new WeakMap<ResourceDef, ResourceDef>()

/** A field as an import of a former system accepts it: values that the server otherwise assigns or finds are input there. */
function historyField(resource: ResourceDef, history: History, [key, field]: [string, FieldDef]): FieldDef {
  const { readonly, ruled, series, required, default: initial, ...options } = field.options
  const isState = flowOf(resource)?.field === key
  const states = Object.keys(history.states)
  if (isState && states.length) return { ...field, values: states, options: { ...options, required: true } } as FieldDef
  const isOpen = Boolean(series) || history.fields.includes(key)
  const isMoment = field.kind === 'instant'
  // Rules may find a value that the server otherwise writes; the definition lists which ones a state requires.
  const isRequired = required && !history.fields.includes(key)
  return {
    ...field,
    options: {
      ...options,
      ...(isRequired && { required }),
      ...(readonly && !isOpen && { readonly }),
      // The moment of the import is no moment of the past, so 'now' becomes required.
      ...(initial !== undefined && (initial === 'now' ? { required: true } : { default: initial })),
      ...(isMoment && { past: true }),
    },
  } as FieldDef
}
const numberOf = ({ fields }: ResourceDef) => Object.entries(fields).find(([, { options }]) => options.series)?.[0]

/**
 * The variant of a resource that imports rows of a former system, with their own numbers, times and states; used by imports only.
 * `storedAs` leads back to the resource. Undefined where the definition accepts no history.
 */
export function historyOf(resource: ResourceDef): ResourceDef | undefined {
  const { history } = resource
  if (!history) return undefined
  const known = derived.get(resource)
  if (known) return known
  const fields: Fields = Object.fromEntries(Object.entries(resource.fields).map((one) => [one[0], historyField(resource, history, one)]))
  const number = numberOf(resource)
  // Computed fields are no input: a header that could mean both means the stored field.
  const own = { fields, computed: {}, can: ['create'] as const, ...(number && { importKey: [number] }) }
  const made: ResourceDef = Object.freeze({ ...resource, ...own })
  derived.set(resource, made)
  originals.set(made, resource)
  return made
}
/** Whether a definition is such a variant, made by `historyOf`. */
export const isHistory = (resource: ResourceDef) => originals.has(resource)
/** The resource behind such a variant; any other resource is returned unchanged. */
export const storedAs = (resource: ResourceDef): ResourceDef => originals.get(resource) ?? resource

const isBlank = (value: unknown) => value === null || value === undefined || value === ''
/** Faults where a moment precedes one that must come before it. */
function disordered(name: string, { order = [] }: History, input: Input): FieldFault[] {
  const dated = order.filter((key) => input[key] instanceof Date)
  return dated.slice(1).flatMap((key, at) => {
    const before = dated[at] ?? ''
    const isLater = (input[key] as Date) >= (input[before] as Date)
    return isLater ? [] : [{ field: key, rule: 'beforeMoment', params: { moment: `${name}.fields.${before}` } }]
  })
}
/** Refuses document numbers that the counter may still assign, so that new numbers stay gap-free and unique. */
function takenNumber(resource: ResourceDef, input: Input, today: string): FieldFault[] {
  const key = numberOf(resource)
  const { series = '' } = resource.fields[key ?? '']?.options ?? {}
  const day = key && typeof input[key] === 'string' ? new RegExp(`^${series}(\\d{8})-\\d+$`).exec(input[key] as string)?.[1] : undefined
  return key && day && day >= today ? [{ field: key, rule: 'numberToCome' }] : []
}

/**
 * Writes one row of a former system inside a unit: with its final state, times and number, and without steps, daily rules or notices.
 * Expects input in the form of the derived definition. The caller has checked the permission.
 */
export async function createHistory(uow: UnitOfWork, registry: Registry, made: ResourceDef, input: Input): Promise<Row> {
  const resource = storedAs(made)
  const history = made.history as History
  const clean = checkOf(made.fields, 'create', () => uow.now)(input)
  const filled = Object.entries(history.fills ?? {}).flatMap(([key, from]) => (isBlank(clean[key]) ? [[key, clean[from]]] : []))
  const row: Input = { ...clean, ...Object.fromEntries(filled) }
  const needed = history.states[String(row[flowOf(resource)?.field ?? ''])] ?? []
  const today = todayOf(uow.read).replaceAll('-', '')
  const faults: FieldFault[] = [
    ...needed.filter((key) => isBlank(row[key])).map((field) => ({ field, rule: 'required' })),
    ...disordered(resource.name, history, row),
    ...takenNumber(resource, row, today),
  ]
  if (faults.length) throw invalid(faults)
  const more = await registry.rulesFor(resource)?.history?.({ uow, registry, input: { ...row } })
  return uow.of(resource).create({ ...row, ...more } as never) as Promise<Row>
}
