import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backupService } from '../../../server/backup/index.ts'
import { BadArchive } from '../../../server/backup/manifest.ts'
import { restoreBackup } from '../../../server/backup/restoreBackup.ts'
import { verifyBackup } from '../../../server/backup/verifyBackup.ts'
import { askForBackup, askWhenDue, backup, backups, hoursWithoutBackup, requestDrillWhenDue } from '../../../server/domain/backups/index.ts'
import { noticeEvent, notificationType } from '../../../server/domain/notice/index.ts'
import { BACKUP, config, outbox } from '../../../server/domain/system/index.ts'
import { checkBackup, copyBase, drillRestore, makeBackup, tendBackups } from '../../../server/jobs/definitions.ts'
import type { JobDefinition } from '../../../server/jobs/job.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { readConfig } from '../../../server/platform/settings/config.ts'
import { makePlant } from '../../support/samples/factories.ts'
import { emptySqlite } from '../../support/store/emptySqlite.ts'
import { noAuditor, noBackups } from '../../support/store/noBackups.ts'
import { fixedClock, testStore } from '../../support/store/store.ts'

const actor = systemActor(0)
const HOUR = 3_600_000
/** 10:00 in Shanghai. */
const clock = fixedClock()
let shop: Awaited<ReturnType<typeof testStore>>
beforeEach(async () => {
  clock.set('2026-11-18T02:00:00.000Z')
  shop = await testStore(clock)
  await shop.store.write(actor, async (uow) => {
    for (const configKey of Object.values(BACKUP))
      await uow.of(config).create({ configKey, configName: configKey, configType: 'Y', configValue: VALUES[configKey] ?? '' })
  })
})
afterEach(() => shop.close())
const VALUES: Record<string, string> = {
  [BACKUP.dailyAt]: '02:30',
  [BACKUP.keepDaily]: '2',
  [BACKUP.keepWeekly]: '0',
  [BACKUP.alarmHours]: '36',
  [BACKUP.drillDays]: '7',
}

const rows = async () => (await shop.store.read(actor).of(backup).find({})).toSorted((a, b) => a.id - b.id)
const services = () => ({
  store: shop.store,
  logger: pino({ level: 'silent' }),
  contents: { remove: async () => {}, sweep: async () => ({}) },
  channels: { isReady: () => false, send: async () => ({ ok: false as const, error: '' }), close: async () => {} },
  progress: async () => {},
})
type Services = ReturnType<typeof services>
const handle = (job: Pick<JobDefinition, 'handle'>, desk = noBackups, payload: object = {}) =>
  job.handle({ ...(services() as unknown as Services), backups: desk, auditor: noAuditor, payload } as never)

describe('the backup of the day', () => {
  it('is asked for once when its time has come, also when the machine was off then', async () => {
    expect(await askWhenDue(shop.store)).toBe(false)
    clock.set('2026-11-18T18:29:00.000Z')
    expect(await askWhenDue(shop.store)).toBe(false)
    clock.set('2026-11-19T00:15:00.000Z')
    expect(await askWhenDue(shop.store)).toBe(true)
    expect(await askWhenDue(shop.store)).toBe(false)
    expect((await rows()).map(({ cause, state }) => [cause, state])).toEqual([['SCHEDULED', 'RUNNING']])
    const owed = await shop.store.read(actor).of(outbox).find({ job: 'makeBackup' })
    expect(owed.map(({ payload }) => JSON.parse(payload))).toEqual([{ backupId: 1 }])
  })

  it('is not asked for where none is wanted', async () => {
    await shop.store.write(actor, async (uow) => {
      const [row] = await uow.of(config).lockWhere({ configKey: BACKUP.dailyAt })
      if (row) await uow.of(config).patch(row, { configValue: 'off' })
    })
    clock.set('2026-11-25T00:00:00.000Z')
    expect(await askWhenDue(shop.store)).toBe(false)
  })

  it('is made alone: a second one is refused until the first has ended or nobody can be making it', async () => {
    await shop.store.write(actor, (uow) => askForBackup(uow, 'MANUAL'))
    await expect(shop.store.write(actor, (uow) => askForBackup(uow, 'MANUAL'))).rejects.toThrow('backupRunning')
    clock.forward(5 * HOUR)
    await handle(tendBackups)
    expect((await rows()).map(({ state }) => state)).toEqual(['FAILED'])
    await shop.store.write(actor, (uow) => askForBackup(uow, 'MANUAL'))
  })
})

