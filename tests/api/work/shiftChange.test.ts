import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { fixedClock } from '../../support/store/store.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

type Row = Record<string, unknown> & { id: number }
const clock = fixedClock('2026-11-20T02:00:00.000Z')
let app: TestApp
let zh: LegacyClient
let en: LegacyClient
beforeAll(async () => {
  app = await testApp({}, undefined, clock)
  ;[zh, en] = [legacyClient(app.address, 'zh'), legacyClient(app.address, 'en')]
  await zh.login()
  await en.login()
})
afterAll(async () => {
  zh.close()
  en.close()
  await app.close()
})
const SHIFT = 'query($id: ID!) { shift(id: $id) { beginTime endTime changesOn changesTo } }'

it('plans a change of a shift over REST, shows it on every wire, changes it and takes it back', async () => {
  const [one] = ((await en.get('/shifts', { pageSize: 1 })).body.data as { list: Row[] }).list as [Row]
  const told = await en.put(`/shifts/${one.id}`, { endTime: '11:30', validFrom: '2026-11-23' })
  expect([told.status, told.body.data]).toMatchObject([
    200,
    { endTime: one.endTime, changesOn: '2026-11-23', changesTo: `${one.beginTime}–11:30` },
  ])
  const [change] = ((await en.get('/shiftchanges', { shiftID: one.id })).body.data as { list: Row[] }).list as [Row]
  expect(change).toMatchObject({ shiftID: one.id, validFrom: '2026-11-23', endTime: '11:30' })
  for (const [client, words] of [
    [zh, '须晚于今天'],
    [en, 'Must be after today'],
  ] as const) {
    const refused = await client.put(`/shiftchanges/${change.id}`, { validFrom: '2026-11-20' })
    expect([refused.status, refused.body.errors]).toEqual([400, [{ field: 'validFrom', message: expect.stringContaining(words) }]])
  }
  expect((await en.put(`/shiftchanges/${change.id}`, { endTime: '12:00' })).status).toBe(200)
  const token = await app.login()
  const asked = await app.send(SHIFT, { variables: { id: one.id }, token })
  expect(asked.data).toEqual({
    shift: { beginTime: one.beginTime, endTime: one.endTime, changesOn: '2026-11-23', changesTo: `${one.beginTime}–12:00` },
  })
  expect((await en.delete(`/shiftchanges/${change.id}`)).status).toBe(200)
  expect((await app.send(SHIFT, { variables: { id: one.id }, token })).data).toMatchObject({ shift: { changesOn: null, changesTo: null } })
})
