import { randomBytes } from 'node:crypto'
import { loginTicket, sha256Hex } from '../../domain/identity/index.ts'
import { type RowOf, type Store, systemActor, type UnitOfWork } from '../../kernel/index.ts'
import { lockFactor } from './secondFactor.ts'

const LIFE_MS = 5 * 60_000
const TRIES = 5
const KEY_BYTES = 32
const LONGEST = 80

export type Ticket = RowOf<typeof loginTicket>

export const isOpen = (ticket: Ticket, now: Date) => ticket.usedAt === null && ticket.tries < TRIES && ticket.expiresAt > now

const FOR_PASSWORD = 'password'
/** What a ticket stands for besides the first step: the auto-login link that opened it, or every step but a password of one's own. */
type Behind = number | typeof FOR_PASSWORD | null
/** A ticket for somebody whose steps so far were right. It names what is behind it; its hash covers that, so nobody can change it. */
export function issueTicket(store: Store, userId: number, behind: Behind): Promise<string> {
  const text = randomBytes(KEY_BYTES).toString('base64url') + (behind ? `.${behind}` : '')
  return store.write(systemActor(0), async (uow) => {
    const tickets = uow.of(loginTicket)
    const over = (await tickets.lockWhere({ userId })).filter((one) => !isOpen(one, uow.now))
    if (over.length) await tickets.remove(over)
    await tickets.create({ ticketHash: sha256Hex(text), userId, expiresAt: new Date(uow.now.getTime() + LIFE_MS) })
    return text
  })
}

export async function ticketNamed(store: Pick<Store, 'read' | 'now'>, text: string): Promise<Ticket | undefined> {
  if (text.length > LONGEST) return undefined
  const [ticket] = await store
    .read(systemActor(0))
    .of(loginTicket)
    .find({ ticketHash: sha256Hex(text) })
  return ticket && isOpen(ticket, store.now()) ? ticket : undefined
}
/** The auto-login link behind a ticket. */
export const linkIdOf = (text: string): number | null => Number(text.split('.')[1]) || null

export const issuePasswordTicket = (store: Store, userId: number) => issueTicket(store, userId, FOR_PASSWORD)
/** Whether every step was taken, and all that is wanted is a password of one's own. */
export const isForPassword = (text: string) => text.split('.')[1] === FOR_PASSWORD

/**
 * Takes one of the tries of a ticket, and the ticket itself when `check` finds the second step right. The second factor of its user, which
 * `check` looks at, is locked before both: units that use one ticket wait for each other there.
 */
export async function tryTicket(
  uow: UnitOfWork,
  { id, userId }: Ticket,
  check: () => Promise<boolean>,
): Promise<'right' | 'wrong' | 'over'> {
  await lockFactor(uow, userId)
  const [ticket] = await uow.of(loginTicket).lockWhere({ id })
  if (!ticket || !isOpen(ticket, uow.now)) return 'over'
  const isRight = await check()
  await uow.of(loginTicket).patch(ticket, { tries: ticket.tries + 1, usedAt: isRight ? uow.now : null })
  return isRight ? 'right' : 'wrong'
}

/** Takes a ticket for good, with all others of its user; false where it is over. The account is locked before. */
export async function spendTicket(uow: UnitOfWork, { id, userId }: Ticket): Promise<boolean> {
  const [ticket] = await uow.of(loginTicket).lockWhere({ id })
  if (!ticket || !isOpen(ticket, uow.now)) return false
  await voidTickets(uow, userId)
  return true
}

/** A new password or another second factor makes steps that were taken before worthless. */
export async function voidTickets(uow: UnitOfWork, userId: number) {
  const tickets = await uow.of(loginTicket).lockWhere({ userId })
  if (tickets.length) await uow.of(loginTicket).remove(tickets)
}
