import type { Config } from '../platform/config.ts'
import { snapshotsIn } from './continuous/snapshots.ts'
import { archivesIn } from './retention.ts'

type Gauge = (name: string, help: string, read: () => number) => void
const secondsOf = (newest: { readonly at: Date } | undefined) => (newest ? newest.at.getTime() / 1000 : 0)

/** When there was last a backup, for who watches from elsewhere: an alarm that this process raises itself ends with it. */
export function backupGauges({ backup: { folder, continuous } }: Pick<Config, 'backup'>, gauge: Gauge): void {
  gauge('millwright_last_backup_seconds', 'When the newest archive was made, in seconds since 1970; 0 = there is none.', () =>
    secondsOf(archivesIn(folder)[0]),
  )
  if (continuous)
    gauge('millwright_last_continuous_backup_seconds', 'Up to when the continuous backup reaches, in seconds since 1970.', () =>
      secondsOf(snapshotsIn(continuous)[0]),
    )
}
