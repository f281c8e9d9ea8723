import type { Auditor } from '../../../server/domain/audit/index.ts'
import type { BackupService } from '../../../server/domain/backups/index.ts'

/** For jobs that have nothing to do with backups. */
export const noBackups: BackupService = {
  make: () => Promise.reject(new Error('no backups here')),
  check: () => Promise.reject(new Error('no backups here')),
  drill: () => Promise.reject(new Error('no backups here')),
  archives: () => [],
  copyChanges: async () => false,
  prune: () => {},
}
export const noAuditor: Auditor = { audit: () => Promise.reject(new Error('no auditor here')) }
