import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mountCalendar } from '../../../server/calendar/mountCalendar.ts'
import { user } from '../../../server/domain/identity/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { plant, productionPosition, shift, worker } from '../../../server/domain/masterdata/index.ts'
import { calendarFeed, productionSchedule, workerVacation } from '../../../server/domain/shifts/index.ts'
import { answerFault } from '../../../server/http/index.ts'
import { type Actor, type Call, carryOut, type ResourceDef, type RowOf, systemActor } from '../../../server/kernel/index.ts'
import { words } from '../../../server/platform/words.ts'
import { make, makePlant, person } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let base: Awaited<ReturnType<typeof testStore>>
let app: FastifyInstance
beforeAll(async () => {
  base = await testStore()
  app = fastify()
  app.setErrorHandler(answerFault)
  mountCalendar(app, { store: base.store, words })
})
afterAll(async () => {
  await app.close()
  await base.close()
})

const call = (name: string, actor: Actor, language: 'zh' | 'en' = 'zh') => {
  const found = registry.areas.flatMap((area) => area.calls ?? []).find((one) => one.name === name) as Call
  return carryOut(found, { store: base.store, registry, actor, language, words }, {})
}
const issue = async (actor: Actor, language?: 'zh' | 'en') => ((await call('issueCalendarFeed', actor, language)) as { url: string }).url
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

/** Wang works the night of 18 November, 20:00 to 08:00 at +08:00, and is away on the 20th and 21st; Li works beside him. */
async function openCrew() {
  const { store } = base
  const { id: plantId, actor: system } = await makePlant(store)
  const row = async <D extends ResourceDef>(resource: D, values: Record<string, unknown> = {}) =>
    (await make(store, system, resource, values)) as unknown as RowOf<D>
  const account = await make(store, systemActor(0), user, { plantIds: [plantId] })
  const me = person(plantId, [], { userId: account.id })
  const [wang, li] = [await row(worker, { name: '王强', userId: me.userId }), await row(worker, { name: '李伟' })]
  const night = await row(shift, { name: '夜班', beginTime: '20:00', endTime: '08:00' })
  const place = await row(productionPosition, { name: '机长,一号线；'.repeat(8) })
  const entry = (date: string, workerIds: number[]) =>
    row(productionSchedule, { date, shiftId: night.id, positionId: place.id, equipmentId: null, workerIds })
  const entries = [
    await entry('2026-11-18', [wang.id, li.id]),
    await entry('2026-11-19', [li.id]),
    await entry('2026-11-03', [wang.id]),
    await entry('2027-01-18', [wang.id]),
  ]
  const leave = { vacType: 'ANNUAL', beginDate: '2026-11-20', endDate: '2026-11-21', days: 2, status: 'APPROVED' }
  for (const { id } of [wang, li]) await row(workerVacation, { ...leave, workerId: id })
  return { store, plantId, me, account, wang, li, night, place, entries, system }
}

