import type { JobDef, UnitOfWork } from '../../kernel/index.ts'
import type { Channel } from './channels.ts'
import type { NoticeCode } from './codes.ts'
import { noticeEvent } from './noticeEvent.resource.ts'
import { notificationType } from './notificationType.resource.ts'
import type { Concerned } from './receivers/personalReceivers.ts'
import { cut } from './templates.ts'

export interface EventRef {
  readonly eventId: number
  readonly plantId: number
}
/** Works out who is told of an event, and how. */
export const fanOutNoticeJob: JobDef<EventRef> = { name: 'fanOutNotice' }

export interface NoticeInput {
  readonly code: NoticeCode
  readonly about: { readonly resource: string; readonly id: number }
  /** What the placeholders of the code stand for. */
  readonly values: Readonly<Record<string, string>>
  /** Goes out in quiet hours, and by voice where the category has it. */
  readonly isUrgent?: boolean
  /** The same key again within a short while is not told again; the record itself unless said. */
  readonly subjectKey?: string
  /** People whom it concerns themselves: they are told whoever else is. */
  readonly audience?: readonly Concerned[]
  /** Which receivers are told: 0, at once, unless it is told again because nobody did anything. */
  readonly level?: number
  /** The only ways on which it goes, as far as its category has them. */
  readonly channels?: readonly Channel[]
}

/** What is kept of a value: several of the longest fit into one event. */
const VALUE_MAX = 500
const shortened = (values: NoticeInput['values']) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cut(value, VALUE_MAX)]))

/**
 * Leaves word of something that people may want to know, in the transaction in which it happened: it is told if and only if that is
 * committed. Does nothing for a category that is switched off. Answers the id of the event.
 */
export async function publish(uow: UnitOfWork, notice: NoticeInput): Promise<number | null> {
  const { code, about, values, isUrgent = false } = notice
  const [type] = await uow.of(notificationType).find({ code })
  if (type?.status !== 'ENABLED') return null
  const event = await uow.of(noticeEvent).create({
    typeId: type.id,
    subjectKey: notice.subjectKey ?? `${about.resource}:${about.id}`,
    resource: about.resource,
    recordId: about.id,
    values: JSON.stringify(shortened(values)),
    isUrgent,
    level: notice.level ?? 0,
    channels: notice.channels?.join(',') ?? null,
    ...(notice.audience && { audience: JSON.stringify(notice.audience) }),
  })
  uow.enqueue(fanOutNoticeJob, { eventId: event.id, plantId: event.plantId })
  return event.id
}
