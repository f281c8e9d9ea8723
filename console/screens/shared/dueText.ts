import type { TFunction } from 'i18next'
import type { ComplaintActionRow, ComplaintRow, Tone } from '../../kit/gen/resources.ts'
import { date, daysBetween } from '../../kit/words/time.ts'

export interface Due {
  readonly text: string
  readonly tone: Tone | undefined
}

/** '3 days late', 'due today', 'due in 2 days'. */
export function dueIn(t: TFunction, day: string, today: string): Due {
  const left = daysBetween(today, day)
  if (left < 0) return { text: t('complaints.due.late', { count: -left }), tone: 'danger' }
  return { text: left ? t('complaints.due.left', { count: left }) : t('complaints.due.today'), tone: left ? undefined : 'warning' }
}

type Answered = Pick<ComplaintRow, 'qaState' | 'answerDue' | 'answeredAt' | 'closedAt'>
/** How long the customer still waits, or since when there is nothing to wait for. */
export function answerDue(t: TFunction, row: Answered, today: string): Due | undefined {
  if (row.closedAt) return { text: t('complaints.due.closed', { day: date(row.closedAt) }), tone: undefined }
  if (row.qaState === 'ANSWERED') return { text: t('complaints.due.answered', { day: date(row.answeredAt) }), tone: undefined }
  return row.answerDue ? dueIn(t, row.answerDue, today) : undefined
}

type Acted = Pick<ComplaintActionRow, 'state' | 'dueDate' | 'checkDate'>
/** The day on which an action wants somebody: to do it, or to look whether it helped. */
export const actionDay = ({ state, dueDate, checkDate }: Acted): string | null =>
  state === 'OPEN' ? dueDate : state === 'DONE' ? checkDate : null
