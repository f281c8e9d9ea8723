import { afterEach, describe, expect, it } from 'vitest'
import { backup as backupRows } from '../../../server/domain/backups/index.ts'
import { outbox as outboxRows, serverProcess } from '../../../server/domain/system/index.ts'
import { Heartbeat, livingProcesses } from '../../../server/health/heartbeat.ts'
import { backup, outbox, releases, scheduler, worker } from '../../../server/health/workChecks.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { words } from '../../../server/platform/words.ts'
import { syncBuiltIns } from '../../../server/setup/index.ts'
import { healthSite, look } from '../../support/health/healthSite.ts'
import { testStore } from '../../support/store/store.ts'

const MINUTE = 60_000
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
async function installation() {
  const made = await testStore()
  const { store, clock } = made
  const { site, folder, close } = healthSite({}, { store, now: clock.now })
  ends.push(made.close, close)
  const alive = (name: string, roles: string, version = '1.0.0') =>
    store.write(systemActor(0), (uow) => uow.of(serverProcess).create({ name, roles, version, startedAt: uow.now, seenAt: uow.now }))
  return { store, clock, site, folder, alive }
}

describe('processes', () => {
  it('none of which lives are off; where some live, a missing worker or scheduler is a fault', async () => {
    const { site, clock, alive } = await installation()
    expect(await look(worker, site)).toEqual(['yellow off'])
    await alive('a#1', 'api')
    expect(await look(worker, site)).toEqual(['red none'])
    await alive('b#1', 'worker scheduler')
    expect(await Promise.all([worker, scheduler].map((one) => look(one, site)))).toEqual([['green fine'], ['green fine']])
    clock.forward(5 * MINUTE)
    await alive('c#1', 'api')
    expect(await Promise.all([worker, scheduler].map((one) => look(one, site)))).toEqual([['red none'], ['red none']])
  })

  it('of several releases are in the middle of an upgrade', async () => {
    const { site, alive } = await installation()
    await alive('a#1', 'api')
    expect(await look(releases, site)).toEqual(['green fine'])
    await alive('b#1', 'api', '1.1.0')
    expect(await look(releases, site)).toEqual(['yellow several'])
  })

  it('say that they live when they begin and no longer when they end, and forget those that died', async () => {
    const { store, clock, folder, alive } = await installation()
    await alive('died#1', 'worker')
    clock.forward(25 * 60 * MINUTE)
    const beat = new Heartbeat({
      store,
      logger: { warn: () => {} } as never,
      roles: new Set(['api', 'worker']),
      version: '2.0.0',
      dataDir: folder,
    })
    await expect.poll(() => livingProcesses(store)).toMatchObject([{ roles: ['api', 'worker'], version: '2.0.0' }])
    await beat.close()
    expect(await store.read(systemActor(0)).of(serverProcess).count({})).toBe(0)
  })
})

describe('the outbox', () => {
  it('that is not emptied turns yellow, then red', async () => {
    const { store, clock, site } = await installation()
    expect(await look(outbox, site)).toEqual(['green empty'])
    await store.write(systemActor(0), (uow) => uow.of(outboxRows).create({ job: 'purgeHistory', payload: '{}' }))
    expect(await look(outbox, site)).toEqual(['green moving'])
    clock.forward(5 * MINUTE)
    expect(await look(outbox, site)).toEqual(['yellow late'])
    clock.forward(20 * MINUTE)
    expect(await look(outbox, site)).toEqual(['red late'])
  })
})

describe('backups', () => {
  it('that are missing or too old are a fault', async () => {
    const { store, clock, site } = await installation()
    await syncBuiltIns(store, words('zh'), words('en'))
    expect(await look(backup, site)).toEqual(['yellow notYet'])
    clock.forward(7 * 24 * 60 * MINUTE)
    expect(await look(backup, site)).toEqual(['red never'])
    await store.write(systemActor(0), (uow) =>
      uow.of(backupRows).create({ startedAt: uow.now, fileName: 'a.mwb', cause: 'MANUAL', state: 'MADE' }),
    )
    expect(await look(backup, site)).toEqual(['green fine'])
    const failed = { fileName: 'b.mwb', cause: 'SCHEDULED', state: 'FAILED', detail: 'ENOSPC: no space left\n at write' } as const
    clock.forward(MINUTE)
    await store.write(systemActor(0), (uow) => uow.of(backupRows).create({ ...failed, startedAt: uow.now }))
    expect(await look(backup, site)).toEqual(['yellow failed'])
    expect([await backup.run(site)].flat()[0]?.values?.said).toBe('ENOSPC: no space left')
    clock.forward(7 * 24 * 60 * MINUTE)
    expect(await look(backup, site)).toEqual(['red late'])
  })
})
