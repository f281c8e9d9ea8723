import type { Auditor } from '../../../server/domain/audit/index.ts'
import type { BackupDesk } from '../../../server/domain/backups/index.ts'

/** For jobs that have nothing to do with backups. */
export const noBackups: BackupDesk = {
  make: () => Promise.reject(new Error('no backups here')),
  check: () => Promise.reject(new Error('no backups here')),
  archives: () => [],
  copyChanges: async () => false,
  prune: () => {},
}
export const noAuditor: Auditor = { audit: () => Promise.reject(new Error('no auditor here')) }
