import { hostname } from 'node:os'
import { eq, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import { serverProcess } from '../domain/system/index.ts'
import { type RowOf, type Store, systemActor, type UnitOfWork } from '../kernel/index.ts'
import { noteDisk } from './diskSamples.ts'

const SYSTEM = systemActor(0)
const BEAT_MS = 60_000
/** Three beats may be missed: a machine that is busy is not dead. */
const DEAD_MS = 3 * BEAT_MS + 10_000
const FORGOTTEN_MS = 24 * 60 * BEAT_MS

type Row = RowOf<typeof serverProcess>
export interface LivingProcess extends Pick<Row, 'name' | 'version' | 'startedAt' | 'seenAt'> {
  readonly roles: readonly string[]
}
/** Which processes have been heard of lately, whatever machine they are on. */
export async function livingProcesses(store: Pick<Store, 'read'>): Promise<readonly LivingProcess[]> {
  const read = store.read(SYSTEM)
  const rows = await read.of(serverProcess).find({})
  return rows
    .filter(({ seenAt }) => Math.abs(read.now.getTime() - seenAt.getTime()) < DEAD_MS)
    .map(({ name, roles, version, startedAt, seenAt }) => ({ name, version, startedAt, seenAt, roles: roles.split(' ') }))
}

export interface Beating {
  readonly store: Store
  readonly logger: Pick<Logger, 'warn'>
  readonly roles: ReadonlySet<string>
  readonly version: string
  readonly dataDir: string
}
/** Says once a minute that this process lives and what it does. One row of each process; the rows of those that died are removed after a day. */
export class Heartbeat {
  readonly #of: Beating
  readonly #name = `${hostname()}#${process.pid}`
  readonly #timer: NodeJS.Timeout
  #beating: Promise<void>

  constructor(of: Beating) {
    this.#of = of
    this.#timer = setInterval(() => {
      this.#beating = this.#beating.then(() => this.#beat())
    }, BEAT_MS)
    this.#timer.unref()
    this.#beating = this.#beat()
  }

  /** A process that goes says so. */
  async close() {
    clearInterval(this.#timer)
    await this.#beating
    const { store } = this.#of
    const leave = ({ read }: UnitOfWork) => {
      const table = read.table(serverProcess)
      return read.db.delete(table).where(eq(table.name, this.#name))
    }
    await store.write(SYSTEM, leave).catch(() => {})
  }

  async #beat() {
    const { store, logger, roles, version, dataDir } = this.#of
    try {
      await store.write(SYSTEM, async (uow) => {
        const { read, now } = uow
        const table = read.table(serverProcess)
        await read.db.delete(table).where(lt(table.seenAt, new Date(now.getTime() - FORGOTTEN_MS)))
        const [own] = await uow.of(serverProcess).lockWhere({ name: this.#name })
        if (own) return void (await uow.of(serverProcess).patch(own, { seenAt: now }))
        await uow.of(serverProcess).create({ name: this.#name, roles: [...roles].join(' '), version, startedAt: now, seenAt: now })
      })
      noteDisk(dataDir, store.now())
    } catch (error) {
      logger.warn({ err: error }, 'no sign of life left in the base')
    }
  }
}
