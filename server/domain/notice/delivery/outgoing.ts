import { extensionPoint, type Store, type UnitOfWork } from '../../../kernel/index.ts'
import type { Channel } from '../channels.ts'
import type { DeliveryReason } from './noticeDelivery.resource.ts'

/** The channels that leave the house. */
export type OuterChannel = Exclude<Channel, 'BELL'>

/** What a channel is given: everything it needs, nothing of the base. */
export interface Outgoing {
  readonly channel: OuterChannel
  /** E-mail address, telephone number, or the key of a robot. */
  readonly address: string
  readonly subject: string
  readonly body: string
  /** Of SMS and voice: the provider's own template, which takes the values. */
  readonly templateCode: string | null
  readonly values: Readonly<Record<string, string>>
  /** Names this delivery to the provider; the same one for every try. */
  readonly reference: string
  /** Of a call: whether pressing a key answers it. */
  readonly acceptsKey?: boolean
  /** A file that comes with it: by e-mail as an attachment, to a robot instead of the text, where a picture (PNG) is shown as one. */
  readonly attachment?: { readonly fileName: string; readonly content: Buffer; readonly isPicture?: boolean }
}

/**
 * What became of a try. 'again' is for what has surely not been sent: it is tried later, `afterMs` at the earliest where the provider says so.
 * What may have arrived is 'failed' and left to a person: nobody is told twice.
 */
export type Outcome = Answer &
  (
    | { readonly kind: 'sent' }
    | { readonly kind: 'again'; readonly reason: DeliveryReason; readonly afterMs?: number }
    | { readonly kind: 'failed'; readonly reason: DeliveryReason }
  )
interface Answer {
  /** What the provider said, without secrets. */
  readonly answer: string
  readonly httpStatus?: number | undefined
}

/** The ways out of the house. */
export interface Channels {
  /** Whether this installation has what the channel needs. */
  isReady(channel: OuterChannel): boolean
  /** Never throws: a fault is an outcome. */
  send(notice: Outgoing): Promise<Outcome>
  close(): Promise<void>
}

/** A message about to leave, for whoever gives its reader a way to answer it. */
export interface Leaving {
  readonly eventId: number
  readonly receiver: { readonly id: number; readonly personKey: string | null }
  readonly channel: OuterChannel
}
/** Where a message is answered, and the key for it. */
export interface AnswerLink {
  /** The page in the console; the key follows behind '#', so that no server on the way sees it. */
  readonly path: string
  readonly key: string
}
/**
 * Who takes answers to messages. The key is made as the message leaves and kept as its hash alone: neither event nor delivery holds it. Null
 * for a message that asks for no answer.
 */
export const answerLinks = extensionPoint<(uow: UnitOfWork, leaving: Leaving) => Promise<AnswerLink | null>>('answerLinks')

/** Who takes answers by a key of the telephone. */
export interface KeyAnswers {
  /** Whether this call asks for one. */
  acceptsKey(uow: UnitOfWork, leaving: Leaving): Promise<boolean>
  /** Answers the call of a delivery. False where there is nothing to answer any more. */
  answer(store: Pick<Store, 'read' | 'write'>, of: { readonly plantId: number; readonly deliveryId: number }): Promise<boolean>
}
export const keyAnswers = extensionPoint<KeyAnswers>('keyAnswers')
