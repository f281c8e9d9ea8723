import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Logger } from 'pino'
import { config, configValue, REQUEST_LOG_LEVEL, requestLog } from '../domain/system/index.ts'
import { type BulkStore, type Registry, systemActor } from '../kernel/index.ts'
import { keyDataOf } from './keyData.ts'
import { cut, maskedBody, maskedUrl, visible } from './mask.ts'
import type { CallEntry } from './vocabulary.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** Small: everybody waits while one is written, 2 ms; larger ones would take no less processor time a row. */
const BATCH = 100
const WAITING_MAX = 5000
const PAUSE_MS = 1000
const LEVEL_MS = 3000
/** A batch that the base refuses this often is given up, or it would keep all others from being written. */
const TRIES = 5
const URL_MAX = 2000

const LEVELS = ['ALL', 'WRITES', 'OFF'] as const
type Level = (typeof LEVELS)[number]
type LogRow = Record<string, unknown> & { isRead: boolean }

export interface RequestLogOptions {
  readonly store: Pick<BulkStore, 'read' | 'bulk' | 'onChange' | 'now'>
  readonly registry: Pick<Registry, 'resources'>
  readonly logger: Pick<Logger, 'warn' | 'error'>
}
export interface RequestLogWriter {
  /** Takes note of a call. It never waits and never throws. */
  note(entry: CallEntry): void
  /** Writes what is waiting. */
  flush(): Promise<void>
  waiting(): number
  close(): Promise<void>
}

/**
 * A call of somebody unknown is about no plant, so its row is seen from each of them: what was sent and answered names people and plants,
 * and is left out. Who tried to sign in stands in the log-in log.
 */
function tellable(entry: CallEntry): CallEntry {
  if (entry.actor) return entry
  const { request: _sent, response: _answered, ...rest } = entry
  return rest
}
/** Whoever looks on as somebody else is the one who called. */
const callerOf = ({ name, impersonatedBy: viewedBy }: NonNullable<CallEntry['actor']>) => (viewedBy ? `${viewedBy.name} → ${name}` : name)

function rowOf(description: Vocabulary, call: CallEntry): LogRow {
  const entry = tellable(call)
  const { at, actor, ip, wire, method, httpStatus, ms, requestId, isRead } = entry
  return {
    isRead,
    at,
    createdAt: at,
    updatedAt: at,
    atPlantId: actor?.plantId || null,
    userId: actor?.impersonatedBy?.id ?? actor?.userId ?? null,
    userName: actor ? cut(visible(callerOf(actor)), 128) : null,
    ip: cut(visible(ip), 64),
    wire,
    method: cut(visible(method), 16),
    // GraphQL has one address, which no caller makes up.
    url: wire === 'GRAPHQL' ? entry.url : maskedUrl(description, entry.url, URL_MAX),
    operation: cut(visible(entry.operation), 128) || '-',
    request: maskedBody(description, entry.request),
    response: maskedBody(description, entry.response),
    httpStatus,
    keyData: keyDataOf(entry),
    ms: Math.max(0, Math.round(ms)),
    requestId: cut(requestId, 64),
  }
}
const withoutLinks = (rows: readonly LogRow[]) => rows.map((row) => ({ ...row, userId: null, atPlantId: null }))
const stored = (rows: readonly LogRow[]) => rows.map(({ isRead: _, ...row }) => row)

/** The level in force, read again when it is older than a few seconds or somebody has changed a parameter. */
function levelOf({ store }: RequestLogOptions) {
  let level: Level | undefined
  let readAt = Number.NEGATIVE_INFINITY
  store.onChange(({ resources }) => {
    if (resources.includes(config.name)) readAt = Number.NEGATIVE_INFINITY
  })
  return {
    /** Unknown before it has first been read. */
    known: () => level,
    isOld: () => performance.now() - readAt > LEVEL_MS,
    async read(): Promise<Level> {
      if (level && performance.now() - readAt <= LEVEL_MS) return level
      const value = await configValue(store.read(systemActor(0)), REQUEST_LOG_LEVEL)
      readAt = performance.now()
      level = LEVELS.find((one) => one === value?.trim().toUpperCase()) ?? 'ALL'
      return level
    },
  }
}
const passes = (level: Level, isRead: boolean) => level === 'ALL' || (level === 'WRITES' && !isRead)

/**
 * Writes the request log beside the calls: what they say is masked at once, waits in memory, and goes to the base in batches. When the base
 * cannot keep up, calls go on and rows are dropped and counted.
 */
export function requestLogWriter(options: RequestLogOptions): RequestLogWriter {
  const { store, registry, logger } = options
  const description = vocabularyOf(registry)
  const level = levelOf(options)
  let waiting: LogRow[] = []
  let dropped = 0
  let tries = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  let isClosed = false

  async function writeBatch(batch: readonly LogRow[]) {
    try {
      await store.bulk(requestLog, stored(batch))
    } catch {
      // Whoever called may have been deleted since; the name is kept.
      await store.bulk(requestLog, stored(withoutLinks(batch)))
    }
  }
  async function writeAll() {
    try {
      const now = await level.read()
      waiting = waiting.filter((row) => passes(now, row.isRead))
      while (waiting.length) {
        const batch = waiting.slice(0, BATCH)
        await writeBatch(batch)
        waiting.splice(0, batch.length)
        tries = 0
        // On SQLite all of this is done on this thread: calls that came meanwhile come first.
        if (waiting.length) await yieldToEventLoop()
      }
    } catch (error) {
      tries++
      if (tries === 1 || tries === TRIES) logger.error({ err: error, waiting: waiting.length }, 'request log not written')
      if (tries >= TRIES) {
        dropped += waiting.splice(0, BATCH).length
        tries = 0
      }
    }
    if (dropped) logger.warn({ dropped }, 'request log rows dropped')
    dropped = 0
  }
  function plan(afterMs: number) {
    if (timer || isClosed) return
    timer = setTimeout(() => {
      timer = undefined
      void flush().then(() => waiting.length && plan(PAUSE_MS))
    }, afterMs).unref()
  }
  function flush(): Promise<void> {
    writing ??= writeAll().finally(() => {
      writing = undefined
    })
    return writing
  }

  return {
    note(entry) {
      try {
        const now = level.known()
        if (now && !passes(now, entry.isRead)) {
          if (level.isOld()) plan(PAUSE_MS)
          return
        }
        if (waiting.length >= WAITING_MAX) dropped++
        else waiting.push(rowOf(description, entry))
        plan(PAUSE_MS)
      } catch (error) {
        logger.error({ err: error }, 'call not noted')
      }
    },
    flush,
    waiting: () => waiting.length,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await writing
      // Otherwise a database that does not answer is asked for nothing.
      if (waiting.length || dropped) await flush()
    },
  }
}
