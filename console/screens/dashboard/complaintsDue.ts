import type { ComplaintActionRow, ComplaintRow } from '../../kit/gen/resources.ts'
import { actionDay } from '../shared/dueText.ts'
import type { ComplaintsDueQuery } from './gen/complaintsDue.ts'

/** Something that is due about complaints: an answer, an action, or a look at whether one helped. */
export interface DueLine {
  readonly key: string
  readonly of: 'complaint' | 'complaintAction'
  readonly id: string
  readonly title: string
  readonly about: string
  readonly day: string
  /** How an answer stands. */
  readonly light?: ComplaintRow['trafficStatus']
  /** How an action stands. */
  readonly action?: Pick<ComplaintActionRow, 'state' | 'checkDate'>
}

const words = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

/** All that is due, what is latest first. */
export function dueLines({ complaints, todo, checks }: ComplaintsDueQuery): DueLine[] {
  const answers = (complaints?.items ?? []).map((one): DueLine => {
    const { id, title, answerDue, trafficStatus, customer } = one
    return {
      ...{ key: `c${id}`, of: 'complaint', id, title, about: customer?.title ?? '', day: answerDue ?? '' },
      light: trafficStatus,
    }
  })
  const actions = [...(todo?.items ?? []), ...(checks?.items ?? [])].map((one): DueLine => {
    const { id, title, state, complaint, owner } = one
    return {
      ...{ key: `a${id}`, of: 'complaintAction', id, title, about: words(complaint?.title, owner?.title), day: actionDay(one) ?? '' },
      action: { state, checkDate: one.checkDate },
    }
  })
  return [...answers, ...actions].toSorted((a, b) => a.day.localeCompare(b.day) || a.key.localeCompare(b.key))
}

export const dueTotal = ({ complaints, todo, checks }: ComplaintsDueQuery): number =>
  (complaints?.total ?? 0) + (todo?.total ?? 0) + (checks?.total ?? 0)
