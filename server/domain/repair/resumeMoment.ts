import { minuteText, type UnitOfWork, wrong } from '../../kernel/index.ts'

const MINUTE_MS = 60_000
const minuteOf = (at: Date) => Math.floor(at.getTime() / MINUTE_MS)

/**
 * When a machine ran again: as told, else now. People tell minutes, so the minute of the report itself is accepted and
 * stands for the moment of the report. `field` is the one to blame.
 */
export function resumeMoment(uow: UnitOfWork, reportDate: Date, { given, field }: { given: Date | null | undefined; field: string }): Date {
  const told = given && given < uow.now ? given : uow.now
  if (minuteOf(told) < minuteOf(reportDate)) throw wrong(field, 'beforeReport', { at: minuteText(reportDate, uow.read.offsetMinutes) })
  return told < reportDate ? reportDate : told
}
