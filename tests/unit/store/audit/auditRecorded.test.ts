import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditCheck, audit as audits, openBrokenCheck } from '../../../../server/domain/audit/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { workshop } from '../../../../server/domain/masterdata/index.ts'
import { operationLog } from '../../../../server/domain/system/index.ts'
import { audit, headFile } from '../../../../server/health/auditChecks.ts'
import { carryOut, systemActor } from '../../../../server/kernel/index.ts'
import { checkAudit } from '../../../../server/store/audit/checkAudit.ts'
import { headFileFault, recordedHeads } from '../../../../server/store/audit/heads.ts'
import { auditKeys, type Head, HeadFiles, openStore } from '../../../../server/store/index.ts'
import { healthSite, look } from '../../../support/health/healthSite.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { fixedClock, freshBase } from '../../../support/store/store.ts'

const SECRET = 'a secret that nobody knows but this installation'
const keys = auditKeys(SECRET)
const clock = fixedClock()
let base: Awaited<ReturnType<typeof freshBase>>
let dataDir: string
let store: Awaited<ReturnType<typeof openStore>>
let plantId: number
let found: string[]
let stream: Head[][]
/** A second place for heads, where a test names one. */
let file: string | null

const heads = () => new HeadFiles({ dataDir, file }, { log: (ends) => stream.push([...ends]), onTrouble: () => {}, now: clock.now })
async function start() {
  const trail = { keys, heads: heads(), onBroken: (faults: readonly string[]) => found.push(...faults) }
  store = await openStore({ url: base.url, now: clock.now, trail })
  await store.trail?.begin()
}
async function restart() {
  await store.close()
  await start()
}
async function write(count = 1) {
  for (let nth = 0; nth < count; nth++) {
    const name = `${clock.now().getTime()} ${nth}`
    await store.write(systemActor(plantId), (uow) => uow.of(workshop).create({ name }))
    await store.trail?.seal()
    clock.forward(60_000)
  }
}
const check = () => checkAudit({ url: base.url, keys, dataDir, file })
const raw = (statement: string) =>
  store.write(systemActor(0), async ({ read: { db } }) => {
    const lite = db as unknown as { run?: (query: ReturnType<typeof sql>) => unknown }
    if (base.url.startsWith('file:')) lite.run?.(sql.raw(statement))
    else await db.execute(sql.raw(statement))
  })
const isSqlite = () => base.url.startsWith('file:')
async function unguard() {
  const table = 'operation_log'
  if (isSqlite()) for (const name of ['unchanged', 'undeleted']) await raw(`DROP TRIGGER IF EXISTS "${table}_${name}"`)
  else for (const name of ['guarded', 'kept']) await raw(`DROP TRIGGER IF EXISTS "${table}_${name}" ON "${table}"`)
}
/** Takes the last rows of the log of the plant away with their seals, so that what stays is whole in itself. */
async function cutEndOff(seals = 2) {
  await unguard()
  const [{ position: last }] = (await store
    .read(systemActor(0))
    .db.select({ position: sql<number>`max(position)` })
    .from(sql`audit_seal`)
    .where(sql`log = 'operationLog' and chain = ${plantId}`)) as [{ position: number }]
  const before = Number(last) - seals
  await raw(`DELETE FROM operation_log WHERE at_plant_id = ${plantId} AND id >
    (SELECT max(last_id) FROM audit_seal WHERE log = 'operationLog' AND chain = ${plantId} AND position <= ${before})`)
  await raw(`DELETE FROM audit_seal WHERE log = 'operationLog' AND chain = ${plantId} AND position > ${before}`)
}

