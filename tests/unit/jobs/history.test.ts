import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditCheck } from '../../../server/domain/audit/index.ts'
import { loginLog, session, user } from '../../../server/domain/identity/index.ts'
import { plant } from '../../../server/domain/masterdata/index.ts'
import { noticeDelivery, noticeEvent, noticeReceiver, notificationType } from '../../../server/domain/notice/index.ts'
import { purgeLogs as askForPurge, config, LOG_RETENTION_DAYS, operationLog, removedRow } from '../../../server/domain/system/index.ts'
import { forgetRemoved, jobs, purgeHistory, purgeLogs } from '../../../server/jobs/definitions.ts'
import type { JobDefinition } from '../../../server/jobs/job.ts'
import { repeatOf } from '../../../server/jobs/timetable.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { makePlant, person } from '../../support/samples/factories.ts'
import { noAuditor, noBackups } from '../../support/store/noBackups.ts'
import { noChannels, noContents, openDatabase } from './backends.ts'

const NOW = new Date('2026-11-21T04:00:00Z')
const ago = (days: number, minutes = 0) => new Date(NOW.getTime() - days * 86_400_000 - minutes * 60_000)
const stamps = { createdAt: NOW, updatedAt: NOW, createdById: null, updatedById: null, plantId: null }
const everywhere = systemActor(0)

