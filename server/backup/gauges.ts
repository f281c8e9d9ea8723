import type { Meter } from '../platform/meter.ts'
import type { Config } from '../platform/settings/config.ts'
import { snapshotsIn } from './continuous/snapshots.ts'
import { archivesIn } from './retention.ts'

const secondsOf = (newest: { readonly at: Date } | undefined) => (newest ? newest.at.getTime() / 1000 : 0)

/** When there was last a backup, for who watches from elsewhere: an alarm that this process raises itself ends with it. */
export function backupGauges({ backup: { folder, continuous } }: Pick<Config, 'backup'>, meter: Meter): void {
  meter.gauge('millwright_backup_archives', 'Archives in the folder of backups.', () => archivesIn(folder).length)
  meter.gauge(
    'millwright_backup_last_timestamp_seconds',
    'When the newest archive was made, in seconds since 1970; 0 = there is none.',
    () => secondsOf(archivesIn(folder)[0]),
  )
  meter.gauge('millwright_backup_last_size_bytes', 'Size of the newest archive.', () => archivesIn(folder)[0]?.bytes)
  if (continuous)
    meter.gauge(
      'millwright_backup_continuous_timestamp_seconds',
      'Up to when the continuous backup reaches, in seconds since 1970; 0 = it has not begun.',
      () => secondsOf(snapshotsIn(continuous)[0]),
    )
}
