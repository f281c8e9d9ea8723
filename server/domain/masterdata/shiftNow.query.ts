import { addDays, type Read, shiftNow, todayOf, type WorkingSpan } from '../../kernel/index.ts'
import { shiftOn, shiftsByDay } from './shiftTimes.query.ts'

/** The shift that is on; the one that began last where several overlap. A night shift belongs to the day on which it began. */
async function currentSpan(read: Read): Promise<WorkingSpan | undefined> {
  const shiftsOf = await shiftsByDay(read)
  const today = todayOf(read)
  const spans = [addDays(today, -1), today].flatMap((day) =>
    shiftsOf(day).map((one): WorkingSpan => ({ day, ...shiftOn(one, day, read.offsetMinutes) })),
  )
  const running = spans.filter(({ from, until }) => from <= read.now && read.now < until)
  return running.toSorted((one, other) => other.from.getTime() - one.from.getTime())[0]
}
export const currentShift = shiftNow.of(currentSpan)
