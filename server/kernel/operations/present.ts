import type { Registry } from '../definitions/area.ts'
import { extensionPoint } from '../definitions/extension.ts'
import type { Read, UnitOfWork } from '../ports.ts'
import { businessDay } from '../schema/business.ts'
import type { FieldDef } from '../schema/field.ts'
import { type FieldFault, invalid } from '../schema/refusal.ts'
import type { ResourceDef } from '../schema/resource.ts'
import { type Chosen, currentLinks, judgedOf, newChoices, numbersIn, refuseUnselectable } from './selectable.ts'

type Values = Readonly<Record<string, unknown>>
/** When somebody is wanted: on a day, or at a moment. */
export type Wanted = { readonly day: string } | { readonly at: Date }
interface LeaveQuery {
  /** Whose rows stand for the people, and which. */
  readonly resource: ResourceDef
  readonly ids: readonly number[]
  readonly when: Wanted
}
/** Who of some people may not be chosen then, being on leave, with the day of it: answered by the area that knows leave. */
export const leaveOnDate = extensionPoint<(read: Read, query: LeaveQuery) => Promise<ReadonlyMap<number, string>>>('leaveThen')

/** What is said of the day holds; on what is kept people are put today at the earliest: who joins what has begun, joins it now. */
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
/** Refuses who is newly chosen by fields that name people for a day (`present`) and is on leave then, on whatever wire it is said. */
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

/** Judges what somebody newly chooses, on whatever wire it is said: rows that take no new work, and people who are not there then. */
export async function judgeChoices(uow: UnitOfWork, registry: Registry, chosen: Chosen): Promise<void> {
  await refuseUnselectable(uow, registry, chosen)
  await refuseAbsent(uow, registry, chosen)
}
