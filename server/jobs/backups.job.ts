import {
  askWhenDue,
  type BackupRef,
  backup,
  type DrillFault,
  matchFolder,
  megabytesOf,
  notifyDrillFailed,
  requestDrillWhenDue,
  retentionPolicy,
} from '../domain/backups/index.ts'
import { type Store, systemActor } from '../kernel/index.ts'
import { words } from '../platform/words.ts'
import { eachPlant } from './eachPlant.ts'
import type { JobRun } from './job.ts'

const DETAIL_MAX = 4_000
const actor = systemActor(0)
const errorText = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, DETAIL_MAX)

/** What a reader is told of a failed drill: the fault by its code, and what it is about. */
function drillFaultOf(error: unknown): { drillFault: DrillFault; drillDetail: string | null } {
  const { fault, about } = error as { fault?: DrillFault; about?: string }
  return fault
    ? { drillFault: fault, drillDetail: about?.slice(0, DETAIL_MAX) ?? null }
    : { drillFault: 'OTHER', drillDetail: errorText(error) }
}

type Values = Parameters<ReturnType<typeof rowsOf>['patch']>[1]
const rowsOf = (uow: Parameters<Parameters<Store['write']>[1]>[0]) => uow.of(backup)
const note = (store: Store, id: number, values: Values) =>
  store.write(actor, async (uow) => void (await rowsOf(uow).patch(await rowsOf(uow).lockForUpdate(id), values)))

/** Makes the backup that a row stands for, and lets go of archives that need not be kept. */
export async function makeBackup({ store, backups, logger, payload: { backupId } }: JobRun<BackupRef>) {
  const row = await store.read(actor).of(backup).get(backupId)
  // A job may run twice: what has ended is not begun again.
  if (row.state !== 'RUNNING') return { state: row.state }
  try {
    const { name, bytes, version, isSealed } = await backups.make()
    const seconds = Math.round((store.now().getTime() - row.startedAt.getTime()) / 1000)
    await note(store, backupId, { state: 'MADE', fileName: name, megabytes: megabytesOf(bytes), seconds, version, isEncrypted: isSealed })
    logger.info({ archive: name, bytes, seconds }, 'backup made')
  } catch (error) {
    await note(store, backupId, { state: 'FAILED', detail: errorText(error) })
    throw error
  }
  await tidyUp({ store, backups })
  return { state: 'MADE' }
}

async function tidyUp({ store, backups }: Pick<JobRun<object>, 'store' | 'backups'>) {
  backups.prune(await retentionPolicy(store.read(actor)))
  const archives = backups.archives()
  await store.write(actor, (uow) => matchFolder(uow, archives))
}

/** Opens an archive and says how it is. */
export async function checkBackup({ store, backups, logger, payload: { backupId } }: JobRun<BackupRef>) {
  const { fileName } = await store.read(actor).of(backup).get(backupId)
  const fault = await backups.check(fileName).then(
    () => null,
    (error: unknown) => errorText(error),
  )
  await note(store, backupId, { state: fault === null ? 'SOUND' : 'BROKEN', checkedAt: store.now(), detail: fault })
  if (fault !== null) logger.error({ archive: fileName, fault }, 'backup is broken')
  return { state: fault === null ? 'SOUND' : 'BROKEN' }
}

/** Restores an archive as a drill; its row has the verdict, and every plant is told of one that cannot be restored. */
export async function drillRestore({ store, backups, logger, progress, payload: { backupId } }: JobRun<BackupRef>) {
  const row = await store.read(actor).of(backup).get(backupId)
  // A job may run twice: a drill that has its verdict is over.
  if (row.drill !== 'RUNNING') return { drill: row.drill }
  const since = store.now().getTime()
  const verdict = await backups.drill(row.fileName).then(
    ({ day }) => ({ drill: 'PASSED' as const, drilledDay: day, drillFault: null, drillDetail: null }),
    (error: unknown) => ({ drill: 'FAILED' as const, drilledDay: null, ...drillFaultOf(error) }),
  )
  await note(store, backupId, { ...verdict, drillSeconds: Math.round((store.now().getTime() - since) / 1000) })
  logger[verdict.drill === 'PASSED' ? 'info' : 'error']({ archive: row.fileName, ...verdict }, 'restore drill')
  if (verdict.drillFault !== null)
    await eachPlant({ store, progress }, (one) => store.write(one, (uow) => notifyDrillFailed(uow, backupId, words)))
  return { drill: verdict.drill }
}

/** Asks for the backup of the day and for the restore drill when their time has come, and keeps the list of archives true. */
export async function tendBackups({ store, backups }: JobRun<object>) {
  const requested = await askWhenDue(store)
  await tidyUp({ store, backups })
  return { asked: requested, drill: await requestDrillWhenDue(store) }
}

/** Whatever nobody has written since is not looked at again. */
export const copyBase = async ({ backups }: JobRun<object>) => ({ copied: await backups.copyChanges() })
