import type { Registry } from '../definitions/area.ts'
import { memoize } from '../memoize.ts'
import type { UnitOfWork } from '../ports.ts'
import type { FieldDef, LinkOptions } from '../schema/field.ts'
import { type FieldFault, invalid } from '../schema/refusal.ts'
import type { Fields, ResourceDef, Selectable } from '../schema/resource.ts'

type Values = Readonly<Record<string, unknown>>
export interface Choice {
  readonly field: string
  readonly resource: ResourceDef
  readonly ids: readonly (number | null | undefined)[]
}

const fulfils = (row: Values, selectable: Selectable) =>
  Object.entries(selectable).every(([key, wanted]) => (Array.isArray(wanted) ? wanted.includes(row[key]) : row[key] === wanted))

/** Whether a row may be chosen for new work. */
export const takesWork = ({ selectable }: Pick<ResourceDef, 'selectable'>, row: Values) => selectable === null || fulfils(row, selectable)

/**
 * Refuses rows that are out of service; they stay readable in history. Missing rows are left to the check of references. Chosen rows are
 * locked for share, so that nobody takes them out of service before the unit ends. With `isPlain` they are only read, for rows that the
 * unit will write: locking a row for share first and for update later deadlocks with another unit that does the same.
 * @throws Refusal `invalid` naming the fields.
 */
export async function requireSelectable(
  at: Pick<UnitOfWork, 'of'>,
  choices: readonly Choice[],
  isPlain: (field: string) => boolean = () => false,
): Promise<void> {
  const faults: FieldFault[] = []
  for (const { field, resource, ids } of choices) {
    const { selectable, title } = resource
    const wanted = selectable ? ids.filter((id) => id != null) : []
    const repository = at.of(resource)
    const read = () => (isPlain(field) ? repository.many(wanted) : repository.lockForShare(wanted))
    const rows: readonly (Values | null)[] = wanted.length ? await read() : []
    const off = rows.find((row) => row && !fulfils(row, selectable as Selectable))
    if (off) faults.push({ field, rule: 'disabled', params: { name: off[title] } })
  }
  if (faults.length) throw invalid(faults)
}

/** The ids in a link or links value; empty for null. */
export const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'number')
export interface Chosen {
  /** The fields of the resource, or of a step. */
  readonly fields: Fields
  readonly resource: ResourceDef
  /** The values that the user fills in. */
  readonly input: Values
  /** Fields whose rows the rules lock for update and write. */
  readonly writes?: readonly string[] | undefined
  /** The existing row that is written; absent on create. */
  readonly record?: Values & { readonly id: number }
}

/** The ids that a field of the record has already; they may have been taken out of service since and stay valid. */
export async function currentLinks(at: Pick<UnitOfWork, 'of'>, { resource, record }: Chosen, key: string): Promise<readonly number[]> {
  const kind = record && resource.fields[key]?.kind
  if (kind === 'links') return (await at.of(resource).linksOf(key as never, [record?.id ?? 0])).get(record?.id ?? 0) ?? []
  return kind ? numbersIn(record?.[key]) : []
}
/** A field whose choice is checked; amounts refer to rows that were chosen before. */
const isJudged = ({ kind, options }: FieldDef) => (kind === 'link' || kind === 'links') && !options.anyRow
/** Whether the input allows the field to name any row, in service or not. */
export const namesAnyRow = ({ anyRow, anyRowOf }: LinkOptions, input: Values) =>
  Boolean(anyRow) || (anyRowOf?.values.includes(String(input[anyRowOf.field])) ?? false)
/** The fields whose choice is checked, by key, memoized. */
export const judgedOf = memoize((fields: Fields) => Object.entries(fields).filter(([, field]) => isJudged(field)))

/**
 * Refuses newly chosen rows that are out of service (`selectable`).
 * @throws Refusal `invalid` naming the fields.
 */
export async function refuseUnselectable(at: Pick<UnitOfWork, 'of'>, registry: Registry, chosen: Chosen): Promise<void> {
  await requireSelectable(at, await choicesOf(at, registry, chosen), (field) => chosen.writes?.includes(field) ?? false)
}
/**
 * Repeats that check for rows that the rules have locked since, as they may have been taken out of service while the unit waited. Rows
 * already locked are not read a second time.
 */
export async function refuseWrittenUnselectable(at: Pick<UnitOfWork, 'of'>, registry: Registry, chosen: Chosen): Promise<void> {
  const { writes } = chosen
  if (!writes?.length) return
  const fields = Object.fromEntries(Object.entries(chosen.fields).filter(([key]) => writes.includes(key)))
  await requireSelectable(at, await choicesOf(at, registry, { ...chosen, fields }))
}

async function choicesOf(at: Pick<UnitOfWork, 'of'>, registry: Registry, chosen: Chosen): Promise<Choice[]> {
  const choices: Choice[] = []
  for (const [key, { target: name = '', options }] of judgedOf(chosen.fields)) {
    if (chosen.input[key] == null || namesAnyRow(options, chosen.input)) continue
    const target = registry.byName(name)
    const chosenIds = target?.selectable ? numbersIn(chosen.input[key]) : []
    if (!target || !chosenIds.length) continue
    choices.push({ field: key, resource: target, ids: newChoices(await currentLinks(at, chosen, key), chosenIds) })
  }
  return choices
}

/** The id that an update newly chooses; null when it is empty or unchanged. */
export const newChoice = (before: number | null, next: number | null | undefined) => (next != null && next !== before ? next : null)
/** The ids that an update adds to a list. */
export const newChoices = (before: readonly number[], next: readonly number[]) => next.filter((id) => !before.includes(id))
