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
    ['单雄信', 'shanxiongxin sxx'],
    ['曾国藩', 'zengguofan zgf'],
    ['尉迟恭', 'yuchigong ycg'],
    ['吕布', 'lvbu lb'],
    ['Müller Hans', 'müllerhans mh'],
    ['ＡＢ王', 'abwang aw'],
  ])('%s is spelled %s', async (name, spelled) => {
    expect((await named(name)).pinyin).toBe(spelled)
  })

  it('is found by the pinyin of all of it, of its beginning and of its initials', async () => {
    await named('欧阳明日')
    for (const keyword of ['ouyangmingri', 'ouyang', 'oymr', 'OYMR', '明日']) expect(await found(keyword)).toContain('欧阳明日')
    expect(await found('oyxx')).not.toContain('欧阳明日')
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