describe('keeping house', () => {
  let folder: string
  let store: Awaited<ReturnType<typeof openDatabase>>
  const run = (job: Pick<JobDefinition, 'handle'>, payload: object = {}) =>
    job.handle({
      payload,
      store,
      logger: pino({ level: 'silent' }),
      contents: noContents,
      backups: noBackups,
      auditor: noAuditor,
      channels: noChannels,
      progress: async () => {},
    })
  const sessionRow = (id: number, times: { lastSeenAt: Date; revokedAt: Date | null }) => ({
    ...stamps,
    ...times,
    id,
    userId: 1,
    currentPlantId: 1,
    ip: '-',
    userAgent: null,
    startedAt: times.lastSeenAt,
  })
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mw-history-'))
    store = await openDatabase(folder, () => NOW)
    await store.write(everywhere, async (uow) => {
      const { id } = await uow.of(plant).create({ name: 'A', code: 'A' })
      await uow.of(user).create({ username: 'li', name: 'Li', passwordHash: 'x', plantIds: [id] })
    })
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('forgets removed rows once their removal cannot be taken back', async () => {
    const removed = (id: number, seconds: number) => ({
      ...stamps,
      id,
      resource: 'shift',
      recordId: id,
      atPlantId: 1,
      userId: 1,
      removedAt: new Date(NOW.getTime() - seconds * 1000),
      row: '{}',
    })
    await store.bulk(removedRow, [removed(1, 16), removed(2, 14)])
    expect(await run(forgetRemoved)).toEqual({ forgotten: 1 })
    expect((await store.read(everywhere).of(removedRow).find({})).map(({ id }) => id)).toEqual([2])
  })

  it('deletes old history in batches and keeps the rest', async () => {
    await store.bulk(session, [
      sessionRow(1, { lastSeenAt: ago(31), revokedAt: ago(31) }),
      sessionRow(2, { lastSeenAt: ago(29), revokedAt: ago(29) }),
      sessionRow(3, { lastSeenAt: ago(100), revokedAt: null }),
    ])
    const login = (id: number, at: Date) => ({ ...stamps, id, at, username: 'li', userId: 1, ip: '-', userAgent: null, outcome: 'OK' })
    await store.bulk(
      loginLog,
      Array.from({ length: 1200 }, (_, i) => login(i + 1, ago(181))),
    )
    await store.bulk(loginLog, [login(5000, ago(179))])
    const before = await store.read(everywhere).of(operationLog).count({})
    const operation = {
      atPlantId: null,
      userId: null,
      userName: 'x',
      ip: '',
      resource: 'plant',
      recordId: 1,
      action: 'update',
      changes: '{}',
    }
    await store.bulk(operationLog, [{ ...stamps, ...operation, id: 9000, at: ago(200) }])

    expect(await run(purgeHistory)).toMatchObject({ session: 1, loginLog: 1200, operationLog: 1 })
    const read = store.read(everywhere)
    expect((await read.of(session).find({})).map((s) => s.id)).toEqual([2, 3])
    expect((await read.of(loginLog).find({})).map((l) => l.id)).toEqual([5000])
    expect(await read.of(operationLog).count({})).toBe(before)
    expect(Object.values((await run(purgeHistory)) as object).every((deleted) => deleted === 0)).toBe(true)
  })

  it('keeps a check of the logs that found a fault, open or signed off', async () => {
    const check = (id: number, state: string) => ({ ...stamps, id, startedAt: ago(400), name: `${id}`, cause: 'SCHEDULED', state })
    await store.bulk(
      auditCheck,
      ['SOUND', 'BROKEN', 'SIGNED_OFF', 'FAILED'].map((state, at) => check(at + 1, state)),
    )
    expect(await run(purgeHistory)).toMatchObject({ auditCheck: 2 })
    expect((await store.read(everywhere).of(auditCheck).find({})).map(({ state }) => state)).toEqual(['BROKEN', 'SIGNED_OFF'])
  })

  it('keeps history as long as the parameter says', async () => {
    const row = { ...stamps, id: 1, userId: 1, username: 'li', ip: '-', userAgent: null, outcome: 'OK' }
    await store.bulk(loginLog, [
      { ...row, at: ago(110) },
      { ...row, id: 2, at: ago(95) },
    ])
    const keep = { configName: 'keep', configKey: LOG_RETENTION_DAYS, configValue: '100' }
    await store.write(everywhere, (uow) => uow.of(config).create(keep))
    expect(await run(purgeHistory)).toMatchObject({ loginLog: 1 })
    expect((await store.read(everywhere).of(loginLog).find({})).map((l) => l.id)).toEqual([2])
  })

  it('keeps ninety days of it where a parameter from before says less', async () => {
    const row = { ...stamps, userId: 1, username: 'li', ip: '-', userAgent: null, outcome: 'OK' }
    await store.bulk(loginLog, [
      { ...row, id: 1, at: ago(91) },
      { ...row, id: 2, at: ago(89) },
    ])
    const keep = { configName: 'keep', configKey: LOG_RETENTION_DAYS, configValue: '7' }
    await store.write(everywhere, (uow) => uow.of(config).create(keep))
    expect(await run(purgeHistory)).toMatchObject({ loginLog: 1 })
    expect((await store.read(everywhere).of(loginLog).find({})).map((l) => l.id)).toEqual([2])
  })

  it('keeps an event for as long as a delivery of it, however late that was made', async () => {
    const here = (await store.read(everywhere).of(plant).find({}))[0]?.id as number
    const category = { code: 'MAINT_DUE', name: '保养到期', subject: '{{maintNo}}' }
    const typeId = (await store.write(everywhere, (uow) => uow.of(notificationType).create(category as never))).id
    const receiverId = (
      await store.write(systemActor(here), (uow) => uow.of(noticeReceiver).create({ typeId, name: '李', email: 'li@example.com' } as never))
    ).id
    const event = (id: number, createdAt: Date) => ({
      ...{ ...stamps, createdAt, plantId: here, id, typeId, subjectKey: `k${id}`, resource: 'maintenanceOrder', recordId: id },
      ...{ values: '{}', isUrgent: false },
    })
    const delivery = (id: number, eventId: number, createdAt: Date) => ({
      ...{
        ...stamps,
        createdAt,
        plantId: here,
        id,
        eventId,
        typeId,
        receiverId,
        userId: null,
        channel: 'EMAIL',
        address: '',
        subject: 'x',
      },
      ...{ subjectKey: `k${eventId}`, body: null, path: null, status: 'SENT', reason: null, attempts: 1, nextAt: null, sentAt: createdAt },
      ...{ readAt: null, answer: null },
    })
    await store.bulk(noticeEvent, [event(1, ago(183)), event(2, ago(183)), event(3, ago(181)), event(4, ago(179))])
    await store.bulk(noticeDelivery, [delivery(1, 1, ago(179)), delivery(2, 2, ago(182))])
    expect(await run(purgeHistory)).toMatchObject({ noticeDelivery: 1, noticeEvent: 2 })
    expect((await store.read(systemActor(here)).of(noticeEvent).find({})).map(({ id }) => id)).toEqual([1, 4])
  })

  it('purges one log of one plant when somebody asks for it', async () => {
    const other = await makePlant(store)
    const row = { ...stamps, userId: null, userName: 'x', ip: '', resource: 'plant', recordId: 1, action: 'update', changes: '{}' }
    await store.write(everywhere, (uow) => uow.read.db.delete(uow.read.table(operationLog)))
    await store.bulk(operationLog, [
      { ...row, id: 1, at: ago(110), atPlantId: 1 },
      { ...row, id: 2, at: ago(95), atPlantId: 1 },
      { ...row, id: 3, at: ago(110), atPlantId: other.id },
      { ...row, id: 4, at: ago(110), atPlantId: null },
    ])
    const left = async () => (await store.read(everywhere).of(operationLog).find({})).map((l) => l.id)
    expect(await run(purgeLogs, { kind: 'operationLog', days: 100, plantId: 1, shared: false })).toEqual({ deleted: 1 })
    expect(await left()).toEqual([2, 3, 4])
    expect(await run(purgeLogs, { kind: 'operationLog', days: 100, plantId: 1, shared: true })).toEqual({ deleted: 1 })
    expect(await left()).toEqual([2, 3])
  })

  it('lets nobody purge the last ninety days, nor what a purge says of itself', async () => {
    const boss = person(1, ['*:*:*'], { userId: 1 })
    const asked = (days: number) => store.write(boss, (uow) => askForPurge(uow, { kind: 'operationLog', days }))
    for (const days of [-1, 0, 1, 89, 3651])
      await expect(asked(days)).rejects.toMatchObject({
        fields: [{ field: 'days', rule: 'between', params: { min: 90, max: 3650 } }],
      })
    await asked(90)
    const own = { resource: 'operationLog', action: 'purge' }
    expect(await store.read(everywhere).of(operationLog).find(own)).toHaveLength(1)
    // An older process may have left jobs behind that nobody would take on any more.
    await expect(run(purgeLogs, { kind: 'operationLog', days: 1, plantId: 1, shared: true })).rejects.toThrow()
    await run(purgeLogs, { kind: 'operationLog', days: 90, plantId: 1, shared: true })
    expect(await store.read(everywhere).of(operationLog).find(own)).toHaveLength(1)
  })

  it('ends idle sessions and no others, and tells who listens', async () => {
    const told: string[] = []
    store.onChange(({ resources }) => told.push(...resources))
    await store.bulk(session, [
      sessionRow(1, { lastSeenAt: ago(0, 40), revokedAt: null }),
      sessionRow(2, { lastSeenAt: ago(0, 20), revokedAt: null }),
      sessionRow(3, { lastSeenAt: ago(2), revokedAt: ago(1) }),
    ])
    expect(await run(jobs.find(({ name }) => name === 'closeIdleSessions') as JobDefinition)).toEqual({ closed: 1 })
    const rows = await store.read(everywhere).of(session).find({})
    expect(rows.map((s) => s.revokedAt)).toEqual([NOW, null, ago(1)])
    expect(told).toEqual(['session'])
  })

  it('refuses a payload of another shape', () => {
    expect(() => purgeHistory.check({ days: 1 })).toThrow()
  })
})

describe('schedules', () => {
  it.each([
    ['+08:00', '03:30', '0 30 19 * * *'],
    ['+00:00', '03:30', '0 30 3 * * *'],
    ['-05:00', '22:15', '0 15 3 * * *'],
    ['+05:30', '03:30', '0 0 22 * * *'],
  ])('runs at the business time of %s', (offset, dailyAt, pattern) => {
    expect(repeatOf({ dailyAt }, offset)).toEqual({ pattern, tz: 'UTC' })
  })
  it('runs at a fixed pace', () => {
    expect(repeatOf({ everyMs: 300_000 }, '+08:00')).toEqual({ every: 300_000 })
  })
})