beforeEach(async () => {
  clock.set('2026-11-18T02:00:00.000Z')
  base = await freshBase()
  dataDir = mkdtempSync(join(tmpdir(), 'millwright-heads-'))
  ;[found, stream, file] = [[], [], null]
  await start()
  plantId = (await makePlant(store)).id
  await write(6)
})
afterEach(async () => {
  await store.close()
  await base.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('an end of the log that was cut off', () => {
  it('is found though three writes follow, while the server runs', async () => {
    expect((await check()).broken).toBeUndefined()
    await cutEndOff()
    await write(3)
    expect(found).toHaveLength(1)
    expect((await check()).broken).toMatchObject({ log: 'operationLog', chain: plantId, breach: 'endReplaced' })
    await write(20)
    await restart()
    await write(3)
    expect((await check()).broken).toMatchObject({ chain: plantId, breach: 'endReplaced' })
  })

  it('is found though it was cut off while the server was stopped', async () => {
    const other = await openStore({ url: base.url, now: clock.now })
    const mine = store
    await mine.close()
    store = other
    await cutEndOff()
    await other.close()
    await start()
    await write(3)
    expect(found).toHaveLength(1)
    expect((await check()).broken).toMatchObject({ chain: plantId })
  })

  it('is found by a line of the second place, however far the chain has grown', async () => {
    const told = (await check()) && (JSON.parse(readFileSync(join(dataDir, 'audit.heads.json'), 'utf8')) as { heads: Head[] })
    await store.close()
    rmSync(join(dataDir, 'audit.heads.json'))
    file = join(dataDir, 'elsewhere.jsonl')
    appendFileSync(file, `${JSON.stringify({ at: '2026-11-18T02:00:00.000Z', heads: told.heads })}\n`)
    const at = file
    file = null
    store = await openStore({ url: base.url, now: clock.now })
    await cutEndOff()
    await store.close()
    await start()
    await write(12)
    expect((await check()).broken).toBeUndefined()
    file = at
    expect((await check()).broken).toMatchObject({ chain: plantId, breach: 'endReplaced' })
  })
})

it('rows of a log whose guards and seals were dropped are not taken for rows from before there was a trail', async () => {
  await unguard()
  await raw(`DELETE FROM audit_seal`)
  await raw(`UPDATE operation_log SET user_name = 'forged', mac = NULL`)
  await restart()
  const report = await check()
  expect(report.broken).toMatchObject({ log: 'operationLog', breach: 'changed' })
  const marked = await store
    .read(systemActor(0))
    .db.select({ mac: sql<string>`mac` })
    .from(sql`operation_log`)
    .where(sql`mac is not null and user_name = 'forged'`)
  expect(marked).toEqual([])
})

it('each line of the second place tells of chains that moved: at the start, every five minutes, and every 500 rows', async () => {
  await store.close()
  file = join(dataDir, 'elsewhere.jsonl')
  await start()
  const lines = () =>
    readFileSync(file as string, 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { heads: Head[] }).heads)
  expect(lines()).toHaveLength(1)
  await write(4)
  expect(lines()).toHaveLength(1)
  await write(2)
  expect(lines()).toHaveLength(2)
  expect(lines()[1]?.map(({ chain }) => chain)).toEqual([plantId])
  const many = Array.from({ length: 500 }, (_, nth) => ({ name: `many ${nth}` }))
  await store.write(systemActor(plantId), (uow) => uow.of(workshop).createMany(many))
  await store.trail?.seal()
  expect(lines()).toHaveLength(3)
  expect(stream.slice(-1)[0]?.map(({ chain }) => chain)).toEqual([plantId])
})

it('every end that was recorded is compared for ever: neither a purge nor a restart takes one away or has it missed', async () => {
  await store.close()
  file = join(dataDir, 'elsewhere.jsonl')
  await start()
  await write(12)
  const lines = () => readFileSync(file as string, 'utf8')
  const before = lines()
  const positions = recordedHeads({ dataDir, file })
    .filter(({ chain }) => chain === plantId)
    .map(({ position }) => position)
  expect(new Set(positions).size).toBeGreaterThan(2)

  // Each purge leaves a seal in the place of what it took; the last one takes all there is.
  for (const ago of [9 * 60_000, 4 * 60_000, 0])
    expect(await store.purgeSealed(operationLog, { before: new Date(clock.now().getTime() - ago + 1) })).toBeGreaterThan(0)
  expect(lines().startsWith(before)).toBe(true)
  expect((await check()).broken).toBeUndefined()
  await restart()
  await write(12)
  await store.purgeSealed(operationLog, { before: new Date(clock.now().getTime() - 6 * 60_000) })
  expect(lines().startsWith(before)).toBe(true)
  expect([(await check()).broken, found]).toEqual([undefined, []])

  // What was purged excuses nothing that comes after it.
  await cutEndOff()
  await write(3)
  expect((await check()).broken).toMatchObject({ chain: plantId, breach: 'endReplaced' })
})

it('no retention takes seals, nor a check that found a fault', () => {
  expect(registry.inRole('auditSeal').retention).toBeUndefined()
  expect(registry.inRole('auditCheck').retention?.unless).toEqual({ field: 'state', values: ['BROKEN', 'SIGNED_OFF'] })
})

describe('a broken log', () => {
  const site = () => healthSite({ JWT_SECRET: SECRET, DATABASE_URL: base.url }, { store, now: clock.now })

  it('stays broken until somebody signs it off with a reason, which alone the key can prove', async () => {
    await cutEndOff()
    await write(3)
    await store.write(systemActor(0), (uow) => openBrokenCheck(uow, found))
    await store.write(systemActor(0), (uow) => openBrokenCheck(uow, found))
    const rows = () => store.read(systemActor(0)).of(auditCheck).find({})
    const [mark, ...others] = await rows()
    expect(others).toEqual([])
    expect(mark).toMatchObject({ state: 'BROKEN', cause: 'CONTINUOUS', breach: 'endReplaced', brokenLog: 'operationLog' })
    const { site: here, close, folder } = site()
    expect(await look(audit, here)).toEqual(['red broken'])

    // Whoever writes to the database cannot sign it off, nor make it unknown.
    await raw(
      `UPDATE audit_check SET state = 'SIGNED_OFF', sign_off_reason = 'nothing', signed_off_at = 1, signed_off_by = 'x', proof = 'x'`,
    )
    expect((await check()).broken).toBeDefined()
    writeFileSync(join(folder, 'audit.faults.txt'), `${found.join('\n')}\n`)
    expect(await look(audit, here)).toEqual(['red rewritten'])
    await raw(`UPDATE audit_check SET state = 'BROKEN', sign_off_reason = NULL, signed_off_at = NULL, signed_off_by = NULL, proof = NULL`)

    const id = mark?.id as number
    const signOff = (args: Readonly<Record<string, unknown>>) => {
      const call = audits.calls?.find(({ name }) => name === 'signOffAuditCheck')
      if (!call) throw new Error('no such call')
      return carryOut(call, { store, registry, actor: systemActor(plantId), language: 'zh', words: () => (key) => key }, args)
    }
    await signOff({ id, signOffReason: 'The backup of Tuesday was restored' })
    expect((await rows())[0]).toMatchObject({
      state: 'SIGNED_OFF',
      signedOffBy: systemActor(0).name,
      signOffReason: 'The backup of Tuesday was restored',
    })
    expect((await check()).broken).toBeUndefined()
    expect(await look(audit, here)).toEqual(['green fine'])
    await expect(signOff({ id, signOffReason: 'again' })).rejects.toThrow('auditNotBroken')
    await restart()
    await write(3)
    expect((await check()).broken).toBeUndefined()
    // What happens next is a fault of its own.
    await cutEndOff(1)
    await write(3)
    expect((await check()).broken).toMatchObject({ chain: plantId })
    await close()
  })
})

it('a second place that cannot be written is red in the health of the installation', async () => {
  const place = join(dataDir, 'mounted', 'heads.jsonl')
  const { site, close } = healthSite({ AUDIT_HEAD_FILE: place })
  expect(await look(headFile, site)).toEqual(['red unwritable health.reasons.absent'])
  mkdirSync(join(dataDir, 'mounted'))
  expect(await look(headFile, site)).toEqual(['green fine'])
  await close()
})

it('what a second place could not be told is told it once it can be written', () => {
  const place = join(dataDir, 'mounted', 'heads.jsonl')
  const troubles: unknown[] = []
  const record = new HeadFiles({ dataDir, file: place }, { log: () => {}, onTrouble: (error) => troubles.push(error), now: clock.now })
  const head = (position: number) => ({ log: 'operationLog', chain: 7, position, digest: `digest ${position}` })
  record.record([head(1)], 1)
  clock.forward(6 * 60_000)
  record.record([head(2)], 1)
  expect(troubles).toHaveLength(1)
  expect(headFileFault({ dataDir, file: place })).toBeDefined()
  mkdirSync(join(dataDir, 'mounted'))
  // It was not written when it was tried last, whatever a look at the folder says.
  expect(headFileFault({ dataDir, file: place })).toMatchObject({ message: expect.stringContaining('ENOENT') })
  record.close()
  expect(headFileFault({ dataDir, file: place })).toBeUndefined()
  expect(recordedHeads({ dataDir, file: place }).map(({ position }) => position)).toEqual([2, 1, 2])
})
