import {
  extensionPoint,
  flowingResource,
  invalidField,
  isClosed,
  type Read,
  type Registry,
  type ResourceDef,
} from '../../../kernel/index.ts'
import { sparePartLog } from '../sparePartLog.ts'
import type { Reason } from './partReservation.resource.ts'

/** The fields of entries and reservations that name the work for which parts are taken. */
export const WORK_KEYS = ['repairLogId', 'maintenanceOrderId'] as const
export type WorkKey = (typeof WORK_KEYS)[number]
/** Work is done at a machine; the rest of it is the business of its own area. */
type WorkRow = Readonly<Record<string, unknown>> & { readonly id: number; readonly equipmentId: number }

export interface PartWork {
  readonly key: WorkKey
  readonly reason: Reason
  readonly row: WorkRow
  /** Parts may be taken for it. */
  readonly isOpen: boolean
}
/** Asked of the areas above: the newest work of one kind that resembles what is at hand, on whatever machine. */
export const similarWork = extensionPoint<{ readonly key: WorkKey; of(read: Read, row: WorkRow): Promise<readonly number[]> }>(
  'similarWork',
)

export const workResource = (key: WorkKey): ResourceDef => flowingResource(sparePartLog.fields[key].target ?? '') as ResourceDef

/** The work that somebody names, as far as they may see it. */
export async function workOf(read: Read, named: { readonly [K in WorkKey]?: number | null }): Promise<PartWork> {
  const [key, other] = WORK_KEYS.filter((one) => named[one] != null)
  if (!key) throw invalidField('repairLogId', 'required')
  if (other) throw invalidField(other, 'eitherWork')
  const resource = workResource(key)
  const row = (await read.of(resource).get(named[key] as number)) as unknown as WorkRow
  return { key, row, reason: { [key]: row.id } as unknown as Reason, isOpen: !isClosed(resource, row as never) }
}

/** What work is called, by its key and id. */
export async function workTitles(
  read: Read,
  rows: readonly { readonly [K in WorkKey]: number | null }[],
): Promise<(row: { readonly [K in WorkKey]: number | null }) => { resource: string; id: number; title: string } | undefined> {
  const found = new Map<string, { resource: string; id: number; title: string }>()
  for (const key of WORK_KEYS) {
    const resource = workResource(key)
    const ids = [...new Set(rows.flatMap((row) => row[key] ?? []))]
    for (const row of (await read.of(resource).many(ids)) as unknown as (WorkRow | null)[])
      if (row) found.set(`${key}.${row.id}`, { resource: resource.name, id: row.id, title: String(row[resource.title] ?? '') })
  }
  return (row) => {
    const key = WORK_KEYS.find((one) => row[one] !== null)
    return key && found.get(`${key}.${row[key]}`)
  }
}

export const similarOf = async (read: Read, registry: Registry, { key, row }: PartWork): Promise<readonly number[]> =>
  (await Promise.all(registry.extensionsOf(similarWork).flatMap((one) => (one.key === key ? [one.of(read, row)] : [])))).flat()
