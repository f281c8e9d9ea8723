import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DoctorFault, SQLITE_FAULTS } from '../support/health/doctorFaults.ts'
import { onDisk, SERVER_FAULTS, slowWay } from '../support/health/doctorServerFaults.ts'
import { askDoctor, type DoctorAnswer, installation, tamper } from '../support/health/doctorSite.ts'
import { hasPostgresServer, privatePostgres } from '../support/servers/privatePostgres.ts'
import { hasRedisServer, privateRedis } from '../support/servers/privateRedis.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const runs = (program: string, ...words: string[]) => {
  try {
    execFileSync(program, words, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const HAS: Readonly<Record<NonNullable<DoctorFault['needs']>, boolean>> = {
  root: process.getuid?.() === 0,
  strace: runs('strace', '-qq', '-o', '/dev/null', 'true'),
}
const ownOf = (why: unknown) => String(why ?? '').replace('health.reasons.', '')
/** What was found that is not green, as faults are told of. */
const named = ({ found, settings }: DoctorAnswer) => [
  ...found
    .filter(({ light }) => light !== 'green')
    .map(({ check, light, outcome, values, todo, text }) => ({
      as: [check, light, outcome, ownOf(values?.why)].filter(Boolean).join(' '),
      todo,
      text,
    })),
  ...settings.map((text) => ({ as: text.split(' ')[0] ?? '', todo: text, text })),
]

let healthy: Awaited<ReturnType<typeof installation>>
beforeAll(async () => {
  healthy = await installation()
}, 120_000)
afterAll(() => healthy.close())

describe('the doctor explains', () => {
  it('nothing where nothing is wrong', async () => {
    const { code, found } = await askDoctor({ DATA_DIR: healthy.copy() })
    expect([code, found.filter(({ light }) => light === 'red')]).toEqual([0, []])
  })

  it('nothing of lock files of dead processes, nor of a database from before there was an audit trail', async () => {
    const folder = healthy.copy()
    mkdirSync(join(folder, 'tls'), { mode: 0o700 })
    for (const name of ['millwright.sqlite.lock', 'tls/lock']) writeFileSync(join(folder, name), '', { mode: 0o600 })
    const logs = ['operation_log', 'login_log']
    const unguarded = logs.flatMap((log) => [`DROP TRIGGER ${log}_unchanged`, `DROP TRIGGER ${log}_undeleted`])
    tamper(folder, ...unguarded, ...logs.map((log) => `UPDATE ${log} SET mac = NULL`), 'DELETE FROM audit_seal')
    rmSync(join(folder, 'audit.heads.json'))
    const { found } = await askDoctor({ DATA_DIR: folder })
    expect(found.filter(({ light }) => light === 'red')).toEqual([])
  })

  it.each(SQLITE_FAULTS.filter(({ needs }) => !needs || HAS[needs]))(
    '$fault',
    { timeout: 60_000 },
    async ({ hurt, finds, words = /./, before }) => {
      const folder = healthy.copy()
      const { settings = {}, end } = (await hurt(folder)) ?? {}
      try {
        const answer = await askDoctor({ DATA_DIR: folder, ...settings }, before)
        const found = named(answer)
        const explained = found.find(({ as, text }) => `${as} `.startsWith(`${finds} `) && words.test(text))
        expect(explained, JSON.stringify(found, null, 1)).toBeDefined()
        expect(explained?.todo).toMatch(/\w/)
      } finally {
        await end?.()
      }
    },
  )
})

describe.runIf(HAS.root)('the doctor explains of a disk (needs root)', () => {
  it.each([
    ['that is read-only', 'size=200m', 'makeReadOnly', 'DATA_DIR'],
    ['that is full', 'size=32m', 'fill', 'dataFolder red full'],
    ['that is nearly full', 'size=200m', 'none', 'disk red low'],
  ] as const)('%s, and gives no advice about database servers', async (_, options, hurt, finds) => {
    const { disk, end, ...does } = onDisk(healthy.folder, options)
    try {
      if (hurt !== 'none') does[hurt]()
      const found = named(await askDoctor({ DATA_DIR: disk }))
      expect(found.map(({ as }) => as)).toContain(finds)
      expect(found.filter(({ todo, text }) => /PostgreSQL|database server|DATABASE_URL/.test(`${todo} ${text}`))).toEqual([])
    } finally {
      end()
    }
  })
})

describe.runIf(hasPostgresServer && hasRedisServer)('the doctor explains of servers (needs PostgreSQL and Redis)', () => {
  let postgres: Awaited<ReturnType<typeof privatePostgres>>
  let redis: Awaited<ReturnType<typeof privateRedis>>
  let folder: string
  beforeAll(async () => {
    ;[postgres, redis] = await Promise.all([privatePostgres(), privateRedis()])
    const made = await installation({ DATABASE_URL: postgres.url, REDIS_URL: redis.url })
    folder = made.folder
  }, 120_000)
  afterAll(async () => {
    await Promise.all([postgres.close(), redis.close()])
    rmSync(folder, { recursive: true, force: true })
  })
  const settings = () => ({ DATA_DIR: folder, DATABASE_URL: postgres.url, REDIS_URL: redis.url })

  it('nothing where nothing is wrong, over a slow connection too', { timeout: 60_000 }, async () => {
    const ways = await Promise.all([slowWay(postgres.url, 300), slowWay(redis.url, 500)])
    const slow = { DATABASE_URL: ways[0].url, REDIS_URL: ways[1].url }
    const [near, far] = [await askDoctor(settings()), await askDoctor({ ...settings(), ...slow })]
    for (const way of ways) way.close()
    expect([near, far].map((one) => named(one).filter(({ as }) => / red |clock/.test(as)))).toEqual([[], []])
  })

  it.each(SERVER_FAULTS)('$fault', { timeout: 60_000 }, async ({ hurt, finds }) => {
    const { settings: more, end } = await hurt({ postgres: postgres.url, redis: redis.url })
    try {
      const found = named(await askDoctor({ ...settings(), ...more }))
      const explained = found.find(({ as }) => `${as} `.startsWith(`${finds} `))
      expect(explained, JSON.stringify(found, null, 1)).toBeDefined()
      expect(explained?.todo).toMatch(/\w/)
    } finally {
      await end?.()
    }
  })
})

describe('looking', () => {
  it('makes nothing, and neither does a restore that fails', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'millwright-looked-'))
    await askDoctor({ DATA_DIR: join(folder, 'absent') })
    await askDoctor({ DATA_DIR: folder })
    expect([existsSync(join(folder, 'absent')), readdirSync(folder)]).toEqual([false, []])
    const entry = process.env.TEST_BUILT ? ['dist/server/main.js', 'restore'] : ['--import', 'tsx', 'server/tools/restore.ts']
    const env = { PATH: process.env.PATH, DATA_DIR: folder }
    const restoring = promisify(execFile)(process.execPath, [...entry, '--from', '/nowhere/a.mwb'], { cwd: root, env })
    await expect(restoring).rejects.toMatchObject({ code: 1 })
    expect(readdirSync(folder)).toEqual([])
    rmSync(folder, { recursive: true })
  })
})
