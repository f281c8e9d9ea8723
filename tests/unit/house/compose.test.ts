import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { closingLimits } from '../../../server/platform/closing.ts'
import { root } from '../../../server/platform/paths.ts'
import { channelShape } from '../../../server/platform/settings/channelSettings.ts'
import { READY_DRAIN_MAX, readConfig } from '../../../server/platform/settings/config.ts'
import { tlsShape } from '../../../server/platform/settings/tlsSettings.ts'
import { upkeepShape } from '../../../server/platform/settings/upkeepSettings.ts'
import { composeFile, stagesOf } from '../../support/images/composeFile.ts'
import { alertRules } from '../../support/images/monitoring.ts'

const read = (name: string) => readFileSync(new URL(name, root), 'utf8')
const { services, volumes } = composeFile()
const ROLES = ['server', 'worker', 'scheduler'] as const
/** Where the containers have them is settled. */
const SETTLED = ['BACKUP_DIR']

it.each([
  ...Object.keys(channelShape),
  ...Object.keys(upkeepShape),
  'AUTO_LOGIN_TRUSTED',
  'LOG_LEVEL',
  'METRICS_TOKEN',
  'KNOWN_OPERATIONS',
  'SLOW_STATEMENT_MS',
  'TLS',
  'REQUIRE_TLS',
])('%s reaches the containers', (name) => {
  if (SETTLED.includes(name)) expect(services.server?.environment?.[name]).toMatch(/^\//)
  else for (const role of ROLES) expect(services[role]?.environment?.[name]).toBe(`\${${name}:-}`)
})

const settings = [...read('server/platform/settings/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)
it.each([...settings, ...Object.keys({ ...channelShape, ...upkeepShape, ...tlsShape })])('%s is explained', (name) => {
  expect(read('server/platform/SETTINGS.md')).toContain(`\`${name}\``)
})

it('every role has a container of its own', () => {
  const roles = [...read('docker-compose.yml').matchAll(/command: node dist\/server\/main\.js (.+)/g)].map(([, role]) => role)
  expect(roles.sort()).toEqual(['api', 'scheduler', 'worker'])
})

describe.each(Object.entries(services))('the container %s', (name, service) => {
  it('runs as nobody of power, and gains none', () => {
    expect(service.user).toMatch(/^(node|postgres|redis|nobody|472|65534:65534)$/)
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toEqual(['no-new-privileges:true'])
    expect(service.privileged).toBeUndefined()
  })

  it('writes into its volumes and what is gone with it, and nowhere else', () => {
    expect(service.read_only).toBe(true)
    expect(service.tmpfs?.some((one) => /^\/tmp:size=\d+m/.test(one))).toBe(true)
    // podman takes no owner among the options of a folder in memory.
    for (const one of service.tmpfs ?? []) expect(one).toMatch(/^\/[\w/]+:size=\d+m(,mode=1777)?$/)
  })

  it('takes no more of the machine than its share', () => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/)
    expect(service.cpus).toBeGreaterThan(0)
    expect(service.pids_limit).toBeGreaterThan(0)
  })

  it('says whether it is well, and comes back', () => {
    expect(service.healthcheck?.test.length).toBeGreaterThan(1)
    expect([service.healthcheck?.interval, service.healthcheck?.timeout]).toEqual([
      expect.stringMatching(/^\d+s$/),
      expect.stringMatching(/^\d+s$/),
    ])
    expect(service.restart).toBe('unless-stopped')
  })

  it('keeps a log that does not fill the disk', () => {
    expect(service.logging).toMatchObject({
      driver: 'json-file',
      options: { 'max-size': expect.stringMatching(/^\d+m$/), 'max-file': expect.any(String) },
    })
  })

  it('is of a version that is named, and mounts what there is', () => {
    if (!service.build) expect(service.image).toMatch(/:(?!latest)[\w.-]*\d[\w.-]*$/)
    for (const mount of service.volumes ?? []) {
      const source = /^\$\{\w+:-(\w+)\}:/.exec(mount)?.[1] ?? mount.split(':')[0] ?? ''
      const isThere = source.startsWith('./') ? existsSync(new URL(source, root)) : source in volumes
      expect([name, mount, isThere]).toEqual([name, mount, true])
    }
  })

  it('is open to this machine alone unless it serves people', () => {
    for (const port of service.ports ?? []) if (name !== 'server') expect(port).toMatch(/^127\.0\.0\.1:/)
  })
})

describe('redis', () => {
  const { redis } = services
  it('wants a password, which whoever asks it has', () => {
    const wanted = /\$\{REDIS_PASSWORD:\?/
    expect(redis?.environment?.REDISCLI_AUTH).toMatch(wanted)
    expect(String(redis?.command)).toContain('requirepass "$$REDISCLI_AUTH"')
    for (const role of ROLES) expect(services[role]?.environment?.REDIS_URL).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD:\?[^}]+\}@redis:6379$/)
  })
  it('is well only when it answers to that password', () => {
    // redis-cli ends well when it is refused.
    expect(redis?.healthcheck?.test.join(' ')).toContain('redis-cli ping | grep -qx PONG')
  })
  it('forgets nothing by itself', () => {
    expect(String(redis?.command)).toMatch(/--appendonly yes .*--maxmemory-policy noeviction/)
  })
})