describe('the calendar of a person', () => {
  it('holds their shifts as UTC and their leave as whole days, 14 days back and 60 ahead, and nobody else’s', async () => {
    const { me, wang, night, place } = await openCrew()
    const { body, headers, statusCode } = await get(await issue(me))
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const lines = body.replaceAll('\r\n ', '').split('\r\n')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
    expect(lines).toContain('DTSTART:20261118T120000Z')
    expect(lines).toContain('DTEND:20261119T000000Z')
    expect(lines).toContain('DTSTART;VALUE=DATE:20261120')
    expect(lines).toContain('DTEND;VALUE=DATE:20261122')
    expect(lines.some((line) => line.startsWith(`UID:shift-${wang.id}-2026-11-18-${night.id}-${place.id}-0@`))).toBe(true)
    expect(lines.filter((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line))).toHaveLength(2)
    expect(lines).toContain(`SUMMARY:夜班 · ${'机长\\,一号线；'.repeat(8)}`)
  })

  it('ends its lines with CRLF and folds them at 75 octets, between characters', async () => {
    const { me } = await openCrew()
    const { rawPayload } = await get(await issue(me))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(rawPayload)
    const lines = text.split('\r\n')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    for (const line of lines) expect(line).not.toContain('\u{fffd}')
  })

  it('is the same event when the rotation makes the entry anew, and the same text as long as nothing changes', async () => {
    const { me, store, system, entries, night, place, wang } = await openCrew()
    const url = await issue(me)
    const first = await get(url)
    const again = await get(url, { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body, first.headers['cache-control']]).toEqual([304, '', 'private, no-cache'])
    const uids = (body: string) => body.match(/UID:shift\S+/g)
    await store.write(system, async (uow) =>
      uow.of(productionSchedule).remove(await uow.of(productionSchedule).lockManyForUpdate([Number(entries[0]?.id)], 'remove')),
    )
    const anew = { date: '2026-11-18', shiftId: night.id, positionId: place.id, equipmentId: null, workerIds: [wang.id] }
    await make(store, system, productionSchedule, anew)
    const later = await get(url)
    expect(uids(later.body)).toEqual(uids(first.body))
    expect(later.headers.etag).not.toBe(first.headers.etag)
  })

  it('tells a newer version of a shift by whatever shows in it', async () => {
    const { me, store, system, night, place, plantId, li } = await openCrew()
    const url = await issue(me)
    const versionOf = async () => {
      const [event = ''] = (await get(url)).body.replaceAll('\r\n ', '').match(/BEGIN:VEVENT\r\nUID:shift[\s\S]*?END:VEVENT/) ?? []
      const line = (name: string) => new RegExp(`${name}[^:]*:(.*)`).exec(event)?.[1] ?? ''
      return { sequence: Number(line('SEQUENCE')), modified: line('LAST-MODIFIED'), stamp: line('DTSTAMP') }
    }
    const patch = (actor: Actor, resource: ResourceDef, id: number, values: object) =>
      store.write(actor, async (uow) => uow.of(resource).patch(await uow.of(resource).lockForUpdate(id), values as never))
    const beside = async () => make(store, system, productionSchedule, { date: '2026-11-18', shiftId: night.id, workerIds: [li.id] })
    let other = { id: 0 }
    const changes: Record<string, () => Promise<unknown>> = {
      'the hours': () => patch(system, shift, night.id, { beginTime: '21:00' }),
      'the shift': () => patch(system, shift, night.id, { name: '大夜班' }),
      'the position': () => patch(system, productionPosition, place.id, { name: '机长' }),
      'a colleague': () => patch(system, worker, li.id, { name: '李小伟' }),
      'the plant': () => patch(systemActor(0), plant, plantId, { name: `新厂 ${plantId}` }),
      'somebody more': async () => {
        other = await beside()
      },
      'somebody less': () =>
        store.write(system, async (uow) =>
          uow.of(productionSchedule).remove(await uow.of(productionSchedule).lockManyForUpdate([other.id], 'remove')),
        ),
    }
    let before = await versionOf()
    expect(before.sequence).toBeGreaterThan(0)
    base.clock.forward(60_000)
    expect(await versionOf()).toEqual(before)
    for (const [name, change] of Object.entries(changes)) {
      await change()
      const after = await versionOf()
      const isNewer = after.sequence > before.sequence && after.modified > before.modified
      expect([name, isNewer, after.stamp]).toEqual([name, true, after.modified])
      before = after
      base.clock.forward(60_000)
    }
  })

  it('speaks the language in which its link was made', async () => {
    const { me } = await openCrew()
    expect((await get(await issue(me, 'en'))).body).toContain('SUMMARY:Annual leave')
    expect((await get(await issue(me, 'zh'))).body).toContain('SUMMARY:休假（年假）')
  })

  it('opens by its newest key alone, and by none once revoked; only the hash is kept', async () => {
    const { me, store, plantId } = await openCrew()
    const [old, url] = [await issue(me), await issue(me)]
    const feeds = () =>
      store
        .read(systemActor(plantId))
        .of(calendarFeed)
        .find({ userId: me.userId as number })
    const [kept] = await feeds()
    expect(url).not.toContain(kept?.keyHash)
    expect([(await get(old)).statusCode, (await get(url)).statusCode]).toEqual([404, 200])
    expect((await feeds())[0]).toMatchObject({ lastReadAt: base.clock.now(), updatedAt: kept?.updatedAt })
    expect(await call('revokeCalendarFeed', me)).toEqual({ wasActive: true })
    expect((await get(url)).statusCode).toBe(404)
    expect(await call('revokeCalendarFeed', me)).toEqual({ wasActive: false })
  })

  it.each(['short', 'A'.repeat(43), `${'A'.repeat(43)}.ics`, "'; drop table", '%00'])('answers 404 to %s', async (key) => {
    expect((await get(`/calendar/${encodeURIComponent(key)}`)).statusCode).toBe(404)
  })

  it('answers 404 once the account is switched off or no longer works in the plant, and to a worker out of service', async () => {
    const { me, store, account, wang, system } = await openCrew()
    const url = await issue(me)
    const admin = systemActor(0)
    const change = (values: object) =>
      store.write(admin, async (uow) => uow.of(user).patch(await uow.of(user).lockForUpdate(account.id), values as never))
    await change({ status: 'DISABLED' })
    expect((await get(url)).statusCode).toBe(404)
    await change({ status: 'ENABLED' })
    expect((await get(url)).statusCode).toBe(200)
    const work = (status: 'ENABLED' | 'DISABLED') =>
      store.write(system, async (uow) => uow.of(worker).patch(await uow.of(worker).lockForUpdate(wang.id), { status }))
    await work('DISABLED')
    expect((await get(url)).statusCode).toBe(404)
    await work('ENABLED')
    const { id: elsewhere } = await makePlant(store)
    await change({ plantIds: [elsewhere] })
    expect((await get(url)).statusCode).toBe(404)
  })

  it('is one for each plant: a key shows the plant in which it was made', async () => {
    const { store, account, me, wang } = await openCrew()
    const { id: elsewhere, actor: there } = await makePlant(store)
    await store.write(systemActor(0), async (uow) =>
      uow.of(user).patch(await uow.of(user).lockForUpdate(account.id), { plantIds: [me.plantId, elsewhere] }),
    )
    await make(store, there, worker, { name: '王强', userId: account.id })
    const [here, other] = [await issue(me), await issue(person(elsewhere, [], { userId: account.id }))]
    expect((await get(here)).body).toContain(`UID:shift-${wang.id}-`)
    expect((await get(other)).body).not.toContain('BEGIN:VEVENT')
  })

  it('is refused to an account that is no worker of the plant', async () => {
    const { plantId } = await openCrew()
    const stranger = await make(base.store, systemActor(0), user, { plantIds: [plantId] })
    await expect(issue(person(plantId, [], { userId: stranger.id }))).rejects.toMatchObject({ code: 'shifts.noWorker' })
  })

  it('answers 429 to a link that is asked for without end, with the seconds to wait', async () => {
    const { me } = await openCrew()
    const url = await issue(me)
    const all = await Promise.all(Array.from({ length: 25 }, () => get(url)))
    expect(all.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
    expect(Number(all.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  })
})