describe('a job', () => {
  const ask = () => shop.store.write(actor, (uow) => askForBackup(uow, 'MANUAL'))
  it('makes an archive from which the product comes back, checks it, and tells of one that is damaged', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
    const settings = readConfig({ DATA_DIR: dataDir, DATABASE_URL: shop.url })
    const { folder } = settings.backup
    // One process of its own shows that it is found and told what to do; looking through an archive is the same in this one.
    const check = async (name: string) => void (await verifyBackup(join(folder, name), { utcOffset: '+08:00' }))
    const desk = { ...backupService(settings), check }
    const { id } = await ask()
    await handle(makeBackup, desk, { backupId: id })
    const [made] = await rows()
    expect(made).toMatchObject({ state: 'MADE', version: '0.1.0', isEncrypted: false })
    expect(readdirSync(settings.backup.folder)).toEqual([made?.fileName])
    await handle(checkBackup, desk, { backupId: id })
    expect(await rows()).toMatchObject([{ state: 'SOUND', detail: null }])
    const path = join(settings.backup.folder, made?.fileName ?? '')
    const base = await emptySqlite()
    await restoreBackup(readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'there-')), DATABASE_URL: base.url }), path)
    await base.drop()
    const bytes = readFileSync(path)
    // More than a bit, which within a run of zeros may stand for the same bytes.
    bytes.fill(0x5a, bytes.length >> 1, (bytes.length >> 1) + 256)
    writeFileSync(path, bytes)
    await handle(checkBackup, desk, { backupId: id })
    expect((await rows())[0]).toMatchObject({ state: 'BROKEN' })
    rmSync(path)
    await handle(tendBackups, desk)
    expect((await rows())[0]).toMatchObject({ state: 'REMOVED' })
  })

  it('adds what has changed to the continuous backup, where one is set', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
    expect(await handle(copyBase, backupService(readConfig({ DATA_DIR: dataDir, DATABASE_URL: shop.url })))).toEqual({ copied: false })
    const folder = join(dataDir, 'continuous')
    const set = readConfig({ DATA_DIR: dataDir, DATABASE_URL: shop.url, BACKUP_CONTINUOUS: folder })
    expect(await handle(copyBase, backupService(set))).toEqual({ copied: true })
    const base = await emptySqlite()
    await restoreBackup(readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'there-')), DATABASE_URL: base.url }), folder)
    await base.drop()
  })

  it('that fails says why in the row, and fails itself', async () => {
    const { id } = await ask()
    await expect(handle(makeBackup, noBackups, { backupId: id })).rejects.toThrow('no backups here')
    expect(await rows()).toMatchObject([{ state: 'FAILED', detail: 'no backups here' }])
    expect(await handle(makeBackup, noBackups, { backupId: id })).toEqual({ state: 'FAILED' })
  })

  it('takes archives into the list that the command line has made', async () => {
    const found = {
      name: 'millwright-20261117T183000Z-0.1.0.tar.gz',
      at: new Date('2026-11-17T18:30:00Z'),
      bytes: 3_200_000,
      isSealed: true,
      version: '0.1.0',
    }
    const desk = { ...noBackups, archives: () => [found] }
    await handle(tendBackups, desk)
    await handle(tendBackups, desk)
    expect(await rows()).toMatchObject([
      { cause: 'OUTSIDE', state: 'MADE', fileName: found.name, megabytes: 3.1, isEncrypted: true, startedAt: found.at },
    ])
  })
})

