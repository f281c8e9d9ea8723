import { basename, join } from 'node:path'
import type { Auditor, AuditReport } from '../domain/audit/index.ts'
import type { BackupService, DrillReport } from '../domain/backups/index.ts'
import { runProgram } from '../platform/runProgram.ts'
import type { Config } from '../platform/settings/config.ts'
import { isFileUrl } from '../platform/settings/locations.ts'
import { archivesIn, prune } from './retention.ts'

export function backupService(config: Config): BackupService {
  const { folder, continuous } = config.backup
  const archives = () => archivesIn(folder)
  return {
    archives,
    async make() {
      const name = basename((await runProgram(config, 'backup', [])).trim().split('\n').at(-1) ?? '')
      const made = archives().find((one) => one.name === name)
      if (!made) throw new Error(`${name} is not in ${folder}`)
      return made
    },
    async copyChanges() {
      if (!continuous || !isFileUrl(config.databaseUrl)) return false
      await runProgram(config, 'backup', ['--continuous', continuous])
      return true
    },
    check: async (name) => void (await runProgram(config, 'backup', ['--verify', join(folder, name)])),
    drill: async (name) => JSON.parse(await runProgram(config, 'backup', ['--drill', join(folder, name)])) as DrillReport,
    prune: (retention) => void prune(folder, retention),
  }
}

/** Looks through the logs in a process of its own. */
export const auditorOf = (config: Config): Auditor => ({
  audit: async () => JSON.parse(await runProgram(config, 'doctor', ['--audit', '--json'])) as AuditReport,
})
