import { extensionPoint, type Refusal, type Registry, type UnitOfWork } from '../../kernel/index.ts'

/** A machine that somebody named, or nobody did. */
export type Machine = number | null | undefined
export interface Place {
  readonly equipmentId?: Machine
  readonly unitId?: number | null | undefined
  readonly ductId?: number | null | undefined
}
export type WorkLink = 'repairId' | 'inspectionId' | 'maintenanceId'

/** A kind of record on which people book hours. */
export interface Work {
  /** The field of hours that names such a record. */
  readonly link: WorkLink
  /** Where its work is done; refused for a record that takes no hours, or that is of another machine or tank than the one said. */
  placeOf(uow: UnitOfWork, id: number, said: Place): Promise<Place>
  /** Why hours on it do not change any more; nothing where they still may. */
  closed?(uow: UnitOfWork, id: number): Promise<Refusal | undefined>
}
/** What hours are booked on: the areas above say it, hours know none of them. */
export const works = extensionPoint<Work>('works')

/** The kind of record that a field of hours names. */
export function workOf(registry: Registry, link: WorkLink): Work {
  const found = registry.extensionsOf(works).find((one) => one.link === link)
  if (!found) throw new Error(`nobody says what hours on ${link} are`)
  return found
}
