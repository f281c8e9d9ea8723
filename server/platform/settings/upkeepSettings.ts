import { join } from 'node:path'
import * as z from 'zod'
import { inProject } from './locations.ts'
import { rule } from './settingRules.ts'

/** Settings of backups and of the audit trail. */
export const upkeepShape = {
  /** Where archives of backups go; unset = DATA_DIR/backups. A folder on another disk, or of another machine, survives this one. */
  BACKUP_DIR: z.string().optional(),
  /** Archives are encrypted with it. Whoever restores needs it: it is in no archive. */
  BACKUP_PASSPHRASE: z
    .string()
    .min(12, rule('shortest', { min: 12 }))
    .optional(),
  /** A folder into which the base goes every few minutes, as far as it has changed. SQLite alone; PostgreSQL archives its own log. */
  BACKUP_CONTINUOUS: z.string().optional(),
  /** Secrets that JWT_SECRET was before, with commas in between: what was written to the audit trail under them stays verifiable. */
  AUDIT_PAST_SECRETS: z.string().optional(),
  /** A file on another disk or machine to which the ends of the audit trail are added every five minutes or 500 rows. */
  AUDIT_HEAD_FILE: z.string().optional(),
}
type UpkeepEnv = z.infer<z.ZodObject<typeof upkeepShape>>

export interface BackupSettings {
  readonly folder: string
  readonly passphrase: string | undefined
  /** null = none. */
  readonly continuous: string | null
}
export interface AuditSettings {
  readonly pastSecrets: readonly string[]
  /** null = none. */
  readonly headFile: string | null
}
export interface UpkeepSettings {
  readonly backup: BackupSettings
  readonly audit: AuditSettings
}

const placed = (path: string | undefined) => (path ? inProject(path) : null)
export const upkeepOf = (env: UpkeepEnv, dataDir: string): UpkeepSettings => ({
  backup: {
    folder: inProject(env.BACKUP_DIR ?? join(dataDir, 'backups')),
    passphrase: env.BACKUP_PASSPHRASE,
    continuous: placed(env.BACKUP_CONTINUOUS),
  },
  audit: {
    pastSecrets: (env.AUDIT_PAST_SECRETS ?? '').split(',').flatMap((one) => one.trim() || []),
    headFile: placed(env.AUDIT_HEAD_FILE),
  },
})
