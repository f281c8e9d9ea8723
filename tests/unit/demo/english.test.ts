import { afterAll, beforeAll, expect, it } from 'vitest'
import { inEnglish, seedDemo } from '../../../server/demo/index.ts'
import { user } from '../../../server/domain/identity/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { equipment, holiday } from '../../../server/domain/masterdata/index.ts'
import { noticeDelivery } from '../../../server/domain/notice/index.ts'
import { faultCategory, repairLog, reportLog } from '../../../server/domain/repair/index.ts'
import { config, NOTICE_LANGUAGE } from '../../../server/domain/system/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { words } from '../../../server/platform/words.ts'
import { syncBuiltIns } from '../../../server/setup/index.ts'
import { testStore } from '../../support/store/store.ts'

let base: Awaited<ReturnType<typeof testStore>>
beforeAll(async () => {
  base = await testStore()
  await syncBuiltIns(base.store as never, words('zh'), words('en'))
  await seedDemo(base.store as never, {
    now: base.clock.now(),
    offsetMinutes: 480,
    language: 'en',
    hashPassword: async (hash) => `hash of ${hash}`,
  })
})
afterAll(() => base.close())

/** Built-in rows are in both languages. */
const BOTH = new Set(['menu', 'dictType', 'dictData', 'config', 'notificationType'])

it('has no Chinese in the English demo', async () => {
  const read = base.store.read(systemActor(0))
  const left: unknown[] = []
  for (const resource of registry.resources.filter((one) => !BOTH.has(one.name))) {
    const rows = (await read.db.select().from(read.table(resource))) as Record<string, unknown>[]
    // What is said of a built-in row names it as it is stored, too.
    for (const row of rows.filter((one) => !BOTH.has(String(one['resource']))))
      for (const [key, value] of Object.entries(row))
        if (typeof value === 'string' && /\p{Script=Han}/u.test(value)) left.push([resource.name, key, value])
  }
  expect(left.slice(0, 20)).toEqual([])
})

it('says what an English factory would', async () => {
  const read = base.store.read(systemActor(0))
  const texts = async (resource: never, key: string) =>
    (await read.db.select().from(read.table(resource))).map((row) => (row as Record<string, unknown>)[key])
  expect(await texts(equipment as never, 'name')).toEqual(
    expect.arrayContaining(['Gravure press 3', 'Impregnation line B', 'Air compressor 1']),
  )
  expect(await texts(faultCategory as never, 'name')).toContain('Mechanical wear')
  expect(await texts(user as never, 'name')).toContain('Li Xiumei')
  expect(await texts(noticeDelivery as never, 'subject')).toContain('[Fault] Gravure press 3 (Line stop)')
  expect(await texts(holiday as never, 'name')).toContain('Spring Festival')
  for (const text of [...(await texts(reportLog as never, 'description')), ...(await texts(repairLog as never, 'description'))])
    if (text) expect(text).toMatch(/^[\x20-\x7e°\n×±]+$/)
})

it('tells people of it in English, too', async () => {
  const read = base.store.read(systemActor(0))
  const [said] = await read.of(config).find({ configKey: NOTICE_LANGUAGE })
  expect(said?.configValue).toBe('en')
})

it('tells names by how they are spoken', async () => {
  const translate = await inEnglish()
  expect(['王建国', '湖州云杉装饰材料有限公司', '凹印机 3 号', 'BX20261118-0001'].map(translate)).toEqual([
    'Wang Jianguo',
    'Huzhou Yunshan Decor Materials Co., Ltd.',
    'Gravure press 3',
    'BX20261118-0001',
  ])
})
