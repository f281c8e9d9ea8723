import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'
import { addDays } from '../../kit/words/time.ts'
import { exactly, type ListState, type Patch, readRange, writeRange } from '../../resource/address.ts'
import type { Grouping, GroupStep } from './grouping.ts'
import type { Group } from './groupsDocument.ts'

/** The last day of a calendar unit that begins on a day. */
export function lastDay(first: string, step: GroupStep): string {
  if (step === 'day') return first
  if (step === 'week') return addDays(first, 6)
  const [year = 0, month = 0] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
/** The days of a unit, as far as the list shows them already. */
function rangeText(first: string, step: GroupStep, own: string | undefined): string {
  const [from, to] = readRange(own ?? '')
  const last = lastDay(first, step)
  return writeRange(from > first ? from : first, to && to < last ? to : last)
}
function filterText(field: FieldMeta | undefined, value: string): string {
  return field?.kind === 'text' ? exactly(value) : value
}

/** The change of the address that leads from a group to its rows. */
export function drillPatch(meta: ResourceMeta, { filters }: Pick<ListState, 'filters'>, { by }: Grouping, group: Group): Patch {
  const own = by.map(({ field, step }, nth) => {
    const value = group.keys[nth]?.value ?? null
    if (value === null) return [field, exactly(null)] as const
    return [field, step ? rangeText(value, step, filters[field]) : filterText(meta.fields[field], value)] as const
  })
  return { ...Object.fromEntries(own), group: null, page: null }
}