describe('the restore drill', () => {
  const made = (startedAt: Date) =>
    shop.store.write(actor, (uow) =>
      uow.of(backup).create({ startedAt, fileName: `of ${startedAt.toISOString()}`, cause: 'SCHEDULED', state: 'MADE' }),
    )
  /** Two processes at the same moment. */
  const ask = async () => (await Promise.all([requestDrillWhenDue(shop.store), requestDrillWhenDue(shop.store)])).filter(Boolean).length

  it('is asked for once a week, with the archive of the day, by one of several processes', async () => {
    await made(clock.now())
    expect(await ask()).toBe(0)
    clock.set('2026-11-24T18:31:00.000Z')
    expect(await ask()).toBe(0)
    const { id } = await made(clock.now())
    expect(await ask()).toBe(1)
    expect(await ask()).toBe(0)
    const owed = await shop.store.read(actor).of(outbox).find({ job: 'drillRestore' })
    expect(owed.map(({ payload }) => JSON.parse(payload))).toEqual([{ backupId: id }])
    await handle(drillRestore, { ...noBackups, drill: async () => ({ day: '2026-11-24', figures: 9 }) }, { backupId: id })
    expect((await rows()).find((row) => row.id === id)).toMatchObject({ drill: 'PASSED', drilledDay: '2026-11-24', drillDetail: null })
    clock.set('2026-11-30T19:00:00.000Z')
    await made(clock.now())
    expect(await ask()).toBe(0)
    clock.set('2026-12-01T19:00:00.000Z')
    await made(clock.now())
    expect(await ask()).toBe(1)
  })

  it('is not asked for where none is wanted', async () => {
    await shop.store.write(actor, async (uow) => {
      const [row] = await uow.of(config).lockWhere({ configKey: BACKUP.drillDays })
      if (row) await uow.of(config).patch(row, { configValue: '0' })
    })
    clock.set('2026-12-24T18:31:00.000Z')
    await made(clock.now())
    expect(await ask()).toBe(0)
  })

  it('that fails has its reason in the row, and every plant is told; a second run of the job changes nothing', async () => {
    const plant = await makePlant(shop.store)
    const type = { code: 'RESTORE_DRILL_FAILED', name: 'Restore drill failed' }
    await shop.store.write(actor, (uow) => uow.of(notificationType).create(type as never))
    clock.set('2026-11-25T18:31:00.000Z')
    const { id } = await made(clock.now())
    expect(await ask()).toBe(1)
    const broken = {
      ...noBackups,
      drill: () => Promise.reject(new BadArchive('The archive lacks base.sqlite', { fault: 'INCOMPLETE', about: 'base.sqlite' })),
    }
    expect(await handle(drillRestore, broken, { backupId: id })).toEqual({ drill: 'FAILED' })
    expect(await handle(drillRestore, broken, { backupId: id })).toEqual({ drill: 'FAILED' })
    expect(await rows()).toMatchObject([{ state: 'MADE', drill: 'FAILED', drillFault: 'INCOMPLETE', drillDetail: 'base.sqlite' }])
    const events = await shop.store.read(systemActor(plant.id)).of(noticeEvent).find({ resource: backup.name })
    expect(events.map(({ values }) => JSON.parse(values))).toEqual([
      expect.objectContaining({ reason: '备份文件缺少内容: base.sqlite', reasonEn: 'A part is missing: base.sqlite' }),
    ])
  })

  it('that fails for a reason without a code has it as it was thrown', async () => {
    clock.set('2026-11-26T18:31:00.000Z')
    const { id } = await made(clock.now())
    await ask()
    await handle(drillRestore, { ...noBackups, drill: () => Promise.reject(new Error('no space left')) }, { backupId: id })
    expect((await rows()).find((row) => row.id === id)).toMatchObject({ drillFault: 'OTHER', drillDetail: 'no space left' })
  })

  it('that nobody can be making any more is given up', async () => {
    clock.set('2026-11-25T18:31:00.000Z')
    const { id, fileName } = await made(clock.now())
    expect(await ask()).toBe(1)
    clock.forward(5 * HOUR)
    const there = { name: fileName, at: clock.now(), bytes: 1, isSealed: false, version: '0.1.0' }
    await handle(tendBackups, { ...noBackups, archives: () => [there] })
    expect((await rows()).find((row) => row.id === id)).toMatchObject({ drill: 'FAILED', drillFault: 'INTERRUPTED' })
  })
})

describe('the alarm', () => {
  const hours = () => hoursWithoutBackup(shop.store.read(systemActor(1)))
  it('counts from the last good backup, or from the beginning, and is silent when told to be', async () => {
    clock.forward(36 * HOUR)
    expect(await hours()).toBeUndefined()
    clock.forward(HOUR)
    expect(await hours()).toBe(37)
    await shop.store.write(actor, (uow) =>
      uow.of(backup).create({ startedAt: clock.now(), fileName: 'x', cause: 'MANUAL', state: 'FAILED' }),
    )
    expect(await hours()).toBe(37)
    await shop.store.write(actor, (uow) => uow.of(backup).create({ startedAt: clock.now(), fileName: 'x', cause: 'MANUAL', state: 'MADE' }))
    expect(await hours()).toBeUndefined()
    clock.forward(40 * HOUR)
    expect(await hours()).toBe(40)
    expect(backups.scheduledTasks?.map(({ name }) => name)).toEqual(['tellLateBackup'])
  })
})
