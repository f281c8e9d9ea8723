import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

type Row = Record<string, unknown>
let server: TestApp
let old: LegacyClient
beforeAll(async () => {
  server = await testApp()
  old = legacyClient(server.address)
  await old.login()
  await old.post('/admin/sysdicttypes', { dictName: 'Sizes', dictType: 'sys_size' })
  for (const size of ['S', 'M', 'L']) await old.post('/admin/sysdictdata', { dictType: 'sys_size', dictLabel: size, dictValue: size })
})
afterAll(async () => {
  old.close()
  await server.close()
})
const list = async (path: string, params: Row = {}) => {
  const { status, body } = await old.get(path, params)
  expect([status, body.msg]).toEqual([200, ''])
  return body.data as { list: Row[]; count: number }
}

it('choice fields are among the dictionaries, and their values among the entries', async () => {
  const types = await list('/admin/sysdicttypes', { dictType: 'reportLog_urgency' })
  expect([types.count, types.list]).toMatchObject([1, [{ dictType: 'reportLog_urgency', dictName: '报修单 · 紧急程度', status: '0' }]])
  const { list: entries } = await list('/admin/sysdictdata', { dictType: 'reportLog_urgency' })
  expect(entries.map(({ dictType, dictLabel, dictValue, dictSort }) => [dictType, dictLabel, dictValue, dictSort])).toEqual([
    ['reportLog_urgency', '低', 'LOW', 1],
    ['reportLog_urgency', '一般', 'NORMAL', 2],
    ['reportLog_urgency', '紧急', 'HIGH', 3],
    ['reportLog_urgency', '停线', 'STOP', 4],
  ])
  // As the call by type answers them, codes of this wire and all.
  const { body } = await old.get('/admin/dict/databytype/worker_status')
  const { list: codes } = await list('/admin/sysdictdata', { dictType: 'worker_status' })
  expect(codes.map(({ dictValue, dictLabel }) => [dictValue, dictLabel])).toEqual(
    (body.data as Row[]).map(({ dictValue, dictLabel }) => [dictValue, dictLabel]),
  )
})

it('pages hold every one of them once, beside those that are kept', async () => {
  const all = await list('/admin/sysdicttypes', { pageSize: 1000 })
  expect([all.list.length, new Set(all.list.map(({ dictType }) => dictType)).size]).toEqual([all.count, all.count])
  expect(all.list.map(({ dictType }) => dictType)).toEqual(expect.arrayContaining(['reportLog_progress', 'sys_size']))
  const paged: Row[] = []
  for (let pageNo = 1; paged.length < all.count; pageNo++) {
    const page = await list('/admin/sysdicttypes', { pageNo, pageSize: 7 })
    expect(page.count).toBe(all.count)
    if (!page.list.length) break
    paged.push(...page.list)
  }
  expect(paged.map(({ dictType }) => dictType)).toEqual(all.list.map(({ dictType }) => dictType))
})

it('are found by their words, and are as many rows as they say', async () => {
  expect((await list('/admin/sysdictdata', { dictType: 'sys_size' })).count).toBe(3)
  expect((await list('/admin/sysdicttypes', { dictType: '%urgency' })).list.map(({ dictType }) => dictType)).toContain('reportLog_urgency')
  expect((await list('/admin/sysdicttypes', { dictType: 'nothing_here' })).count).toBe(0)
  expect((await list('/admin/sysdicttypes', { dictType: 'reportLog_urgency', status: '1' })).count).toBe(0)
  const entries = await list('/admin/sysdictdata', { pageSize: 65_536 })
  expect(new Set(entries.list.map(({ dictCode }) => dictCode)).size).toBe(entries.count)
})
