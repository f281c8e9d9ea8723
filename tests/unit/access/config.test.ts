import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../../server/platform/settings/config.ts'

const folder = mkdtempSync(join(tmpdir(), 'millwright-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let n = 0
const fresh = () => join(folder, `data${n++}`)
const STRONG = 'vX2q-7Lr9pTzKw3BnYc6JhMd5sFg8Ea1QoRu'

function faultsOf(env: Record<string, string>): ConfigError {
  try {
    readConfig({ DATA_DIR: fresh(), ...env })
  } catch (e) {
    if (e instanceof ConfigError) return e
    throw e
  }
  throw new Error('no fault was found')
}
const named = (env: Record<string, string>) => faultsOf(env).faults.map((f) => f.name)

describe('settings', () => {
  it('have defaults that work at once outside production', () => {
    const dataDir = fresh()
    expect(readConfig({ DATA_DIR: dataDir })).toMatchObject({
      production: false,
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: `file:${join(dataDir, 'millwright.sqlite')}`,
      redisUrl: null,
      adminPassword: null,
      demo: true,
      utcOffset: '+08:00',
      environment: 'development',
      trustProxy: null,
      autoLoginTrusted: [],
      readerThreads: 2,
      slowStatementMs: 500,
      rateLimit: 1,
      readyDrain: 0,
    })
  })
  it('are strict in production', () => {
    const config = readConfig({ DATA_DIR: fresh(), NODE_ENV: 'production', JWT_SECRET: STRONG })
    expect(config).toMatchObject({ production: true, demo: false, environment: '', jwtSecret: STRONG })
  })
  it('keep uploaded files on the disk unless a bucket is named, with all that it takes to use it', () => {
    expect(readConfig({ DATA_DIR: fresh() }).s3).toBeNull()
    const bucket = { FILES_S3_BUCKET: 'plant-files', FILES_S3_KEY: 'AK', FILES_S3_SECRET: 'canary-secret' }
    const own = { ...bucket, FILES_S3_ENDPOINT: 'http://10.1.2.3:9000', FILES_S3_PATH_STYLE: '1' }
    expect(readConfig({ DATA_DIR: fresh(), ...own }).s3).toEqual({
      bucket: 'plant-files',
      key: 'AK',
      secret: 'canary-secret',
      region: 'us-east-1',
      endpoint: 'http://10.1.2.3:9000',
      pathStyle: true,
    })
    expect(named({ FILES_S3_BUCKET: 'plant-files' })).toEqual(['FILES_S3_KEY', 'FILES_S3_SECRET'])
    expect(named({ FILES_S3_ENDPOINT: 'https://s3.example' })).toEqual(['FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET'])
    for (const endpoint of ['s3.example', 'ftp://s3.example', 'https://user:pass@s3.example', 'https://s3.example/path'])
      expect(named({ ...bucket, FILES_S3_ENDPOINT: endpoint })).toEqual(['FILES_S3_ENDPOINT'])
    expect(faultsOf({ ...bucket, FILES_S3_BUCKET: 'No/Bucket' }).message).not.toContain('canary-secret')
  })
  it('take the whole of a mail server’s address: nothing of a password is left over or taken for the host', () => {
    const from = { SMTP_FROM: 'notices@plant.example' }
    for (const url of [
      'smtp://mail.example',
      'smtps://li%40corp.example:p%23w%25@mail.example:465/?pool=1',
      'smtp://li@corp.example:pw@mail',
    ])
      expect(readConfig({ DATA_DIR: fresh(), SMTP_URL: url, ...from }).channels.mail?.url).toBe(url)
    const wrong = [
      'smtp://?pool=1',
      'smtp://li:p#w@mail.example',
      'smtp://li:p/w@mail.example',
      'smtp://li:100%@mail.example',
      'smtp://mail:99999',
    ]
    for (const url of wrong) {
      const { message } = faultsOf({ SMTP_URL: url, ...from })
      expect(message).toContain('write @ as %40')
      expect(message).not.toContain(url)
    }
  })
  it('turn https on where others can reach the server, unless a proxy does or production has to be changed with it', () => {
    const kindOf = (more: Record<string, string>) => readConfig({ DATA_DIR: fresh(), ...more }).tls.kind
    expect(['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::', '192.168.1.10'].map((HOST) => kindOf({ HOST }))).toEqual([
      ...['off', 'off', 'off'],
      ...['auto', 'auto', 'auto'],
    ])
    const open = { HOST: '0.0.0.0' }
    const production = { NODE_ENV: 'production', JWT_SECRET: 'f3Jq8Zt0wLxV5nPc2RbK7uYh4sGd1mEa' }
    const own = { TLS_CERT: '/c.pem', TLS_KEY: '/k.pem' }
    for (const [more, kind] of [
      [{ ...open, TLS: 'off' }, 'off'],
      [{ ...open, TRUST_PROXY: '1' }, 'off'],
      [{ ...open, ...production }, 'off'],
      [{ ...open, ...production, TLS: 'auto' }, 'auto'],
      [{ TLS: 'auto' }, 'auto'],
      [own, 'own'],
    ] as const)
      expect([more, kindOf(more)]).toEqual([more, kind])
    expect(named({ TLS: 'on' })).toEqual(['TLS'])
    expect([named({ TLS_CERT: '/c.pem' }), named({ TLS_KEY: '/k.pem' })]).toEqual([['TLS_KEY'], ['TLS_CERT']])
    expect(named({ ...own, TLS: 'auto' })).toEqual(['TLS'])
    expect([named({ PLAIN_PORT: '4000' }), named({ PLAIN_PORT: '0' }), named({ PLAIN_PORT: '70000' })]).toEqual(
      Array(3).fill(['PLAIN_PORT']),
    )
    const names = (TLS_NAMES: string) => readConfig({ DATA_DIR: fresh(), TLS: 'auto', TLS_NAMES }).tls.names
    expect([names(''), names('MES.plant.example, 192.168.1.10')]).toEqual([[], ['mes.plant.example', '192.168.1.10']])
    expect(['https://mes.plant.example', 'mes:4000', 'a b/c'].map((TLS_NAMES) => named({ TLS_NAMES }))).toEqual(
      Array(3).fill(['TLS_NAMES']),
    )
    const plainPort = (more: object) => readConfig({ DATA_DIR: fresh(), PLAIN_PORT: '4001', ...more }).tls.plainPort
    expect([plainPort({}), plainPort({ TLS: 'auto' })]).toEqual([null, 4001])
  })
  it('refuse with REQUIRE_TLS whatever is not encrypted, except on this machine', () => {
    const strict = { REQUIRE_TLS: '1' }
    expect(named(strict)).toEqual(['TLS'])
    expect(readConfig({ DATA_DIR: fresh(), ...strict, TLS: 'auto' }).requireTls).toBe(true)
    const neighbors = {
      DATABASE_URL: 'postgres://u:p@db.plant.example/base',
      REDIS_URL: 'redis://:p@10.1.2.3:6379',
      SMTP_URL: 'smtp://mail.plant.example:587',
      FILES_S3_ENDPOINT: 'http://10.1.2.4:9000',
      WECHAT_ROBOT_ENDPOINT: 'http://wecom.example',
    }
    const rest = { SMTP_FROM: 'a@plant.example', FILES_S3_BUCKET: 'photos', FILES_S3_KEY: 'k', FILES_S3_SECRET: 's' }
    const plain = { ...strict, ...rest, ...neighbors, TRUST_PROXY: '1', PLAIN_PORT: '4001' }
    expect(named(plain)).toEqual(['PLAIN_PORT', ...Object.keys(neighbors)])
    expect(faultsOf(plain).faults.at(-1)?.rule).toContain('https://host')
    const encrypted = {
      DATABASE_URL: 'postgres://u:p@db.plant.example/base?sslmode=verify-full',
      REDIS_URL: 'rediss://:p@10.1.2.3:6379',
      SMTP_URL: 'smtp://mail.plant.example:587?requireTLS=true',
      FILES_S3_ENDPOINT: 'https://10.1.2.4:9000',
    }
    expect(readConfig({ DATA_DIR: fresh(), ...strict, ...rest, ...encrypted, TRUST_PROXY: '1' }).plainNeighbors).toEqual([])
    const here = { DATABASE_URL: 'postgres://u:p@127.0.0.1/base', REDIS_URL: 'redis://localhost:6379' }
    expect(readConfig({ DATA_DIR: fresh(), ...strict, ...here, TRUST_PROXY: '1' }).plainNeighbors).toEqual([])
  })

  it('trust single addresses and networks for auto-login, never the whole world', () => {
    const trusted = (AUTO_LOGIN_TRUSTED: string) => readConfig({ DATA_DIR: fresh(), AUTO_LOGIN_TRUSTED }).autoLoginTrusted
    expect(trusted(' 10.1.2.3, 10.2.0.0/16 ,fd00::/8')).toEqual(['10.1.2.3', '10.2.0.0/16', 'fd00::/8'])
    expect(trusted(',')).toEqual([])
    for (const wrong of [
      '0.0.0.0/0',
      '::/0',
      '10.1.2.3/33',
      '10.1.2.3/',
      '10.1.2',
      'loopback',
      'host.example',
      '10.1.2.3/8/8',
      '10.1.2.3 10.1.2.4',
    ])
      expect([wrong, ...named({ AUTO_LOGIN_TRUSTED: wrong })]).toEqual([wrong, 'AUTO_LOGIN_TRUSTED'])
  })
  it('count as unset when empty, as compose files write them', () => {
    expect(readConfig({ DATA_DIR: fresh(), PORT: '', REDIS_URL: ' ', DEMO: '' })).toMatchObject({ port: 4000, redisUrl: null, demo: true })
  })
  it('name the address that a password makes unreadable, and say how to write it', () => {
    for (const wrong of ['redis://:pa/ss@host:6379', 'rediss://:pa?ss@host', 'redis://me:12#3@host:6379', 'redis://host:port']) {
      const { message } = faultsOf({ REDIS_URL: wrong })
      expect([wrong, message]).toEqual([wrong, expect.stringMatching(/^One setting is wrong:\n {2}REDIS_URL {2}is not an address; .*%2F/)])
    }
    expect(named({ DATABASE_URL: 'postgres://me:pa/ss@host/base', REDIS_URL: 'redis://:a#b@h' })).toEqual(['DATABASE_URL', 'REDIS_URL'])
    const right = { DATABASE_URL: 'postgres:///base?host=/var/run/postgresql', REDIS_URL: 'redis://:pa%2Fss@[::1]:6379/2' }
    expect(readConfig({ DATA_DIR: fresh(), ...right })).toMatchObject({ databaseUrl: right.DATABASE_URL, redisUrl: right.REDIS_URL })
  })
  it('take every offset at which people live, and no other', () => {
    for (const right of ['-12:00', '-11:30', '-05:00', '+00:00', '+05:45', '+13:45', '+14:00'])
      expect(readConfig({ DATA_DIR: fresh(), BUSINESS_UTC_OFFSET: right }).utcOffset).toBe(right)
    for (const wrong of ['-12:30', '-13:00', '+14:30', '+15:00', '+24:00', '+05:60', '5:45', '+5:45', 'Z', '+0800', '-05:00x'])
      expect([wrong, faultsOf({ BUSINESS_UTC_OFFSET: wrong }).message]).toEqual([
        wrong,
        expect.stringContaining('must look like +08:00 and be between -12:00 and +14:00'),
      ])
  })
  it('list all their faults at once', () => {
    const error = faultsOf({
      PORT: 'abc',
      BUSINESS_UTC_OFFSET: 'Asia/Shanghai',
      DATABASE_URL: 'mysql://x',
      READER_THREADS: '99',
      SLOW_STATEMENT_MS: 'half a second',
      TRUST_PROXY: 'true',
      DEMO: 'maybe',
    })
    expect(error.faults.map((f) => f.name).sort()).toEqual([
      'BUSINESS_UTC_OFFSET',
      'DATABASE_URL',
      'DEMO',
      'PORT',
      'READER_THREADS',
      'SLOW_STATEMENT_MS',
      'TRUST_PROXY',
    ])
    expect(error.message).toContain('7 settings are wrong')
    expect(error.message).toMatch(/PORT +must be a whole number from 0 to 65535 \(now "abc"\)/)
  })
  it('say their faults in the language of the reader, each with what is allowed', () => {
    const wrong = {
      ...{
        PORT: 'abc',
        DEMO: 'maybe',
        NODE_ENV: 'live',
        RATE_LIMIT: 'never',
        LOG_LEVEL: 'loud',
        DEMO_LANGUAGE: 'de',
        DATABASE_URL: 'mysql://x',
      },
      ...{ JWT_SECRET: 'short', ENV_NAME: 'x'.repeat(33), TRUST_PROXY: 'all', HOST: ' /', SMTP_URL: 'smtp:', BACKUP_PASSPHRASE: 'short' },
      ...{ ALIYUN_SMS_SIGN: 'x'.repeat(65), WECHAT_ROBOT_ENDPOINT: 'on', FILES_S3_BUCKET: 'a-bucket', BUSINESS_UTC_OFFSET: 'Z' },
    }
    const texts = (['zh', 'en'] as const).map((language) => {
      try {
        readConfig({ DATA_DIR: fresh(), ...wrong }, { language })
      } catch (e) {
        return e as ConfigError
      }
      throw new Error('taken')
    })
    for (const [at, ours] of [/\p{Script=Han}/u, /^[ -~]+$/].entries())
      expect(texts[at]?.faults.filter(({ rule }) => !ours.test(rule) || /[{}[\]]|Invalid|Too /.test(rule))).toEqual([])
    expect(texts[0]?.message).toMatch(/^有 \d+ 项设置不正确：\n/)
    expect(texts[0]?.message).toMatch(/PORT +必须为 0 到 65535 之间的整数（当前为 "abc"）/)
    expect(texts[0]?.faults.length).toBe(texts[1]?.faults.length)
    expect(texts[0]?.faults.length).toBeGreaterThanOrEqual(Object.keys(wrong).length)
  })
  it('never show a secret in a fault', () => {
    const canary = 'canary-4711'
    const { message } = faultsOf({
      JWT_SECRET: canary,
      ADMIN_PASSWORD: 'canary-47',
      DATABASE_URL: `mysql://u:${canary}@h`,
      REDIS_URL: `http://${canary}`,
    })
    expect(message).not.toContain('canary')
  })
  it.each([
    ['missing', {}],
    ['short', { JWT_SECRET: 'short' }],
    ['from a tutorial', { JWT_SECRET: 'a-string-secret-at-least-256-bits-long' }],
    ['to be changed', { JWT_SECRET: 'please-change-me-please-change-me-please' }],
    ['one letter', { JWT_SECRET: 'z'.repeat(64) }],
    ['a keyboard row', { JWT_SECRET: '0123456789abcdef0123456789abcdef' }],
  ])('refuse production with a secret that is %s', (_what, env) => {
    expect(named({ NODE_ENV: 'production', ...env })).toEqual(['JWT_SECRET'])
  })
  it('refuse production with a first password that everybody knows', () => {
    for (const known of [
      'Millwright-2026',
      'password123',
      'change-me-now',
      '1234567890',
      'qwertyuiop',
      'Woaini1314',
      'aaaaaaaaaaaaa',
      '1q2w3e4r5t',
    ])
      expect(named({ NODE_ENV: 'production', JWT_SECRET: STRONG, ADMIN_PASSWORD: known })).toEqual(['ADMIN_PASSWORD'])
  })
  it('refuse production without a limit of calls', () => {
    for (const off of ['0', 'off']) expect(named({ NODE_ENV: 'production', JWT_SECRET: STRONG, RATE_LIMIT: off })).toEqual(['RATE_LIMIT'])
  })
  it('read proxies as a number of hops or as addresses', () => {
    const trust = (TRUST_PROXY: string) => readConfig({ DATA_DIR: fresh(), TRUST_PROXY }).trustProxy
    expect(trust('1')).toBe(1)
    expect(trust('loopback, 10.0.0.0/8')).toEqual(['loopback', '10.0.0.0/8'])
  })
})

describe('the secret nobody set', () => {
  it('is made once, strong, and readable by its owner alone', () => {
    const dataDir = fresh()
    const first = readConfig({ DATA_DIR: dataDir }).jwtSecret
    expect(first.length).toBeGreaterThanOrEqual(64)
    expect(readConfig({ DATA_DIR: dataDir }).jwtSecret).toBe(first)
    expect(statSync(join(dataDir, 'jwt.secret')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(dataDir, 'jwt.secret'), 'utf8')).toBe(first)
  })
  it('is not the same in two installations', () => {
    expect(readConfig({ DATA_DIR: fresh() }).jwtSecret).not.toBe(readConfig({ DATA_DIR: fresh() }).jwtSecret)
  })
  it('is refused when somebody cut it short', () => {
    const dataDir = fresh()
    readConfig({ DATA_DIR: dataDir })
    writeFileSync(join(dataDir, 'jwt.secret'), 'short')
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(/too short/)
  })
})
