import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttp } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { config } from '../../../server/domain/system/index.ts'
import { bucket } from '../../../server/health/bucketCheck.ts'
import { clock } from '../../../server/health/clockCheck.ts'
import { port } from '../../../server/health/portCheck.ts'
import { redis } from '../../../server/health/redisChecks.ts'
import { neighbors, proxy, secrets, warnOfExposure } from '../../../server/health/safetyChecks.ts'
import { mailLinks, smtp } from '../../../server/health/smtpCheck.ts'
import { markForwarded } from '../../../server/http/forwarding.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { healthSite, look } from '../../support/health/healthSite.ts'
import { hasRedisServer, privateRedis } from '../../support/servers/privateRedis.ts'
import { freePort } from '../../support/servers/process.ts'
import { s3Server } from '../../support/servers/s3Server.ts'
import { testStore } from '../../support/store/store.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
function siteWith(settings: Readonly<Record<string, string>>, now?: () => Date) {
  const made = healthSite(settings, now && { now })
  ends.push(made.close)
  return made.site
}
const portOf = (server: Pick<Server, 'address'>) => (server.address() as { port: number }).port

describe.runIf(hasRedisServer)('a Redis (needs redis-server)', () => {
  it('that drops jobs, forgets them, wants a password or is gone says so', async () => {
    const server = await privateRedis()
    ends.push(server.close)
    const site = siteWith({ REDIS_URL: server.url, DATABASE_URL: 'postgres://u:p@127.0.0.1:9/base' })
    expect(await look(redis, site)).toEqual(['green fine'])
    const client = new Redis(server.url)
    client.on('error', () => {})
    ends.push(() => client.disconnect())
    await client.config('SET', 'maxmemory-policy', 'allkeys-lru')
    await client.config('SET', 'appendonly', 'no')
    expect(await look(redis, site)).toEqual(['red evicts', 'yellow forgets'])
    await client.config('SET', 'requirepass', 'what-nobody-told')
    expect(await look(redis, site)).toEqual(['red away health.reasons.password'])
    await server.kill()
    expect(await look(redis, site)).toEqual(['red away health.reasons.refused'])
  })

  it('beside SQLite joins nobody, and its clock is compared', async () => {
    const server = await privateRedis()
    ends.push(server.close)
    expect(await look(redis, siteWith({ REDIS_URL: server.url }))).toEqual(['green fine', 'yellow alone'])
    expect(await look(clock, siteWith({ REDIS_URL: server.url }))).toEqual(['green fine'])
    expect(
      await look(
        clock,
        siteWith({ REDIS_URL: server.url }, () => new Date(Date.now() + 10_000)),
      ),
    ).toEqual(['yellow off'])
  })
})

describe('a Redis that cannot be reached', () => {
  it.each([
    ['unknownHost', 'redis://no-such-host.invalid:6379'],
    ['refused', 'redis://127.0.0.1:9'],
  ])('says why: %s', async (why, REDIS_URL) => {
    expect(await look(redis, siteWith({ REDIS_URL }))).toEqual([`red away health.reasons.${why}`, 'yellow alone'])
  })
})

describe('the port', () => {
  it('is free, ours, or held by a program that is named', async () => {
    const PORT = String(await freePort())
    const site = siteWith({ PORT })
    expect(await look(port, site)).toEqual(['green free'])
    const ours = createHttp((_request, answer) => answer.end('{"status":"ok"}')).listen(Number(PORT), '127.0.0.1')
    await once(ours, 'listening')
    expect(await look(port, site)).toEqual(['green ours'])
    ours.close()
    ours.closeAllConnections()
    await once(ours, 'close')
    // A program of its own: one of this process would be found too.
    const child = spawn(process.execPath, [
      '-e',
      `require('net').createServer(s => s.on('error', () => {}).end('?')).listen(${PORT}, '127.0.0.1', () => console.log('up'))`,
    ])
    ends.push(() => child.kill())
    await once(child.stdout, 'data')
    expect([await port.run(site)].flat()[0]).toMatchObject({
      light: 'red',
      outcome: 'heldBy',
      values: { holder: expect.stringContaining(`(${child.pid})`) },
    })
    expect(await look(port, site)).toEqual(['red heldBy'])
  })
})

