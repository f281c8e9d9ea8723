import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import type { BackendFactory } from 'bullmq'
import { PostgresQueueBackend } from 'bullmq'
import type { Logger } from 'pino'
import { closeToOthers, privateFolder } from '../../platform/disk/privateFiles.ts'
import { jobOf, lookups, notes } from '../embedded/lookups.ts'
import { endings, intake, renewals, returns, tending } from '../embedded/moves.ts'
import { codeOf, isDamage, openQueueFile } from '../embedded/queueFile.ts'
import { type Commands, queueOf } from '../embedded/queueOf.ts'
import { plans, schedules } from '../embedded/schedules.ts'
import type { QueueBackend } from './backend.ts'

/** Rows of these commands are jobs. */
const JOBS = new Set(['get_job_data', 'move_to_active', 'move_to_completed_fetch', 'move_to_failed_fetch'])
const CHANNEL = 'bullmq_jobs'

/** Stands where BullMQ expects its connection to PostgreSQL. There is nothing to connect to; who waits for jobs listens here. */
class Connection extends EventEmitter {
  readonly schema = 'bullmq'
  readonly hasListenClientKeepAlive = true
  readonly listener = Object.assign(new EventEmitter().setMaxListeners(0), { query: async () => ({ rows: [] }) })
  isClosing = false

  waitUntilReady = async () => {}
  setListenClientName = async () => {}
  getListenClient = async () => this.listener
  close = async () => {
    this.isClosing = true
  }
  disconnect = () => this.close()
}

type Rows = { rows: readonly object[] }
interface Opened {
  readonly commands: Commands
  /** Runs a command, all of it or nothing. */
  inTransaction<T>(work: () => T): T
  /** Told of jobs that may be there. */
  readonly woken: EventEmitter
  onFault(error: unknown): void
}
/** BullMQ's backend for PostgreSQL, all of it but the SQL: each of its commands is carried out by SQLite. */
const Base = PostgresQueueBackend as unknown as new (connection: Connection, name: string, opts: object) => EventEmitter
function backendOn({ commands, inTransaction, woken, onFault }: Opened): BackendFactory {
  class SqliteQueueBackend extends Base {
    async run(name: string, params: readonly unknown[] = []): Promise<Rows> {
      const command = commands[name]
      if (!command) throw new Error(`the embedded queue does not know ${name}`)
      try {
        const rows = inTransaction(() => command(params.slice(1).map((one) => one ?? null)))
        return { rows: JOBS.has(name) ? rows.map(jobOf) : rows }
      } catch (error) {
        onFault(error)
        throw error
      }
    }
  }
  const make = (name: string, opts: object) => {
    const connection = new Connection()
    const notify = () => connection.listener.emit('notification', { channel: CHANNEL, payload: name })
    woken.on('job', notify)
    connection.once('close', () => woken.off('job', notify))
    return new SqliteQueueBackend(connection, name, opts)
  }
  return make as never
}

/** A queue in a file of its own. It belongs to one process, as the base beside it does. */
export async function openEmbeddedBackend(dataDir: string, logger: Logger): Promise<QueueBackend> {
  privateFolder(dataDir)
  const file = join(dataDir, 'queue.sqlite')
  const base = openQueueFile(file, (aside, err) =>
    logger.error({ err, aside }, 'the embedded queue cannot be opened; a new one takes its place'),
  )
  closeToOthers(`${file}-wal`)
  const woken = new EventEmitter().setMaxListeners(0)
  // After the command: what it wrote counts only then.
  const queue = queueOf(base, () => void queueMicrotask(() => woken.emit('job')))
  const parts = [intake, endings, returns, renewals, tending, plans, schedules, lookups, notes]
  const commands: Commands = Object.assign({}, ...parts.map((part) => part(queue)))
  let isLost = () => {}
  const lost = new Promise<void>((resolve) => {
    isLost = resolve
  })
  const inOne = base.transaction((work: () => unknown) => work())
  const onFault = (error: unknown) => {
    if (isDamage(error) || codeOf(error).startsWith('SQLITE_IOERR')) isLost()
  }
  return {
    kind: 'embedded',
    connection: {} as never,
    bullBackend: backendOn({ commands, inTransaction: (work) => inOne.immediate(work) as never, woken, onFault }),
    lost,
    isUp: () => base.open,
    async close() {
      base.close()
    },
  }
}
