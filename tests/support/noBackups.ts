import type { BackupDesk } from '../../server/domain/backups/index.ts'

/** For jobs that have nothing to do with backups. */
export const noBackups: BackupDesk = {
  make: () => Promise.reject(new Error('no backups here')),
  check: () => Promise.reject(new Error('no backups here')),
  archives: () => [],
  copyChanges: async () => false,
  prune: () => {},
}
