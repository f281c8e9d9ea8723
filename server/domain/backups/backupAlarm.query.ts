import { desc, inArray } from 'drizzle-orm'
import { minuteText, type Read, type ScheduledTask, todayOf, type UnitOfWork } from '../../kernel/index.ts'
import { type NoticeInput, notifyInMorning, notNotifiedToday } from '../notice/index.ts'
import { BACKUP, configOf, configValue } from '../system/index.ts'
import { backup } from './backup.resource.ts'

const HOUR_MS = 3_600_000

export interface GoodBackup {
  readonly id: number
  readonly at: Date
}
/** The last backup that came out well; undefined when there is none. */
export async function lastGoodBackup({ db, table }: Read): Promise<GoodBackup | undefined> {
  const t = table(backup)
  const [row] = await db
    .select({ id: t.id, at: t.startedAt })
    .from(t)
    .where(inArray(t.state, ['MADE', 'SOUND']))
    .orderBy(desc(t.startedAt), desc(t.id))
    .limit(1)
  return row
}

export interface FailedBackup {
  readonly at: Date
  readonly detail: string | null
}
/** The last backup, if it failed or is broken; undefined where it came out well or there is none. */
export async function failedLastBackup({ db, table }: Read): Promise<FailedBackup | undefined> {
  const t = table(backup)
  const [row] = await db
    .select({ at: t.startedAt, state: t.state, detail: t.detail })
    .from(t)
    .where(inArray(t.state, ['MADE', 'SOUND', 'FAILED', 'BROKEN']))
    .orderBy(desc(t.startedAt), desc(t.id))
    .limit(1)
  return row && ['FAILED', 'BROKEN'].includes(row.state) ? row : undefined
}

/** Hours since the last good backup, or since there is this installation, when they are too many; undefined when all is well or nobody minds. */
export async function hoursWithoutBackup(read: Read): Promise<number | undefined> {
  const most = Number(await configValue(read, BACKUP.alarmHours))
  if (!most) return undefined
  const since = (await lastGoodBackup(read))?.at ?? (await configOf(read, BACKUP.alarmHours))?.createdAt ?? read.now
  const hours = (read.now.getTime() - since.getTime()) / HOUR_MS
  return hours > most ? Math.floor(hours) : undefined
}

const keyOf = (today: string) => `${backup.name}:late:${today}`
async function untold(read: Read): Promise<number[]> {
  if ((await hoursWithoutBackup(read)) === undefined) return []
  return notNotifiedToday(read, [(await lastGoodBackup(read))?.id ?? 0], () => keyOf(todayOf(read)))
}
async function noticeOf({ read }: UnitOfWork, id: number): Promise<NoticeInput> {
  const last = await lastGoodBackup(read)
  return {
    code: 'BACKUP_LATE',
    about: { resource: backup.name, id },
    subjectKey: keyOf(todayOf(read)),
    values: { hours: String((await hoursWithoutBackup(read)) ?? 0), time: last ? minuteText(last.at, read.offsetMinutes) : '–' },
  }
}

/** Once a day while the last good backup is too old. */
export const backupAlarm: ScheduledTask = {
  name: 'tellLateBackup',
  everyMs: 30 * 60_000,
  attempts: 3,
  counts: 'told',
  run: (store, actor) => notifyInMorning(store, actor, { name: 'lateBackup', untold, noticeOf }),
}
