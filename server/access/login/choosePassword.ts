import { hashPassword, user, verifyPassword } from '../../domain/identity/index.ts'
import { invalidField, systemActor } from '../../kernel/index.ts'
import type { NewPassword } from '../access.ts'
import { refuseWeak } from '../account/accounts.ts'
import { ofAccount } from '../account/ofAccount.ts'
import { asSystem } from '../account/people.ts'
import type { Origin } from '../sessions/sessionRows.ts'
import { type AuthDeps, enter, type Opened } from './entering.ts'
import { ticketOver } from './login.ts'
import { isForPassword, spendTicket, ticketNamed } from './tickets.ts'

/**
 * The last step of whoever signed in with a password that somebody else set: one of their own, and never that one again. The ticket opens one
 * session, however many ask at once.
 */
export async function choosePassword(deps: AuthDeps, { ticket: text, newPassword }: NewPassword, origin: Origin): Promise<Opened> {
  const { store } = deps
  const ticket = isForPassword(text) ? await ticketNamed(store, text) : undefined
  const [found] = ticket ? await asSystem(store).of(user).many([ticket.userId]) : []
  if (!ticket || !found) throw ticketOver()
  await refuseWeak(deps, 'newPassword', newPassword, found)
  if (await verifyPassword(found.passwordHash, newPassword)) throw ofAccount(invalidField('newPassword', 'samePassword'))
  const passwordHash = await hashPassword(newPassword)
  const changed = await store.write(systemActor(0), async (uow) => {
    // The account before its tickets, as whoever changes or resets a password locks them.
    const row = await uow.of(user).lockForUpdate(found.id)
    if (row.passwordHash !== found.passwordHash || !(await spendTicket(uow, ticket))) throw ticketOver()
    return uow.of(user).patch(row, { passwordHash, initialPasswordAt: null }, { action: 'changePassword' })
  })
  return enter(deps, changed, null, origin)
}
