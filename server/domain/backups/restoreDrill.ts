import {
  addDays,
  businessDay,
  type Calling,
  conflict,
  defineCall,
  flag,
  int,
  type JobDef,
  type Language,
  minuteText,
  type Read,
  type RowOf,
  requireRow,
  type Store,
  systemActor,
  todayOf,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { publish } from '../notice/index.ts'
import { BACKUP, configOf, configValue, noteDoing } from '../system/index.ts'
import { backup, type DrillFault } from './backup.resource.ts'
import { ABANDONED_MS, type BackupRef, IN_THE_FOLDER, lastDue, refusePartial } from './makingBackups.ts'

export const drillRestoreJob: JobDef<BackupRef> = { name: 'drillRestore' }

type Backup = RowOf<typeof backup>
const isUnderway = (now: Date) => (row: Backup) => row.drill === 'RUNNING' && now.getTime() - (row.drilledAt?.getTime() ?? 0) < ABANDONED_MS

/** Has an archive restored as a drill; one at a time, since each needs the room of a whole installation. */
async function requestDrill(uow: UnitOfWork, id: number): Promise<void> {
  await uow.lock('backups')
  if ((await uow.of(backup).find({ drill: 'RUNNING' })).some(isUnderway(uow.now))) throw conflict('drillRunning')
  const row = await uow.of(backup).lockForUpdate(id)
  const blank = { drilledDay: null, drillSeconds: null, drillFault: null, drillDetail: null }
  await uow.of(backup).patch(row, { drill: 'RUNNING', drilledAt: uow.now, ...blank })
  uow.enqueue(drillRestoreJob, { backupId: id })
}

export const drillRestoreCall = defineCall('drillRestore', {
  description:
    'Has an archive restored into a scratch folder and compared with the live database; the fields of the drill have the verdict.',
  permission: [`${backup.permission}:check`],
  args: { id: int({ required: true, description: 'Which backup.' }) },
  result: flag(),
  run: ({ store, actor }, { id }) =>
    store.write(actor, async (uow) => {
      await refusePartial(uow)
      const { fileName } = await requireRow(uow, backup, id, ({ state }) =>
        IN_THE_FOLDER.includes(state) ? undefined : conflict('backupAbsent'),
      )
      await requestDrill(uow, id)
      await noteDoing(uow, { resource: backup.name, action: 'drill', about: { fileName } })
      return true
    }),
})

/** The newest archive, if a drill with it is due; undefined otherwise. */
async function archiveDue(read: Read): Promise<Backup | undefined> {
  const every = Number((await configValue(read, BACKUP.drillDays)) ?? 0)
  if (!every) return undefined
  const rows = await read.of(backup).find({})
  const begun = (await configOf(read, BACKUP.drillDays))?.createdAt ?? read.now
  const last = rows.reduce((latest, { drilledAt }) => (drilledAt && drilledAt > latest ? drilledAt : latest), begun)
  if (addDays(businessDay(last, read.offsetMinutes), every) > todayOf(read)) return undefined
  const [newest] = rows.filter(({ state }) => IN_THE_FOLDER.includes(state)).toSorted((a, b) => +b.startedAt - +a.startedAt)
  // It waits for the archive of the day, which is made at a quiet hour and is what somebody would restore.
  const due = await lastDue(read)
  return newest && (!due || newest.startedAt >= due) ? newest : undefined
}

/** Asks for a restore drill when one is due. Out: whether it did; of several processes one does. */
export async function requestDrillWhenDue(store: Store): Promise<boolean> {
  const actor = systemActor(0)
  if (!(await archiveDue(store.read(actor)))) return false
  return store.write(actor, async (uow) => {
    await uow.lock('backups')
    const newest = await archiveDue(uow.read)
    if (newest) await requestDrill(uow, newest.id)
    return newest !== undefined
  })
}

const FIRST_LINE_MAX = 200
export const drillFaultKey = (fault: DrillFault) => `backup.values.drillFault.${fault}`

/** Tells the plant of the unit that an archive failed its drill, with the reason in both languages. Out: how many notices that made. */
export async function notifyDrillFailed(uow: UnitOfWork, id: number, words: Calling['words']): Promise<number> {
  const { fileName, drilledAt, drillFault, drillDetail } = await uow.read.of(backup).get(id)
  const detail = drillDetail?.split('\n')[0]?.slice(0, FIRST_LINE_MAX)
  const reasonIn = (language: Language) =>
    [drillFault && words(language)(drillFaultKey(drillFault)), detail].filter(Boolean).join(': ') || '–'
  const event = await publish(uow, {
    code: 'RESTORE_DRILL_FAILED',
    about: { resource: backup.name, id },
    subjectKey: `${backup.name}:drill:${id}:${drilledAt?.toISOString()}`,
    values: {
      archive: fileName,
      time: drilledAt ? minuteText(drilledAt, uow.read.offsetMinutes) : '–',
      reason: reasonIn('zh'),
      reasonEn: reasonIn('en'),
    },
  })
  return event === null ? 0 : 1
}
