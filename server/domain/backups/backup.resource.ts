import { choice, date, decimal, defineResource, flag, instant, int, text } from '../../kernel/index.ts'

/** Why a restore drill failed; OTHER: what else was thrown. */
export const DRILL_FAULTS = [
  ...(['LITTLE_ROOM', 'UNREADABLE', 'NO_BACKUP', 'PASSPHRASE', 'NEWER', 'INCOMPLETE', 'ALTERED', 'FOREIGN'] as const),
  ...(['DAMAGED', 'LEDGER', 'REFERENCES', 'TRAIL', 'DIFFERENT', 'INTERRUPTED', 'OTHER'] as const),
] as const
export type DrillFault = (typeof DRILL_FAULTS)[number]

/** One archive of the whole installation, or the attempt to make it. */
export const backup = defineResource('backup', {
  permission: 'system:backup',
  title: 'fileName',
  scope: 'global',
  changedFrom: 'everyPlant',
  can: [],
  audited: false,
  icon: 'box',
  sort: '-startedAt',
  columns: ['startedAt', 'state', 'drill', 'fileName', 'cause', 'megabytes', 'seconds', 'drilledAt', 'checkedAt', 'version'],
  filters: ['state', 'cause', 'drill', 'startedAt'],
  fields: {
    startedAt: instant({ required: true, readonly: true, filter: 'range' }),
    /** The time at which it began, as long as there is no archive. */
    fileName: text({ required: true, max: 255, readonly: true, filter: 'like' }),
    /** OUTSIDE: by the command line, or put into the folder by hand. */
    cause: choice(['SCHEDULED', 'MANUAL', 'OUTSIDE'], { required: true, readonly: true, filter: 'in' }),
    /** SOUND: unpacked and held to everything that a restore would ask. REMOVED: the archive is no longer in the folder. */
    state: choice(['RUNNING', 'MADE', 'SOUND', 'BROKEN', 'FAILED', 'REMOVED'], {
      required: true,
      readonly: true,
      filter: 'in',
      tones: { MADE: 'good', SOUND: 'good', BROKEN: 'danger', FAILED: 'danger', RUNNING: 'info', REMOVED: 'quiet' },
    }),
    megabytes: decimal({ scale: 1, readonly: true }),
    seconds: int({ readonly: true }),
    /** Of the program that made it. */
    version: text({ max: 32, readonly: true }),
    isEncrypted: flag({ default: false, readonly: true }),
    checkedAt: instant({ readonly: true }),
    /** The last restore drill of this archive: restored as a whole into a scratch folder and compared with the live database. */
    drill: choice(['RUNNING', 'PASSED', 'FAILED'], {
      readonly: true,
      filter: 'in',
      tones: { RUNNING: 'info', PASSED: 'good', FAILED: 'danger' },
    }),
    drilledAt: instant({ readonly: true }),
    /** The day whose figures were compared. */
    drilledDay: date({ readonly: true }),
    /** How long the drill took: as long as a restore would, at least. */
    drillSeconds: int({ readonly: true }),
    drillFault: choice(DRILL_FAULTS, { readonly: true }),
    /** Names, sizes and counts of the fault; the whole reason of one from before it had a code. */
    drillDetail: text({ max: 4000, long: true, readonly: true, bulky: true }),
    /** Why it failed, or what is wrong with the archive. */
    detail: text({ max: 4000, long: true, readonly: true, bulky: true }),
  },
})
