import { rootOf } from '../platform/connections/causes.ts'
import type { Config } from '../platform/settings/config.ts'
import { checkAudit, describeBreach } from '../store/audit/checkAudit.ts'
import { auditKeys } from '../store/index.ts'

interface AuditOptions {
  readonly json: boolean
  /** A file of further recorded ends: lines of AUDIT_HEAD_FILE, or of the log stream. */
  readonly heads?: string | undefined
}

/** npm run doctor -- --audit [--json] [--heads FILE]: holds the operation log and the log-in log to their seals. */
export async function audit({ databaseUrl: url, jwtSecret, audit: { pastSecrets, headFile }, dataDir }: Config, options: AuditOptions) {
  const report = await checkAudit({ url, keys: auditKeys(jwtSecret, pastSecrets), dataDir, file: headFile }, options.heads).catch(
    (error: unknown) => {
      console.error(`The audit trail cannot be read: ${error instanceof Error ? rootOf(error).message : String(error)}`)
      process.exit(1)
    },
  )
  const { rows, seals, pending, broken, hasHeads } = report
  if (options.json) console.log(JSON.stringify(report))
  else
    console.log(
      `${rows} rows under ${seals} seals, ${pending} waiting for theirs: ${broken ? describeBreach(broken) : 'all as they were written'}`,
    )
  if (!hasHeads && !options.json)
    console.log('nothing was told elsewhere of how far the logs reached: an end that was cut off would not be found')
  process.exitCode = broken ? 1 : 0
}
