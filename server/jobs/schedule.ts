import type { RepeatOptions } from 'bullmq'
import type { Schedule } from './job.ts'

const DAY_MINUTES = 24 * 60
const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** A schedule as BullMQ repeats it. The business offset is fixed, so a daily time is the same UTC time all year. */
export function repeatOf(schedule: Schedule, utcOffset: string): RepeatOptions {
  if ('everyMs' in schedule) return { every: schedule.everyMs }
  const offset = (utcOffset.startsWith('-') ? -1 : 1) * minutesOf(utcOffset.slice(1))
  const utc = (minutesOf(schedule.dailyAt) - offset + 2 * DAY_MINUTES) % DAY_MINUTES
  return { pattern: `0 ${utc % 60} ${Math.floor(utc / 60)} * * *`, tz: 'UTC' }
}
