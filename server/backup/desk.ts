import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BackupDesk } from '../domain/backups/index.ts'
import { type Config, environmentFor } from '../platform/config.ts'
import { archivesIn, prune } from './retention.ts'

/** The command line's own program: the built one, or its source where that is what runs. */
const isSource = import.meta.url.endsWith('.ts')
const PROGRAM = fileURLToPath(new URL(isSource ? '../tools/backup.ts' : './backup.js', import.meta.url))
const SAID_MAX = 4_000

/** Out: what it printed. Throws with what it said of its failure. */
function run(config: Config, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, args, {
      env: environmentFor(config),
      execArgv: isSource ? ['--import', 'tsx'] : [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    try {
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    } catch {
      // A system that does not let us: it then competes with everybody else.
    }
    let [printed, said] = ['', '']
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-SAID_MAX)
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(printed) : reject(new Error(said.trim() || `the backup ended with ${code}`))))
  })
}

export function backupDesk(config: Config): BackupDesk {
  const { folder, continuous } = config.backup
  const archives = () => archivesIn(folder)
  return {
    archives,
    async make() {
      const name = basename((await run(config, [])).trim().split('\n').at(-1) ?? '')
      const made = archives().find((one) => one.name === name)
      if (!made) throw new Error(`${name} is not in ${folder}`)
      return made
    },
    async copyChanges() {
      if (!continuous || !config.databaseUrl.startsWith('file:')) return false
      await run(config, ['--continuous', continuous])
      return true
    },
    check: async (name) => void (await run(config, ['--verify', join(folder, name)])),
    prune: (keep) => void prune(folder, keep),
  }
}
