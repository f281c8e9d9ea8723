import { type UserRow, user } from '../../domain/identity/index.ts'
import { type Read, type Store, systemActor } from '../../kernel/index.ts'

export const asSystem = (store: Pick<Store, 'read'>): Read => store.read(systemActor(0))

export async function userNamed(store: Pick<Store, 'read'>, username: string): Promise<UserRow | undefined> {
  const [found] = await asSystem(store).of(user).find({ username })
  return found
}