describe('a mail server', () => {
  async function mailServer(options: ConstructorParameters<typeof SMTPServer>[0]) {
    const server = new SMTPServer({ logger: false, authOptional: true, ...options })
    server.on('error', () => {})
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    ends.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
    return portOf(server.server)
  }
  /** A certificate that ends in so many days. */
  function certificate(days: number) {
    const folder = mkdtempSync(join(tmpdir(), 'millwright-certificate-'))
    ends.push(() => rmSync(folder, { recursive: true }))
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost']
    execFileSync('openssl', [...words, '-days', String(days), '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  }
  const mail = (url: string) => siteWith({ SMTP_URL: url, SMTP_FROM: 'notices@plant.example' })

  it('that is not set, takes everything, or is not there says so', async () => {
    expect(await look(smtp, siteWith({}))).toEqual(['green unset'])
    expect(await look(smtp, mail(`smtp://127.0.0.1:${await mailServer({ disabledCommands: ['AUTH', 'STARTTLS'] })}`))).toEqual([
      'green plain',
    ])
    expect(await look(smtp, mail('smtp://127.0.0.1:9'))).toEqual(['red away health.reasons.refused'])
  })

  it('that does not take the password says so', async () => {
    const at = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(new Error('no')),
    })
    expect(await look(smtp, mail(`smtp://who:wrong@127.0.0.1:${at}`))).toEqual(['red away health.reasons.password'])
  })

  it('shows how long its certificate lasts, over STARTTLS and over TLS from the start', async () => {
    const trusting = '?tls.rejectUnauthorized=false'
    const lasting = await mailServer(certificate(90))
    expect(await look(smtp, mail(`smtp://127.0.0.1:${lasting}/${trusting}`))).toEqual(['green fine'])
    expect(await look(smtp, mail(`smtp://127.0.0.1:${lasting}`))).toEqual(['red away health.reasons.certificate'])
    expect(await look(smtp, mail(`smtps://127.0.0.1:${await mailServer({ ...certificate(10), secure: true })}/${trusting}`))).toEqual([
      'yellow ends',
    ])
    expect(await look(smtp, mail(`smtps://127.0.0.1:${await mailServer({ ...certificate(1), secure: true })}/${trusting}`))).toEqual([
      'red ends',
    ])
  })

  it('whose messages lead nowhere says so, until the public address is set', async () => {
    const { store, close } = await testStore()
    ends.push(close)
    const made = healthSite({ SMTP_URL: 'smtp://127.0.0.1:9', SMTP_FROM: 'notices@plant.example' }, { store })
    ends.push(made.close)
    const { site } = made
    expect(await look(mailLinks, siteWith({}))).toEqual(['green unset'])
    expect(await look(mailLinks, site)).toEqual(['yellow none'])
    await store.write(systemActor(0), async (uow) => {
      const [row] = await uow.of(config).lockWhere({ configKey: 'site.address' })
      if (row) await uow.of(config).patch(row, { configValue: 'https://mes.example.com' })
      else await uow.of(config).create({ configName: 'Public URL', configKey: 'site.address', configValue: 'https://mes.example.com' })
    })
    expect(await look(mailLinks, site)).toEqual(['green fine'])
  })

  it('that never says a word is not waited for', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    ends.push(() => silent.close())
    expect(await look(smtp, mail(`smtp://127.0.0.1:${portOf(silent)}`))).toEqual(['red away health.reasons.timeout'])
  }, 30_000)
})

describe('a storage of files', () => {
  it('answers, refuses this account, or is away', async () => {
    const account = { bucket: 'plant-files', region: 'cn-east-1', key: 'AKTEST', secret: 'a secret/with+signs=' }
    const server = await s3Server(account)
    const settings = {
      FILES_S3_BUCKET: account.bucket,
      FILES_S3_REGION: account.region,
      FILES_S3_KEY: account.key,
      FILES_S3_SECRET: account.secret,
      FILES_S3_ENDPOINT: server.endpoint,
      FILES_S3_PATH_STYLE: '1',
    }
    expect(await look(bucket, siteWith({}))).toEqual(['green unset'])
    expect(await look(bucket, siteWith(settings))).toEqual(['green fine'])
    expect(await look(bucket, siteWith({ ...settings, FILES_S3_SECRET: 'another' }))).toEqual(['red away health.reasons.noRight'])
    expect(await look(bucket, siteWith({ ...settings, FILES_S3_BUCKET: 'no-such-bucket' }))).toEqual(['red away health.reasons.absent'])
    await server.close()
    expect(await look(bucket, siteWith(settings))).toEqual(['red away health.reasons.refused'])
  })
})

