import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { customer, worker } from '../../../server/domain/masterdata/index.ts'
import { type Actor, operations, type ResourceDef, systemActor } from '../../../server/kernel/index.ts'
import { fillSpellings } from '../../../server/store/index.ts'
import { make, makePlant, person } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let base: Awaited<ReturnType<typeof testStore>>
let clerk: Actor
beforeAll(async () => {
  base = await testStore()
  clerk = person((await makePlant(base.store)).id, ['*:*:*'])
})
afterAll(() => base.close())

const ops = () => operations(base.store, registry)
const named = async (name: string) => (await make(base.store, clerk, worker, { name })) as { id: number; pinyin?: string }
const found = async (keyword: string, resource: ResourceDef = worker) =>
  (await ops().list(clerk, resource, { filter: { keyword }, page: { size: 200 } })).items.map((row) => row.name)

describe('a name', () => {
  it.each([
    ['张建国', 'zhangjianguo zjg'],
    ['单雄信', 'shanxiongxin sxx danxiongxin dxx'],
    ['曾国藩', 'zengguofan zgf cengguofan cgf'],
    ['尉迟恭', 'yuchigong ycg weichigong wcg'],
    ['吕布', 'lvbu lb'],
    ['Müller Hans', 'müllerhans mh'],
    ['ＡＢ王', 'abwang aw ab王'],
    ['重庆', 'chongqing cq zhongqing zq'],
    ['行长', 'xingchang xc xingzhang xz hangchang hc hangzhang hz'],
    ['轧机', 'yaji yj zhaji zj'],
  ])('%s is spelled %s', async (name, spelled) => {
    expect((await named(name)).pinyin).toBe(spelled)
  })

  it('is found by the pinyin of all of it, of its beginning and of its initials', async () => {
    await named('欧阳明日')
    for (const keyword of ['ouyangmingri', 'ouyang', 'oymr', 'OYMR', '明日']) expect(await found(keyword)).toContain('欧阳明日')
    expect(await found('oyxx')).not.toContain('欧阳明日')
  })

  it('is spelled by hand where its readings are wrong, until it is changed', async () => {
    const row = await named('单于')
    const change = async (input: object) => (await ops().update(clerk, worker, row.id, input as never)) as { pinyin?: string }
    expect((await change({ pinyin: ' Chán yú ' })).pinyin).toBe('chanyu cy')
    expect((await change({ pinyin: 'nǚ' })).pinyin).toBe('nv')
    expect((await change({ pinyin: 'chan yu' })).pinyin).toBe('chanyu cy')
    expect(await found('chanyu')).toContain('单于')
    // A form sends the whole record.
    expect((await change({ name: '单于', pinyin: 'chanyu cy', mobile: '13800138000' })).pinyin).toBe('chanyu cy')
    expect((await change({ name: '单于氏' })).pinyin).toMatch(/^shanyushi sys/)
    await change({ pinyin: 'chanyushi' })
    expect((await change({ name: '钱三', pinyin: 'chanyushi' })).pinyin).toBe('qiansan qs')
    await change({ pinyin: 'zzz' })
    expect((await change({ pinyin: '' })).pinyin).toBe('qiansan qs')
    expect(((await make(base.store, clerk, worker, { name: '仇英', pinyin: 'chou ying' })) as { pinyin?: string }).pinyin).toBe(
      'chouying cy',
    )
  })

  it('gets the readings that an earlier version did not know, at a start, unless it was spelled by hand', async () => {
    const [old, own] = [await named('重阳'), await named('长乐')]
    await base.store.write(systemActor(0), async (uow) => {
      const table = uow.read.table(worker)
      for (const [{ id }, pinyin] of [
        [old, 'chongyang cy'],
        [own, 'byhand bh'],
      ] as const)
        await uow.read.db.update(table).set({ pinyin }).where(eq(table.id, id))
    })
    await fillSpellings(base.store, registry)
    expect([await found('zhongyang'), await found('byhand'), await found('changle')]).toEqual([['重阳'], ['长乐'], []])
  })

  it('that changes is spelled anew', async () => {
    const row = await named('赵一')
    await ops().update(clerk, worker, row.id, { name: '钱二' })
    expect([await found('zy'), await found('qe')]).toEqual([expect.not.arrayContaining(['赵一']), expect.arrayContaining(['钱二'])])
  })

  it('is spelled for rows from before there were spellings', async () => {
    await make(base.store, systemActor(0), customer, { name: '华丽家居' })
    await base.store.write(systemActor(0), async (uow) => {
      await uow.read.db.update(uow.read.table(customer)).set({ pinyin: null })
    })
    expect(await found('hljj', customer)).toEqual([])
    await fillSpellings(base.store, registry)
    expect(await found('hljj', customer)).toEqual(['华丽家居'])
  })
})

const CALLED_BY_NAME = ['qaPerson', 'rollerOperator', 'rollerRepairer', 'noticeReceiver', 'shiftTeamMember', 'workerQualification']
it('everybody who is called by a name is found by its pinyin', () => {
  const people = registry.resources.filter(({ name, person: personal }) => personal || CALLED_BY_NAME.includes(name))
  const isSpelled = ({ fields, title }: ResourceDef) => Object.values(fields).some(({ options }) => options.spells === title)
  expect(people.filter((one) => !isSpelled(one)).map(({ name }) => name)).toEqual([])
})
