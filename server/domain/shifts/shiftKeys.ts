import type { UnitOfWork } from '../../kernel/index.ts'

/** Units that plan in one plant come one after another: two at once would each find everybody free, or somebody whose leave is just approved. */
export const rosterKey = (plantId: number) => `roster:${plantId}`
export const lockRoster = (uow: UnitOfWork): Promise<void> => uow.lock(rosterKey(uow.actor.plantId))

/** Two leaves of a person that are written in the same moment would both find the days free; so would two that are booked. */
export const leaveKey = (workerId: number) => `leave:${workerId}`

/** Two who say of one person whether they are there take turns. */
export const attendanceKey = ({ date, shiftId }: { readonly date: string; readonly shiftId: number }) => `attendance:${date}:${shiftId}`
