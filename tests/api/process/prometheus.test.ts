import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { startProgram, systemOutput, systemSucceeds } from '../../../server/platform/programs.mjs'
import { AUTHORITY_FILE } from '../../../server/platform/settings/tlsSettings.ts'
import { ALERT_CASES, type Values } from '../../support/images/alertCases.ts'
import { alertRules } from '../../support/images/monitoring.ts'
import { freePort, run } from '../../support/servers/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'millwright-prometheus-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const CONFIG = new URL('../../../docker/prometheus/', import.meta.url)
for (const name of ['rules.yml', 'prometheus.yml']) copyFileSync(new URL(name, CONFIG), join(folder, name))
const isHere = systemSucceeds('promtool', ['--version'], folder) && systemSucceeds('prometheus', ['--version'], folder)
const TOKEN = 'a-token-of-thirty-two-characters'
const DEFAULT_MINUTES = 100

it('every alert is tried', () => {
  expect([...new Set(ALERT_CASES.map(([alert]) => alert))].sort()).toEqual(
    alertRules()
      .map(({ alert }) => alert)
      .sort(),
  )
})

describe.skipIf(!isHere)('Prometheus (needs prometheus and promtool: apt-get install prometheus)', () => {
  it('takes the configuration and every rule', () => {
    expect(systemOutput('promtool', ['check', 'rules', 'rules.yml'], folder)).toContain(`${alertRules().length} rules found`)
    systemOutput('promtool', ['check', 'config', '--syntax-only', 'prometheus.yml'], folder)
  })

  it('raises each alert when it should, and not one step before', () => {
    const tried = (alert: string, series: Values, minutes: number, isFiring: boolean) => ({
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      promql_expr_test: [
        {
          expr: `count(ALERTS{alertname="${alert}",alertstate="firing"})`,
          eval_time: `${minutes}m`,
          exp_samples: isFiring ? [{ labels: '{}', value: 1 }] : [],
        },
      ],
    })
    const tests = ALERT_CASES.flatMap(([alert, { fires, rests, minutes = DEFAULT_MINUTES }]) => [
      tried(alert, fires, minutes, true),
      tried(alert, rests, minutes, false),
    ])
    writeFileSync(join(folder, 'tests.yml'), stringify({ rule_files: ['rules.yml'], evaluation_interval: '1m', tests }))
    expect(systemOutput('promtool', ['test', 'rules', 'tests.yml'], folder)).toContain('SUCCESS')
  })

  it.each(['off', 'auto'])('reads a running server, with TLS=%s, and none of its questions fails', async (TLS) => {
    const place = join(folder, TLS)
    mkdirSync(place)
    const server = await run({ DATA_DIR: place, DEMO: '0', TLS, METRICS_TOKEN: TOKEN })
    const port = await freePort()
    const config = parse(readFileSync(join(folder, 'prometheus.yml'), 'utf8'))
    const [scraped] = config.scrape_configs
    writeFileSync(join(place, 'token'), TOKEN)
    const { dns_sd_configs, ...others } = scraped
    const https = { scheme: 'https', tls_config: { ca_file: join(place, AUTHORITY_FILE) } }
    const targets = [new URL(server.address).host]
    const own = { authorization: { credentials_file: join(place, 'token') }, static_configs: [{ targets }] }
    config.scrape_configs = [{ ...others, ...own, ...(TLS === 'auto' && https), scrape_interval: '1s', scrape_timeout: '1s' }]
    config.global.evaluation_interval = '1s'
    config.rule_files = [join(folder, 'rules.yml')]
    writeFileSync(join(place, 'prometheus.yml'), stringify(config))
    expect(await server.ready).toBe(true)
    const args = ['--config.file=prometheus.yml', '--storage.tsdb.path=tsdb', `--web.listen-address=127.0.0.1:${port}`]
    const prometheus = startProgram('prometheus', args, { cwd: place, stdio: 'ignore' })
    try {
      const ask = async (path: string) => (await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()).data
      await expect
        .poll(async () => (await ask('targets').catch(() => undefined))?.activeTargets?.map((one: Target) => [one.health, one.lastError]))
        .toEqual([['up', '']])
      await vi.waitUntil(async () => (await ask('rules')).groups[0]?.rules.every((rule: { health: string }) => rule.health !== 'unknown'))
      const { groups } = await ask('rules')
      expect(groups[0].rules.filter((rule: { health: string }) => rule.health !== 'ok')).toEqual([])
      const { result } = await ask(`query?query=${encodeURIComponent('process_resident_memory_bytes / process_memory_limit_bytes')}`)
      expect(Number(result[0].value[1])).toBeLessThan(1)
    } finally {
      for (const child of [prometheus, server.child]) {
        child.kill('SIGTERM')
        if (child.exitCode === null) await once(child, 'exit')
      }
    }
    expect(existsSync(join(place, AUTHORITY_FILE))).toBe(TLS === 'auto')
  })
})
interface Target {
  readonly health: string
  readonly lastError: string
}
