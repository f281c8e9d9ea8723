/** A shift hands over for a while after its end: what is recorded by then is in time (§4). */
export const GRACE_MS = 30 * 60_000

interface Due {
  readonly status: string
  readonly dueUntil: Date
  readonly doneAt: Date | null
}
const endOf = ({ dueUntil }: Due) => dueUntil.getTime() + GRACE_MS

export const isMissed = (order: Due, now: Date) => order.status === 'PENDING' && now.getTime() > endOf(order)
export const isLate = (order: Due) => order.status === 'DONE' && order.doneAt !== null && order.doneAt.getTime() > endOf(order)
