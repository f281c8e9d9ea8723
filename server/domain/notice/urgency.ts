import type { RowOf } from '../../kernel/index.ts'
import type { noticeEvent } from './noticeEvent.resource.ts'

/** Nobody is woken for what happened longer ago: the queue stood still, and the morning will do. */
const FRESH_MS = 60 * 60_000

export const isStillUrgent = ({ isUrgent, createdAt }: Pick<RowOf<typeof noticeEvent>, 'isUrgent' | 'createdAt'>, now: Date): boolean =>
  isUrgent && now.getTime() - createdAt.getTime() < FRESH_MS
