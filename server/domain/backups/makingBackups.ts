import {
  addedFromAll,
  businessDay,
  conflict,
  dayStart,
  defineCall,
  flag,
  type InsertOf,
  int,
  type JobDef,
  minuteText,
  type Read,
  type RowOf,
  requireRow,
  type Store,
  systemActor,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { BACKUP, builtInConfig, configOf, configValue, noteDoing } from '../system/index.ts'
import { backup } from './backup.resource.ts'

export interface BackupRef {
  readonly backupId: number
}
export const makeBackupJob: JobDef<BackupRef> = { name: 'makeBackup' }
export const checkBackupJob: JobDef<BackupRef> = { name: 'checkBackup' }

const MINUTE_MS = 60_000
/** After so long nobody is making it any more: the machine went down in the middle. */
export const ABANDONED_MS = 4 * 60 * MINUTE_MS

export const IN_THE_FOLDER: readonly string[] = ['MADE', 'SOUND', 'BROKEN']

/** Archives hold the rows of every plant. */
export async function refusePartial(uow: UnitOfWork) {
  if (!(await uow.read.worksEverywhere())) throw addedFromAll(backup)
}

/** Has a backup made; one at a time, of whichever cause. */
export async function askForBackup(uow: UnitOfWork, cause: RowOf<typeof backup>['cause']): Promise<RowOf<typeof backup>> {
  await uow.lock('backups')
  const since = new Date(uow.now.getTime() - ABANDONED_MS)
  const [running] = (await uow.of(backup).find({ state: 'RUNNING' })).filter(({ startedAt }) => startedAt > since)
  if (running) throw conflict('backupRunning')
  const made = await uow
    .of(backup)
    .create({ startedAt: uow.now, fileName: minuteText(uow.now, uow.read.offsetMinutes), cause, state: 'RUNNING' })
  uow.enqueue(makeBackupJob, { backupId: made.id })
  return made
}

export const backUpNowCall = defineCall('backUpNow', {
  description: 'Has a backup of the whole installation made.',
  permission: [`${backup.permission}:make`],
  result: flag(),
  run: ({ store, actor }) =>
    store.write(actor, async (uow) => {
      await refusePartial(uow)
      await askForBackup(uow, 'MANUAL')
      await noteDoing(uow, { resource: backup.name, action: 'make', about: {} })
      return true
    }),
})

export const checkBackupCall = defineCall('checkBackup', {
  description: 'Has an archive unpacked and held to everything that a restore would ask of it; its state says how it came out.',
  permission: [`${backup.permission}:check`],
  args: { id: int({ required: true, description: 'Which backup.' }) },
  result: flag(),
  run: ({ store, actor }, { id }) =>
    store.write(actor, async (uow) => {
      await refusePartial(uow)
      const { fileName } = await requireRow(uow, backup, id, ({ state }) =>
        IN_THE_FOLDER.includes(state) ? undefined : conflict('backupAbsent'),
      )
      uow.enqueue(checkBackupJob, { backupId: id })
      await noteDoing(uow, { resource: backup.name, action: 'check', about: { fileName } })
      return true
    }),
})

/** When the last backup of a day was to begin; undefined where none is wanted. */
export async function lastDue(read: Read): Promise<Date | undefined> {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec((await configValue(read, BACKUP.dailyAt)) ?? '') ?? []
  if (!hours) return undefined
  const { now, offsetMinutes } = read
  const after = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
  const today = new Date(dayStart(businessDay(now, offsetMinutes), offsetMinutes).getTime() + after)
  return today <= now ? today : new Date(today.getTime() - 24 * 60 * MINUTE_MS)
}

/** Asks for the backup of the day when its time has come, be it that the machine was off then. An installation is not due before its first night. */
export async function askWhenDue(store: Store): Promise<boolean> {
  const actor = systemActor(0)
  const read = store.read(actor)
  const due = await lastDue(read)
  if (!due) return false
  const rows = await read.of(backup).find({ cause: 'SCHEDULED' })
  const begun = (await configOf(read, BACKUP.dailyAt))?.createdAt ?? read.now
  const last = rows.reduce((latest, { startedAt }) => (startedAt > latest ? startedAt : latest), begun)
  if (last >= due) return false
  await store.write(actor, (uow) => askForBackup(uow, 'SCHEDULED'))
  return true
}

/** An archive as it lies in the folder. */
export interface FoundArchive {
  readonly name: string
  readonly at: Date
  readonly bytes: number
  readonly isSealed: boolean
  readonly version: string
}
/** How many archives stay: the last one of so many days, and of so many weeks. */
export interface RetentionPolicy {
  readonly daily: number
  readonly weekly: number
  readonly offsetMinutes: number
}
/** What a restored archive agrees in with the live database. */
export interface DrillReport {
  /** The last day with entries that was over when the archive was made. */
  readonly day: string
  /** How many figures of that day were compared. */
  readonly figures: number
}
/** What jobs may ask of backups. */
export interface BackupService {
  /** Makes one, in a process of its own. Out: how it lies in the folder. */
  make(): Promise<FoundArchive>
  /** Holds one to everything that a restore would ask, in a process of its own. Throws what is wrong with it. */
  check(name: string): Promise<void>
  /** Restores one into a scratch folder and compares it with the live database, in a process of its own. Throws what is wrong with it. */
  drill(name: string): Promise<DrillReport>
  archives(): FoundArchive[]
  /** Adds what has changed to the folder that is added to continuously, in a process of its own. Out: whether there is one. */
  copyChanges(): Promise<boolean>
  /** Deletes what need not be kept. */
  prune(policy: RetentionPolicy): void
}

const MB = 1024 ** 2
export const megabytesOf = (bytes: number) => Math.round((bytes / MB) * 10) / 10

/** Brings the list in line with the folder: what is gone is told, what somebody else put there is taken in, what nobody finishes is given up. */
export async function matchFolder(uow: UnitOfWork, archives: readonly FoundArchive[]): Promise<void> {
  await uow.lock('backups')
  const rows = await uow.of(backup).lockWhere({})
  const there = new Map(archives.map((one) => [one.name, one]))
  for (const row of rows) {
    if (row.state === 'RUNNING' && uow.now.getTime() - row.startedAt.getTime() > ABANDONED_MS)
      await uow.of(backup).patch(row, { state: 'FAILED', detail: 'The process that made it ended.' })
    if (row.drill === 'RUNNING' && uow.now.getTime() - (row.drilledAt?.getTime() ?? 0) > ABANDONED_MS)
      await uow.of(backup).patch(row, { drill: 'FAILED', drillFault: 'INTERRUPTED' })
    const isThere = there.delete(row.fileName)
    if (!isThere && IN_THE_FOLDER.includes(row.state)) await uow.of(backup).patch(row, { state: 'REMOVED' })
  }
  // One that is being made just now has its name before its row has it.
  if (rows.some(({ state }) => state === 'RUNNING')) return
  const strays = [...there.values()].map(
    ({ name, at, bytes, isSealed, version }): InsertOf<typeof backup> => ({
      ...{ startedAt: at, fileName: name, cause: 'OUTSIDE', state: 'MADE', version },
      ...{ megabytes: megabytesOf(bytes), isEncrypted: isSealed },
    }),
  )
  if (strays.length) await uow.of(backup).createMany(strays)
}

/** How many archives stay. */
export async function retentionPolicy(read: Read): Promise<RetentionPolicy> {
  const number = async (key: string) => Number((await configValue(read, key)) ?? builtInConfig(key)?.initial)
  return { daily: await number(BACKUP.keepDaily), weekly: await number(BACKUP.keepWeekly), offsetMinutes: read.offsetMinutes }
}
