import type { Registry } from '../definitions/area.ts'
import { extensionPoint } from '../definitions/extension.ts'
import type { Read, UnitOfWork } from '../ports.ts'
import { businessDay } from '../schema/business.ts'
import type { FieldDef } from '../schema/field.ts'
import { type FieldFault, invalid } from '../schema/refusal.ts'
import type { ResourceDef } from '../schema/resource.ts'
import { type Chosen, currentLinks, judgedOf, newChoices, numbersIn, refuseUnselectable } from './selectable.ts'

type Values = Readonly<Record<string, unknown>>
/** When a person is needed: on a day, or at a moment. */
export type Wanted = { readonly day: string } | { readonly at: Date }
interface LeaveQuery {
  /** The resource of the people, and their ids. */
  readonly resource: ResourceDef
  readonly ids: readonly number[]
  readonly when: Wanted
}
/** Extension point: the people who are on leave then and cannot be chosen, by id with the day. The area that knows leave answers. */
export const leaveOnDate = extensionPoint<(read: Read, query: LeaveQuery) => Promise<ReadonlyMap<number, string>>>('leaveThen')

/**
 * The day that the input or the record names. For existing records it is today at the earliest: people who are added to work in progress
 * join it now.
 */
function wantedWhen({ read, now }: UnitOfWork, { options: { present } }: FieldDef, { record, input }: Chosen): Wanted {
  const key = present?.day ?? ''
  const requested = input[key]
  if (requested instanceof Date) return { at: requested }
  if (typeof requested === 'string') return { day: requested }
  const stored = record?.[key]
  const today = businessDay(now, read.offsetMinutes)
  if (typeof stored === 'string') return { day: stored > today ? stored : today }
  return { at: stored instanceof Date && stored > now ? stored : now }
}
/** Refuses people who are newly chosen by a field with `present` and are on leave on that day. */
async function refuseAbsent(uow: UnitOfWork, registry: Registry, chosen: Chosen): Promise<void> {
  const faults: FieldFault[] = []
  for (const [key, field] of judgedOf(chosen.fields)) {
    const { present } = field.options
    const resource = present && !present.ruled ? registry.byName(field.target ?? '') : undefined
    const chosenIds = resource ? numbersIn(chosen.input[key]) : []
    if (!resource || !chosenIds.length) continue
    const ids = newChoices(await currentLinks(uow, chosen, key), chosenIds)
    if (!ids.length) continue
    const query = { resource, ids, when: wantedWhen(uow, field, chosen) }
    for (const answer of registry.extensionsOf(leaveOnDate))
      for (const [id, day] of await answer(uow.read, query)) {
        const [row] = (await uow.of(resource).many([id])) as readonly (Values | null)[]
        faults.push({ field: key, rule: 'onLeave', params: { name: row?.[resource.title] ?? '', day } })
      }
  }
  if (faults.length) throw invalid(faults.filter((one, at) => faults.findIndex(({ field }) => field === one.field) === at))
}

/** Refuses newly chosen rows that are out of service, and people who are on leave then. */
export async function judgeChoices(uow: UnitOfWork, registry: Registry, chosen: Chosen): Promise<void> {
  await refuseUnselectable(uow, registry, chosen)
  await refuseAbsent(uow, registry, chosen)
}