describe('the roles', () => {
  it.each(ROLES)('%s has data and backups in volumes of the image', (role) => {
    expect(services[role]?.volumes).toEqual(['data:/data', `\${BACKUP_DIR:-backups}:/backups`])
    const steps = stagesOf().at(-1)?.steps ?? []
    const made = steps.find(({ instruction, args }) => instruction === 'RUN' && args.startsWith('mkdir'))
    expect(made?.args).toBe('mkdir /data /backups && chown node:node /data /backups')
    expect(steps.find(({ instruction }) => instruction === 'VOLUME')?.args).toBe('/data /backups')
    expect(steps.find(({ instruction }) => instruction === 'USER')?.args).toBe('node')
  })
  it.each(ROLES)('%s begins when base and queue are well, and is asked whether it is ready', (role) => {
    expect(services[role]?.depends_on).toEqual({ postgres: { condition: 'service_healthy' }, redis: { condition: 'service_healthy' } })
    expect(services[role]?.healthcheck?.test.join(' ')).toContain('/readyz')
  })
})

describe('monitoring', () => {
  const config = parse(read('docker/prometheus/prometheus.yml')) as {
    rule_files: string[]
    scrape_configs: {
      scheme: string
      job_name: string
      authorization: { credentials_file: string }
      dns_sd_configs: { names: string[]; port: number }[]
    }[]
  }
  const [scraped] = config.scrape_configs
  it('asks every role, with the token that the server wants', () => {
    // As the containers answer unless .env says otherwise.
    expect([scraped?.scheme, services.server?.environment?.TLS]).toEqual(['http', `\${TLS:-}`])
    expect(readConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', JWT_SECRET: 'q7Zp3vXw9Rk2Lm5Tn8Yb4Hc6Jd1Fg0Sa' }).tls.kind).toBe('off')
    expect(scraped?.dns_sd_configs[0]).toMatchObject({ names: [...ROLES], port: 4000 })
    expect(String(services.prometheus?.command)).toContain(
      `"$\${METRICS_TOKEN:?set METRICS_TOKEN in .env}" > ${scraped?.authorization.credentials_file}`,
    )
  })
  it('tells of memory before a container of any size ends for want of it', () => {
    const { expr = '' } = alertRules().find(({ alert }) => alert === 'MillwrightMemory') ?? {}
    // A share of what each process may have, and no figure that holds for one of them: V8 gives a heap half of what its container has.
    const shares = [...expr.matchAll(/(\w+)\{[^}]*\} > (0\.\d+) \* (\w+)/g)].map(([, held, share, limit]) => [
      held,
      Number(share) < 0.9,
      limit,
    ])
    expect(shares).toEqual([
      ['process_resident_memory_bytes', true, 'process_memory_limit_bytes'],
      ['nodejs_heap_size_used_bytes', true, 'nodejs_heap_size_limit_bytes'],
    ])
    expect(expr).not.toMatch(/\d{3}|e\d/)
  })
  it('finds its rules, its dashboard and its source', () => {
    for (const file of config.rule_files) expect(existsSync(new URL(`docker/prometheus/${file}`, root))).toBe(true)
    const provider = parse(read('docker/grafana/provisioning/dashboards/millwright.yml')) as { providers: { options: { path: string } }[] }
    expect(services.grafana?.volumes).toContain(
      `./docker/grafana/millwright.json:${provider.providers[0]?.options.path}/millwright.json:ro`,
    )
    const sources = parse(read('docker/grafana/provisioning/datasources/prometheus.yml')) as { datasources: { url: string }[] }
    expect(sources.datasources[0]?.url).toBe('http://prometheus:9090')
  })
  it('is there for whoever asks for it, and has no password that everybody knows', () => {
    for (const name of ['prometheus', 'grafana']) expect(services[name]?.profiles).toEqual(['monitoring'])
    expect(String(services.grafana?.command)).toContain('GF_SECURITY_ADMIN_PASSWORD:?')
  })
})

it('a container has time to be taken out of service and to finish what runs', () => {
  const [, seconds] = /stop_grace_period: (\d+)s/.exec(read('docker-compose.yml')) ?? []
  const [, finishing] = /GRACE_MS = ([\d_]+)/.exec(read('server/start/serve.ts')) ?? []
  const graceMs = Number(finishing?.replace('_', ''))
  expect(Number(seconds)).toBeGreaterThan(READY_DRAIN_MAX + graceMs / 1000)
  // Parts that hang are named and left behind before the process is ended hard.
  expect(graceMs).toBeGreaterThan(Math.max(...Object.values(closingLimits).map(({ byMs }) => byMs)))
})

it('what the image stands on is named once, by its version, and may be named by its digest', () => {
  expect(stagesOf().map(({ from }) => from)).toEqual([`\${NODE_IMAGE}`, `\${NODE_IMAGE}`])
  expect(read('Dockerfile').match(/^ARG NODE_IMAGE=node:\d+\.\d+\.\d+-\S+$/gm)).toHaveLength(1)
  for (const role of ROLES) expect(services[role]?.build?.args).toEqual(['NODE_IMAGE'])
})
