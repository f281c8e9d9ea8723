const HOUR_MS = 3_600_000
/** As the server takes it: so long before their shift people may come, and so long after it they may still say that they went. */
const SIGN_IN_WINDOW_MS = 2 * HOUR_MS
const SIGN_OUT_WINDOW_MS = 12 * HOUR_MS

interface Signed {
  readonly beginsAt: string
  readonly endsAt: string
  readonly arrivedAt: string | null
  readonly leftAt: string | null
}

/** Whether somebody came for it and has not gone. */
export const isIn = ({ arrivedAt, leftAt }: Pick<Signed, 'arrivedAt' | 'leftAt'>) => arrivedAt !== null && leftAt === null

/** The shift about which there is something to say now: the one somebody is in, comes for, forgot to leave, or left too early by mistake. */
export function shiftToSign<S extends Signed>(shifts: readonly S[], now: number): S | undefined {
  const isOpen = ({ beginsAt, endsAt }: S) => Date.parse(beginsAt) - SIGN_IN_WINDOW_MS <= now && now < Date.parse(endsAt)
  const isForgotten = (one: S) => isIn(one) && now <= Date.parse(one.endsAt) + SIGN_OUT_WINDOW_MS
  const open = shifts.filter(isOpen)
  return open.find(isIn) ?? open.find(({ arrivedAt }) => arrivedAt === null) ?? shifts.findLast(isForgotten) ?? open[0]
}
