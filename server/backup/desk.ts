import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FoundArchive } from '../domain/backups/index.ts'
import type { Config } from '../platform/config.ts'
import { archivesIn, type Keep, prune } from './retention.ts'

/** What jobs may ask of backups. */
export interface BackupDesk {
  /** Makes one, in a process of its own. Out: how it lies in the folder. */
  make(): Promise<FoundArchive>
  /** Holds one to everything that a restore would ask, in a process of its own. Throws what is wrong with it. */
  check(name: string): Promise<void>
  archives(): FoundArchive[]
  /** Deletes what need not be kept. */
  prune(keep: Keep): void
}

/** The command line's own program: the built one, or its source where that is what runs. */
const isSource = import.meta.url.endsWith('.ts')
const PROGRAM = fileURLToPath(new URL(isSource ? '../tools/backup.ts' : './backup.js', import.meta.url))
const SAID_MAX = 4_000

/** Settings as the program reads them, whatever this process was started with. */
const environmentOf = ({ dataDir, databaseUrl, backup, hasOwnSecret, jwtSecret }: Config) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  BACKUP_DIR: backup.folder,
  ...(backup.passphrase && { BACKUP_PASSPHRASE: backup.passphrase }),
  ...(hasOwnSecret && { JWT_SECRET: jwtSecret }),
})

/** Out: what it printed. Throws with what it said of its failure. */
function run(config: Config, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, args, {
      env: environmentOf(config),
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
  const { folder } = config.backup
  const archives = () => archivesIn(folder)
  return {
    archives,
    async make() {
      const name = basename((await run(config, [])).trim().split('\n').at(-1) ?? '')
      const made = archives().find((one) => one.name === name)
      if (!made) throw new Error(`${name} is not in ${folder}`)
      return made
    },
    check: async (name) => void (await run(config, ['--verify', join(folder, name)])),
    prune: (keep) => void prune(folder, keep),
  }
}
