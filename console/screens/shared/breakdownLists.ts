import { today } from '../../kit/time.ts'

const leading = 'isJoined=false'
/** The addresses of the reports behind each count of breakdowns: exactly those that are counted, so none that joined another one. */
const SEARCHES = {
  pending: () => `?progress=PENDING&${leading}`,
  inRepair: () => `?progress=REPAIRING,ASSIGNED,IN_PROGRESS&${leading}`,
  waitingParts: () => `?progress=WAITING_PARTS&${leading}`,
  usableWithFault: () => `?progress=USABLE_WITH_FAULT&${leading}`,
  doneToday: () => `?progress=COMPLETED,CONFIRMED&completedAt=${today()}~${today()}&${leading}`,
} as const

export type BreakdownCount = keyof typeof SEARCHES
export const listBehind = (count: BreakdownCount): string => SEARCHES[count]()
