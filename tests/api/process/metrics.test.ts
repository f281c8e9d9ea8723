import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import parse, { type ParsedMetric } from 'parse-prometheus-text-format'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type App, createApp } from '../../../server/app.ts'
import { createMeter } from '../../../server/http/index.ts'
import { openRedis } from '../../../server/platform/connections/redis.ts'
import { readConfig } from '../../../server/platform/settings/config.ts'
import { alertRules, askedBy, dashboard, questions, type Series, seriesOf } from '../../support/images/monitoring.ts'
import { freshBase } from '../../support/store/store.ts'

const silent = pino({ level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'millwright-metrics-'))
const redisUrl = process.env.TEST_REDIS_URL
let base: Awaited<ReturnType<typeof freshBase>>
let app: App
const ask = async () => (await app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).payload
let page: string
let metrics: readonly ParsedMetric[]
let series: readonly Series[]
beforeAll(async () => {
  base = await freshBase()
  const config = readConfig({
    ...{ DATA_DIR: folder, DATABASE_URL: base.url, DEMO: '0', LOG_LEVEL: 'silent' },
    ...{ BACKUP_CONTINUOUS: join(folder, 'continuous'), ...(redisUrl && { REDIS_URL: redisUrl }) },
  })
  app = await createApp({ config, logger: silent, isMigrated: true })
  await app.queue?.begin().ready
  const { payload } = await app.http.inject({ method: 'POST', url: '/graphql', payload: { query: '{ __typename }' } })
  expect(payload).toContain('Query')
  // Who asks for figures waits for no look at the health: the next one has what was found.
  await vi.waitUntil(async () => /^millwright_health_check\{/m.test(await ask()), { timeout: 30_000 })
  page = await ask()
  metrics = parse(page)
  series = seriesOf(page)
})
afterAll(async () => {
  await app.close()
  await base.drop()
  rmSync(folder, { recursive: true, force: true })
})
/** The sum of the samples of a name that have these labels. */
function told(name: string, labels: Record<string, string> = {}): number | undefined {
  const found = series.filter((one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value))
  return found.length ? found.reduce((sum, { value }) => sum + value, 0) : undefined
}

describe('the page of metrics', () => {
  it('is read by a parser of its format: each figure once, explained, of a kind that its name tells', () => {
    const names = [...page.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(metrics.map(({ name }) => name).sort()).toEqual(names.sort())
    for (const { name, type, help } of metrics) {
      expect([name, help.length > 10, /[^\x20-\x7e]/.test(help)]).toEqual([name, true, false])
      if (name.startsWith('millwright_')) expect([name, type === 'COUNTER']).toEqual([name, name.endsWith('_total')])
    }
    const own = names.filter((name) => name?.startsWith('millwright_'))
    expect(own.filter((name) => !/^millwright(_[a-z]+)+$/.test(name ?? ''))).toEqual([])
    // A time is in seconds and a size in bytes, and says so.
    expect(own.filter((name) => /age|duration|timestamp/.test(name ?? '') && !name?.endsWith('_seconds'))).toEqual([])
    expect(own.filter((name) => /size/.test(name ?? '') && !name?.endsWith('_bytes'))).toEqual([])
  })

  it('has no sample twice', () => {
    const samples = page.split('\n').flatMap((line) => (line && !line.startsWith('#') ? [line.slice(0, line.lastIndexOf(' '))] : []))
    expect(samples.filter((one, at) => samples.indexOf(one) !== at)).toEqual([])
  })

  it('tells of jobs, outbox, base, seals, log-ins, live screens, the event loop, backups and health', () => {
    expect(told('millwright_jobs', { state: 'delayed' })).toBeGreaterThan(0)
    for (const outcome of ['done', 'failed'])
      expect(told('millwright_job_runs_total', { job_name: 'tendBackups', outcome })).toBeGreaterThanOrEqual(0)
    for (const state of ['waiting', 'active']) expect(told('millwright_jobs_oldest_age_seconds', { state })).toBeGreaterThanOrEqual(0)
    expect(told('millwright_outbox_jobs')).toBe(0)
    expect(told('millwright_outbox_oldest_age_seconds')).toBe(0)
    expect(told('millwright_base_size_bytes')).toBeGreaterThan(100_000)
    expect(told('millwright_base_wal_size_bytes')).toBeGreaterThan(0)
    for (const pool of ['writing', 'heavy']) {
      expect(told('millwright_base_waiting', { pool })).toBeGreaterThanOrEqual(0)
      expect(told('millwright_base_connections', { pool, state: 'used' })).toBeGreaterThanOrEqual(0)
    }
    expect(told('millwright_base_busy_total', { by: 'lock' })).toBe(0)
    for (const kind of ['read', 'write', 'commit']) {
      const count = told('millwright_statement_duration_seconds_count', { class: kind })
      expect([kind, count, count && count > 0]).toEqual([
        kind,
        told('millwright_statement_duration_seconds_bucket', { class: kind, le: '+Inf' }),
        true,
      ])
    }
    expect(told('millwright_slow_statements_total', { class: 'read' })).toBeGreaterThanOrEqual(0)
    expect(told('millwright_audit_unsealed_rows', { log: 'operationLog' })).toBeGreaterThanOrEqual(0)
    expect(told('millwright_password_hashes_pending')).toBe(0)
    for (const name of ['sockets', 'subscriptions', 'executions', 'topics', 'viewers']) expect(told(`millwright_live_${name}`)).toBe(0)
    for (const share of ['p50', 'p99']) expect(told(`nodejs_eventloop_lag_${share}_seconds`)).toBeGreaterThanOrEqual(0)
    for (const [held, limit] of [
      ['process_resident_memory_bytes', 'process_memory_limit_bytes'],
      ['nodejs_heap_size_used_bytes', 'nodejs_heap_size_limit_bytes'],
    ])
      expect(told(held ?? '')).toBeLessThan(told(limit ?? '') ?? 0)
    expect(told('process_memory_limit_bytes')).toBeLessThanOrEqual(totalmem())
    expect(told('millwright_backup_last_timestamp_seconds')).toBe(0)
    expect(told('millwright_backup_continuous_timestamp_seconds')).toBe(0)
    expect(told('millwright_health')).toBeGreaterThan(0)
    expect(told('millwright_health_check', { check: 'dataFolder' })).toBe(0)
  })

  it.runIf(redisUrl)('tells of each connection to Redis (needs Redis)', async () => {
    for (const use of ['changes in', 'changes out', 'log-in counters', 'queue'])
      expect([use, told('millwright_redis_up', { use }), told('millwright_redis_reconnects_total', { use })]).toEqual([use, 1, 0])
  })
})

describe('dashboard and alerts', () => {
  /** Of a connection to Redis, there where this run has none. */
  function withRedis() {
    const meter = createMeter()
    const client = openRedis('redis://127.0.0.1', { lazyConnect: true }, { use: 'queue', meter })
    const names = meter.registry.getMetricsAsArray().map(({ name }) => name)
    client.disconnect()
    return names
  }
  /** What Prometheus itself adds. */
  const THEIRS = ['up']
  /** No job has run yet. */
  const OF_RUNS = ['_sum', '_count'].map((part) => `millwright_job_duration_seconds${part}`)

  it('ask in PromQL, for figures that there are', () => {
    // Before there is a first one, of some figures only the name is there.
    const known = new Set([...series, ...metrics].map(({ name }) => name).concat(withRedis(), THEIRS, OF_RUNS))
    const wrong = questions().filter(([, expr]) => {
      const { faults, metrics } = askedBy(expr)
      return faults.length || !metrics.length || metrics.some((name) => !known.has(name))
    })
    expect(wrong).toEqual([])
    expect(questions().length).toBeGreaterThan(60)
  })

  it('pick by labels that the figures have', () => {
    const wrong = questions().filter(([, expr]) => {
      const { labels, metrics } = askedBy(expr)
      const own = series.filter(({ name }) => metrics.includes(name)).flatMap(({ labels: some }) => Object.keys(some))
      const known = new Set(['job', 'le', ...own])
      const isAbout = (part: string) => metrics.some((name) => name.startsWith(`millwright_${part}_`))
      // No job has run yet, and not every run has a Redis.
      const unseen = [...(isAbout('job_duration') ? ['job_name'] : []), ...(isAbout('redis') ? ['use'] : [])]
      return labels.some((label) => !known.has(label) && !unseen.includes(label))
    })
    expect(wrong).toEqual([])
  })

  it('a question that is no PromQL, or asks for what there is not, is found out', () => {
    expect(askedBy('sum(rate(millwright_jobs[5m])').faults).not.toEqual([])
    expect(askedBy('sum by (state) (millwright_jops{pool="x"})')).toEqual({
      faults: [],
      metrics: ['millwright_jops'],
      labels: ['state', 'pool'],
    })
  })

  it.each(alertRules())('$alert waits, says how bad it is, and what to do', ({ alert, expr, for: patience, labels, annotations }) => {
    expect(alert).toMatch(/^Millwright[A-Z]\w+$/)
    expect(patience).toMatch(/^\d+m$/)
    expect(labels.severity).toMatch(/^(critical|warning)$/)
    expect(annotations.summary).toMatch(/^[\x20-\x7e]{20,}$/)
    expect(annotations.description).toMatch(/^[\x20-\x7e›]{80,}$/)
    // What a text names, a series that raises the alert has: all its labels, or those that it is grouped by.
    const { labels: picked, metrics } = askedBy(expr)
    const own = series.filter(({ name }) => metrics.includes(name)).flatMap(({ labels: some }) => Object.keys(some))
    const named = [
      ...Object.values(annotations)
        .join()
        .matchAll(/\$labels\.(\w+)/g),
    ].map(([, label]) => label)
    expect(named.filter((label) => !['instance', ...picked, ...own].includes(label ?? ''))).toEqual([])
  })

  it('the dashboard has a place of its own for each panel, within its width', () => {
    const { panels } = dashboard()
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true)
    expect(panels.filter(({ type, targets = [] }) => type !== 'row' && !targets.length)).toEqual([])
  })
})
