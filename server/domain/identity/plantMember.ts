import { invalidField, type UnitOfWork } from '../../kernel/index.ts'
import { user } from './user.resource.ts'

/** Refuses to name somebody who does not work in the plant of the unit: nothing of it would ever reach them. */
export async function requireMember(uow: UnitOfWork, field: string, userId: number | null | undefined): Promise<void> {
  if (userId == null) return
  await uow.of(user).lockForShare([userId])
  const plants = (await uow.of(user).linksOf('plantIds', [userId])).get(userId) ?? []
  if (!plants.includes(uow.actor.plantId)) throw invalidField(field, 'notOfUser')
}
