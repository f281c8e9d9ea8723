import { invalidField, Refusal, type ResourceDef } from '../../kernel/index.ts'
import type { Changes } from '../audit/audit.ts'
import { isLimited } from '../schema/scope.ts'
import type { DynamicRow } from '../schema/tables.ts'
import type { WriteContext } from './context.ts'
import { unseenLinks } from './links.ts'

/** Whether rows of a resource can belong to several plants. */
export const mayBeShared = ({ fields }: ResourceDef): boolean => fields.plantIds !== undefined
/** Whether a row also belongs to plants that the actor does not see. */
export const isSharedCrossPlant = async (at: WriteContext, id: number): Promise<boolean> =>
  mayBeShared(at.resource) && (await unseenLinks(at, id, 'plantIds')).length > 0

/**
 * Refuses changes of a row that also belongs to plants outside the actor's sight; only its membership in the actor's own plant may change.
 */
export async function refuseShared(at: WriteContext, id: number, changes: Changes): Promise<void> {
  const field = Object.keys(changes).find((key) => key !== 'plantIds')
  if (field && (await isSharedCrossPlant(at, id))) throw invalidField(field, 'sharedPlants')
}

/** Refuses a write after which the actor would not see the row. */
export async function refuseVanishing({ source, resource, rows }: WriteContext, row: DynamicRow): Promise<void> {
  const { actor } = source
  if (!isLimited(actor, resource)) return
  const { owner = {}, tree } = resource
  // A department created below a department in scope belongs to the scope from the next request on.
  if (tree && owner.department === 'id' && actor.dataScope !== 'all' && actor.dataScope.belowIds?.includes(row[tree] as number)) return
  const field = [owner.department, owner.person].find((key) => key && key !== 'id') ?? tree ?? 'plantIds'
  await rows.get(row.id).catch((e: unknown) => {
    throw e instanceof Refusal && e.kind === 'notFound' ? invalidField(field, 'outsideReach') : e
  })
}

/** The same for several rows; skipped where the actor sees all. */
export function refuseEachVanishing(at: WriteContext, rows: readonly DynamicRow[]): Promise<void> | undefined {
  const each = async () => {
    for (const row of rows) await refuseVanishing(at, row)
  }
  return isLimited(at.source.actor, at.resource) ? each() : undefined
}

/** Refuses rows all at once; of several, the refusal names the first one. */
export async function refuseEach(
  { resource }: WriteContext,
  rows: readonly DynamicRow[],
  refuse: (ids: readonly number[]) => Promise<void>,
): Promise<void> {
  await refuse(rows.map((row) => row.id)).catch(async (e: unknown) => {
    // After a failure of the database itself nothing more is queried.
    for (const row of e instanceof Refusal && rows.length > 1 ? rows : [])
      await refuse([row.id]).catch((own: unknown) => {
        if (own instanceof Refusal) own.row = String(row[resource.title] ?? `#${row.id}`)
        throw own
      })
    throw e
  })
}