describe('a proxy', () => {
  const now = () => new Date('2026-11-22T08:00:00Z')
  it('that hands requests on is to be told of, and one that is trusted is to be used', async () => {
    const untold = healthSite({}, { now })
    const told = healthSite({ TRUST_PROXY: '10.0.0.1' }, { now })
    ends.push(untold.close, told.close)
    expect(await look(proxy, untold.site)).toEqual(['green none'])
    const seen = (kind: 'believed' | 'distrusted', { site, folder }: typeof told, from = '10.0.0.1') =>
      markForwarded(folder, kind, { from, at: now(), trustProxy: site.config.trustProxy })
    seen('distrusted', untold)
    expect(await look(proxy, untold.site)).toEqual(['red untold'])
    expect(await look(proxy, told.site)).toEqual(['yellow unused'])
    seen('distrusted', told, '10.0.0.2')
    expect(await look(proxy, told.site)).toEqual(['red elsewhere'])
    // Anybody may write the header beside a proxy that is used.
    seen('believed', told)
    seen('distrusted', told, '10.0.0.3')
    expect(await look(proxy, told.site)).toEqual(['green used'])
    // What was seen under another setting says nothing of this one.
    expect(await look(proxy, { ...told.site, config: { ...told.site.config, trustProxy: ['10.0.0.9'] } })).toEqual(['yellow unused'])
  })
})

describe('secrets', () => {
  const STRONG = 'f3Jq8Zt0wLxV5nPc2RbK7uYh4sGd1mEa'
  it.each<[string, Record<string, string>, string[]]>([
    ['of a desk', {}, ['green fine']],
    ['of production', { NODE_ENV: 'production', JWT_SECRET: STRONG }, ['green fine']],
    ['with demo accounts in production', { NODE_ENV: 'production', JWT_SECRET: STRONG, DEMO: '1' }, ['red demo']],
    ['from a tutorial, on a desk', { JWT_SECRET: 'your-very-long-secret-key-change-me-now' }, ['yellow guessable']],
    [
      'from a tutorial, open to the network',
      { JWT_SECRET: 'your-very-long-secret-key-change-me-now', HOST: '0.0.0.0' },
      ['red guessable', 'yellow development'],
    ],
    ['of a base elsewhere, the same as the name', { DATABASE_URL: 'postgres://mill:mill@db.example/base' }, ['red guessable']],
    ['of a Redis elsewhere, none at all', { REDIS_URL: 'redis://queue.example' }, ['yellow noPassword']],
    ['of a base here, where nobody else comes', { DATABASE_URL: 'postgres://postgres@127.0.0.1/base' }, ['green fine']],
  ])('%s', async (_what, settings, expected) => {
    expect(await look(secrets, siteWith(settings))).toEqual(expected)
  })
})

describe('other servers that are asked without encryption', () => {
  const OUT_OF_HOUSE = { SMTP_URL: 'smtp://203.0.113.7:587', SMTP_FROM: 'a@plant.example' }
  it.each<[string, Record<string, string>, string[]]>([
    ['are none', { REDIS_URL: 'redis://127.0.0.1:6379' }, ['green fine']],
    ['are in the house', { DATABASE_URL: 'postgres://u:p@10.1.2.3/base' }, ['green inHouse']],
    ['are elsewhere', { ...OUT_OF_HOUSE, REDIS_URL: 'redis://10.1.2.3' }, ['yellow plain']],
    ['are elsewhere, but encrypted', { ...OUT_OF_HOUSE, SMTP_URL: 'smtps://203.0.113.7' }, ['green fine']],
    ['have a name that nobody knows', { DATABASE_URL: 'postgres://u:p@db.invalid/base' }, ['green inHouse']],
  ])('%s', async (_, settings, expected) => {
    expect(await look(neighbors, siteWith(settings))).toEqual(expected)
  })

  it('are in the log of every start', async () => {
    const warnings: unknown[] = []
    await warnOfExposure(siteWith(OUT_OF_HOUSE).config, { warn: (values: unknown) => void warnings.push(values) } as never)
    expect(warnings).toEqual([{ setting: 'SMTP_URL', host: '203.0.113.7' }])
  })
})
