import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appVersion, config, dictData, dictType, newestAppVersions } from '../../../../server/domain/system/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { syncBuiltIns } from '../../../../server/setup/index.ts'
import { openShop, refusal, type Shop } from '../shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await syncBuiltIns(shop.store as never, (key) => key)
})
afterAll(() => shop.close())
const everywhere = () => shop.store.read(systemActor(0))
const configNamed = async (configKey: string) => (await everywhere().of(config).find({ configKey }))[0] ?? { id: 0 }

describe('parameters', () => {
  it('of the product take what it understands and stay', async () => {
    const [days, level] = [await configNamed('log.keepDays'), await configNamed('requestLog.level')]
    for (const configValue of ['89', '3651', '90.5', 'many', '', null])
      expect([configValue, await refusal(shop.update(config, days, { configValue }))]).toEqual([configValue, { configValue: 'allowed' }])
    expect(await shop.update(config, days, { configValue: '90' })).toMatchObject({ configValue: '90' })
    expect(await refusal(shop.update(config, level, { configValue: 'SOME' }))).toEqual({ configValue: 'allowed' })
    expect(await refusal(shop.update(config, days, { configKey: 'other' }))).toEqual({ configKey: 'unknownField' })
    expect(await refusal(shop.remove(config, days))).toBe('system.builtInConfig')
  })

  it('of an administrator are free', async () => {
    const made = await shop.create<typeof config>(config, { configName: '自动关单', configKey: 'order.autoClose', configValue: 'x' })
    expect(made.configType).toBe('N')
    expect(await refusal(shop.create(config, { configName: '坏', configKey: '1.bad key' }))).toEqual({ configKey: 'pattern' })
    expect(await refusal(shop.create(config, { configName: '再来', configKey: 'order.autoClose' }))).toEqual({ configKey: 'duplicate' })
    expect(await shop.remove(config, made)).toBe(1)
  })
})

describe('a dictionary', () => {
  it('does not take the name of one that follows from a definition', async () => {
    expect(await refusal(shop.create(dictType, { dictName: '状态', dictType: 'reportLog_status' }))).toEqual({ dictType: 'reservedName' })
    expect(await shop.create(dictType, { dictName: '状态', dictType: 'reportLog_mood' })).toMatchObject({ dictType: 'reportLog_mood' })
  })

  it('has one default at most', async () => {
    const type = await shop.create<typeof dictType>(dictType, { dictName: '颜色', dictType: 'colour' })
    const entry = (value: string, isDefault: boolean) =>
      shop.create<typeof dictData>(dictData, { typeId: type.id, label: value, value, isDefault })
    const [red, blue] = [await entry('red', true), await entry('blue', true)]
    const defaults = async () => (await everywhere().of(dictData).find({ typeId: type.id, isDefault: true })).map((one) => one.value)
    expect(await defaults()).toEqual(['blue'])
    await shop.update(dictData, red, { isDefault: true })
    expect(await defaults()).toEqual(['red'])
    await shop.update(dictData, blue, { label: '蓝' })
    expect(await defaults()).toEqual(['red'])
    expect(await refusal(entry('red', false))).toEqual({ value: 'duplicate' })
  })

  it('out of service takes no entries', async () => {
    const type = await shop.create<typeof dictType>(dictType, { dictName: '旧', dictType: 'oldOne', status: 'DISABLED' })
    expect(await refusal(shop.create(dictData, { typeId: type.id, label: 'x', value: 'x' }))).toEqual({ typeId: 'disabled' })
  })
})

describe('an app version', () => {
  const make = (values: object) => shop.create<typeof appVersion>(appVersion, { platform: 'ANDROID', version: '1.0.0', ...values })

  it('is released only where it can be got', async () => {
    expect(await refusal(make({ build: 1, released: true }))).toEqual({ released: 'needsPackage' })
    expect(await refusal(make({ build: 1, platform: 'IOS' }))).toEqual({ storeUrl: 'required' })
    const draft = await make({ build: 1 })
    expect(await refusal(shop.update(appVersion, draft, { released: true }))).toEqual({ released: 'needsPackage' })
    const storeUrl = 'https://apps.example/1'
    const released = await shop.update<typeof appVersion>(appVersion, draft, { released: true, storeUrl })
    expect(released).toMatchObject({ released: true })
    expect(await refusal(shop.update(appVersion, released, { storeUrl: null }))).toEqual({ released: 'needsPackage' })
    expect(await refusal(make({ build: 1, storeUrl }))).toEqual({ build: 'duplicate' })
  })

  it('that is newest of its platform and released is the one offered', async () => {
    const storeUrl = 'https://apps.example/2'
    await make({ build: 5, version: '1.5.0', storeUrl, released: true })
    await make({ build: 9, version: '1.9.0', storeUrl })
    await make({ platform: 'IOS', build: 3, version: '1.3.0', storeUrl, released: true })
    const newest = await newestAppVersions(everywhere())
    expect(newest.map((one) => [one.platform, one.build]).sort()).toEqual([
      ['ANDROID', 5],
      ['IOS', 3],
    ])
  })
})
