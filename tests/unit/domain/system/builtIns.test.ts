import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { role } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import {
  changeConfigVersion,
  config,
  configValue,
  configVersion,
  dictData,
  dictionaryOf,
  dictType,
} from '../../../../server/domain/system/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { syncBuiltIns } from '../../../../server/setup/index.ts'
import { testStore } from '../../../support/store/store.ts'

const outside = systemActor(0)
let base: Awaited<ReturnType<typeof testStore>>
beforeEach(async () => {
  base = await testStore()
  await syncBuiltIns(base.store, words('zh'))
})
afterEach(() => base.close())

const read = () => base.store.read(outside)
const labels = async (type: string, language: 'zh' | 'en') =>
  (await dictionaryOf(read(), { registry, language, translate: words(language) }, type)).map((one) => `${one.value} ${one.label}`)

describe('what every installation begins with', () => {
  it('is there once, however often it is looked for', async () => {
    const count = async () => [await read().of(config).count({}), await read().of(dictType).count({}), await read().of(dictData).count({})]
    const before = await count()
    await syncBuiltIns(base.store, words('zh'))
    expect(await count()).toEqual(before)
    expect(await configValue(read(), 'log.keepDays')).toBe('180')
  })

  it('does not come back where an administrator changed it', async () => {
    const [gender] = await read().of(dictType).find({ dictType: 'sys_user_sex' })
    const [first] = await read()
      .of(dictData)
      .find({ typeId: gender?.id ?? 0 })
    await base.store.write(outside, async (uow) => {
      await uow.of(dictData).remove(await uow.of(dictData).lockManyForUpdate([first?.id ?? 0], 'remove'))
      const [days] = await uow.of(config).lockWhere({ configKey: 'log.keepDays' })
      if (days) await uow.of(config).patch(days, { configValue: '30' })
    })
    await syncBuiltIns(base.store, words('zh'))
    expect(await labels('sys_user_sex', 'zh')).toEqual(['1 男', '2 女', '3 保密'])
    expect(await configValue(read(), 'log.keepDays')).toBe('30')
  })

  it('speaks both languages', async () => {
    expect((await labels('payment_status', 'en'))[1]).toBe('PARTIAL Partially paid')
    expect((await labels('payment_status', 'zh'))[1]).toBe('PARTIAL 部分付款')
  })
})

describe('dictionaries', () => {
  it('follow from choice fields, in the reader’s words', async () => {
    expect((await labels('reportLog_status', 'zh'))[0]).toBe('PENDING 待受理')
    expect(await labels('role_dataScope', 'en')).toHaveLength(role.fields.dataScope.values?.length ?? 0)
  })
  it('of internal rows, secrets and nobody are empty', async () => {
    for (const type of ['user_passwordHash', 'outbox_job', 'nothing', 'nothing_at_all', '__proto__', 'constructor_name'])
      expect([type, await labels(type, 'zh')]).toEqual([type, []])
  })
  it('leave out what is switched off', async () => {
    const [type] = await read().of(dictType).find({ dictType: 'order_status' })
    if (type)
      await base.store.write(outside, async (uow) =>
        uow.of(dictType).patch(await uow.of(dictType).lockForUpdate(type.id), { status: 'DISABLED' }),
      )
    expect(await labels('order_status', 'zh')).toEqual([])
  })
})

describe('the version of parameters', () => {
  it('rises by one for each change, also for many at once', async () => {
    expect(await configVersion(read())).toBe(1)
    const versions = await Promise.all(Array.from({ length: 10 }, () => base.store.write(outside, changeConfigVersion)))
    expect([...versions].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(await configVersion(read())).toBe(11)
  })
})
