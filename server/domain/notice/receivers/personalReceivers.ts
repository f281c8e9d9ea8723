import type { Read, RowOf, UnitOfWork } from '../../../kernel/index.ts'
import { user } from '../../identity/index.ts'
import { type Channel, channelsOf } from '../channels.ts'
import type { NoticeCode } from '../codes.ts'
import { notificationType } from '../notificationType.resource.ts'
import { type Category, isReached, NO_ADDRESSES, type Receiver } from './addresses.ts'
import { noticeReceiver } from './noticeReceiver.resource.ts'

/** Somebody whom news concerns, with or without an account. */
export interface Concerned {
  /** Names the person within the plant, such as 'repairer:12'. */
  readonly key: string
  readonly name: string
  readonly userId: number | null
  readonly mobile: string | null
  /** A receiver who is told by its own addresses and wishes. */
  readonly receiverId?: number
}

interface Person {
  readonly id: number
  readonly name: string
  readonly userId: number | null
  readonly mobile: string | null
}
/** People of one kind whom news concerns; nobody is told what they do themselves. */
export const concerned = (uow: UnitOfWork, kind: string, people: readonly (Person | null | undefined)[]): Concerned[] =>
  people.flatMap((one) =>
    one && (one.userId === null || one.userId !== uow.actor.userId)
      ? [{ key: `${kind}:${one.id}`, name: one.name, userId: one.userId, mobile: one.mobile }]
      : [],
  )

type Account = Pick<RowOf<typeof user>, 'mobile' | 'email'>
const addressesOf = ({ mobile }: Pick<Concerned, 'mobile'>, account: Account | null | undefined) => {
  const reached = mobile ?? account?.mobile ?? null
  return { email: account?.email ?? null, mobile: reached, voiceTel: reached }
}

/** The ways on which news of a code would reach somebody whom it concerns, as far as its category and their addresses go. */
export async function reachOf(read: Read, code: NoticeCode, { key: personKey, userId, mobile, receiverId }: Concerned): Promise<Channel[]> {
  const [category] = await read.of(notificationType).find({ code })
  if (!category) return []
  const receivers = read.of(noticeReceiver)
  const [known] = receiverId === undefined ? await receivers.find({ typeId: category.id, personKey }) : await receivers.many([receiverId])
  if (known && known.status !== 'ENABLED') return []
  const [account] = userId === null ? [] : await read.of(user).many([userId])
  const own = receiverId === undefined ? { ...NO_ADDRESSES, ...known, ...addressesOf({ mobile }, account) } : known
  if (!own) return []
  // Nobody hears the bell of an account that is switched off or has left the plant.
  const receiver = { ...own, userId: account?.status === 'ENABLED' ? userId : null }
  return channelsOf(category).filter((channel) => isReached(receiver, channel))
}

/**
 * Receivers for people whom news concerns. They are rows like all others, so that quiet hours, budgets and the switch of each hold for them;
 * their addresses follow the people. Called under the lock of the plant's notices.
 */
export async function personalReceivers(uow: UnitOfWork, { id: typeId }: Category, people: readonly Concerned[]): Promise<Receiver[]> {
  const receivers = uow.of(noticeReceiver)
  const accounts = new Map(
    (await uow.of(user).many(people.flatMap(({ userId }) => userId ?? []))).flatMap((one) => (one ? [[one.id, one] as const] : [])),
  )
  const keys = people.flatMap(({ key, receiverId }) => (receiverId === undefined ? [key] : []))
  const own = new Map((keys.length ? await receivers.lockWhere({ typeId, personKey: keys }) : []).map((row) => [row.personKey, row]))
  const recipients: Receiver[] = []
  for (const { key: personKey, name, userId, mobile, receiverId } of people) {
    if (receiverId !== undefined) {
      const [named] = await receivers.many([receiverId])
      if (named?.status === 'ENABLED') recipients.push(named)
      continue
    }
    const account = accounts.get(userId ?? 0)
    // An account that has left the plant since is none of its receivers any more, whose row would be refused with the whole event.
    const wanted = { name, userId: account?.id ?? null, ...addressesOf({ mobile }, account) }
    const known = own.get(personKey)
    if (!known) {
      const made = await receivers.create({ typeId, personKey, ...wanted })
      own.set(personKey, made)
      recipients.push(made)
    } else if (known.status === 'ENABLED') {
      const isStale = Object.entries(wanted).some(([field, value]) => known[field as keyof typeof wanted] !== value)
      const current = isStale ? await receivers.patch(known, wanted) : known
      own.set(personKey, current)
      recipients.push(current)
    }
  }
  return recipients
}
