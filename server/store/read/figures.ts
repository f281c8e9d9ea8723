import { cachedFor, type Meter } from '../../platform/meter.ts'
import type { UnsealedState } from '../audit/unsealed.ts'
import type { Engine } from '../engine/engine.ts'

/** In ms; PostgreSQL scans all its files for the size. */
const SIZE_HOLDS_MS = 60_000
/** In ms; one scrape reads several figures of the same result. */
const TOGETHER_MS = 500

export interface Measured {
  readonly engine: Engine
  readonly now: () => Date
  /** How far the seals lag behind each log; undefined without an audit trail. */
  readonly unsealed: (() => Promise<readonly UnsealedState[]>) | undefined
}

/** Registers the metrics of an open database. */
export function storeFigures({ engine, now, unsealed }: Measured, meter: Meter): void {
  const size = cachedFor(engine.dialect === 'sqlite' ? TOGETHER_MS : SIZE_HOLDS_MS, () => engine.size())
  meter.gauge('millwright_base_size_bytes', 'Size of the base.', async () => (await size()).base)
  meter.gauge(
    'millwright_base_wal_size_bytes',
    'Size of the write-ahead log: on SQLite the file beside the base, on PostgreSQL that of its whole server, where it tells us.',
    async () => (await size()).wal,
  )
  meter.gauge('millwright_base_connections', 'Connections to the base; on SQLite the writer and the threads that read.', () =>
    engine.pools.flatMap(({ name: pool, used, idle }) => [
      { labels: { pool, state: 'used' }, value: used },
      { labels: { pool, state: 'idle' }, value: idle },
    ]),
  )
  meter.gauge('millwright_base_waiting', 'Units of work and statements that wait for a connection to the base.', () =>
    engine.pools.map(({ name: pool, waiting }) => ({ labels: { pool }, value: waiting })),
  )
  if (unsealed) sealFigures(cachedFor(TOGETHER_MS, unsealed), now, meter)
}

function sealFigures(states: () => Promise<readonly UnsealedState[]>, now: () => Date, meter: Meter) {
  meter.gauge('millwright_audit_unsealed_rows', 'Rows of the audit trail that wait for their seal; 10000 stands for more.', async () =>
    (await states()).map(({ log, rows }) => ({ labels: { log }, value: rows })),
  )
  meter.gauge('millwright_audit_unsealed_age_seconds', 'Age of the oldest row of the audit trail that waits for its seal.', async () =>
    (await states()).map(({ log, oldestAt }) => ({
      labels: { log },
      value: oldestAt ? Math.max(0, (now().getTime() - oldestAt.getTime()) / 1000) : 0,
    })),
  )
}
