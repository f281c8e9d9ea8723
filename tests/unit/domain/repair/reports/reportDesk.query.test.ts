import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../../../../server/domain/identity/index.ts'
import { reportIntake } from '../../../../../server/domain/repair/index.ts'
import type { DataScope } from '../../../../../server/kernel/index.ts'
import { make, makePlant, person } from '../../../../support/samples/factories.ts'
import { acceptedReport, HOUR, openShop, refusal, type Shop } from '../../shop.ts'
import { equipment, fault, repairLog, reporter, reportLog } from '../names.ts'

describe('the desk of somebody who reports a machine', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const desk = (equipmentId: number, userId: number | null = null) =>
    reportIntake(shop.store.read(person(shop.plantId, ['repair:report:add'], { userId })), equipmentId)

  it('knows who they are, once they are a reporter', async () => {
    const { id: userId } = await shop.row(user, {})
    expect(await desk(shop.machine.id, userId)).toMatchObject({ equipment: { id: shop.machine.id }, reporterId: null })
    const me = await shop.row(reporter, { userId })
    expect(await desk(shop.machine.id, userId)).toMatchObject({ reporterId: me.id })
    expect(await desk(shop.machine.id)).toMatchObject({ reporterId: null })
  })

  it('shows the stop that a further report would join, and what else is open', async () => {
    const { id: equipmentId } = await shop.row(equipment, {})
    expect(await desk(equipmentId)).toMatchObject({ openStop: null, openReports: [], phrases: [] })
    const noise = await shop.report({ equipmentId, isStopped: false })
    shop.clock.forward(HOUR)
    const lead = await shop.report({ equipmentId })
    shop.clock.forward(HOUR)
    const second = await shop.report({ equipmentId })
    await shop.take(await shop.report({ equipmentId, isStopped: false }), 'cancel')
    const shown = await desk(equipmentId)
    expect(shown.openStop?.id).toBe(lead.id)
    expect(shown.openReports.map((one) => one.id)).toEqual([second.id, lead.id, noise.id])
  })

  it('offers what is usually said of the machine, short and each once', async () => {
    const { id: equipmentId } = await shop.row(equipment, {})
    const translate = (description: string) => shop.report({ equipmentId, description, isStopped: false })
    for (const words of [
      '断纸',
      '断纸',
      '断纸',
      '跑偏',
      '跑偏',
      '只说过一次',
      '张力不稳',
      '断纸之后重新穿纸也没有用，停了三次，请尽快派人来看一看',
    ])
      await translate(words)
    await translate('第一行\n第二行')
    const [often, gone] = [await shop.row(fault, { name: '张力不稳', categoryId: shop.category.id }), await shop.faultOf(shop.category.id)]
    for (const faultIds of [[often.id, gone.id], [often.id]]) {
      const { repair } = await acceptedReport(shop, { equipmentId, isStopped: false, description: 'x'.repeat(25) })
      await shop.update(repairLog, repair, { faultIds })
    }
    await shop.disable(fault, gone)
    expect((await desk(equipmentId)).phrases).toEqual(['断纸', '跑偏', '张力不稳', '只说过一次'])
    for (let n = 0; n < 10; n++) await translate(`新话 ${n}`)
    expect((await desk(equipmentId)).phrases).toHaveLength(8)
  })

  it('forgets what was said more than a year ago', async () => {
    const { id: equipmentId } = await shop.row(equipment, {})
    await make(shop.store, shop.read().actor, reportLog, {
      equipmentId,
      description: '去年的话',
      reportDate: new Date('2025-11-01T00:00:00Z'),
    })
    await make(shop.store, shop.read().actor, reportLog, { equipmentId, description: '今年的话' })
    expect((await desk(equipmentId)).phrases).toEqual(['今年的话'])
  })

  it('keeps from whoever may open nobody else’s reports what one person alone has said', async () => {
    const { id: equipmentId } = await shop.row(equipment, {})
    const [one, other] = [await shop.row(reporter), await shop.row(reporter)]
    const translate = (description: string, by: { id: number }) =>
      make(shop.store, shop.read().actor, reportLog, { equipmentId, description, reporterId: by.id })
    for (const by of [one, other]) await translate('断纸', by)
    await translate('老王又没上班', one)
    const phrasesFor = async (dataScope: DataScope | undefined) =>
      (await reportIntake(shop.store.read(person(shop.plantId, ['repair:report:add'], { ...(dataScope && { dataScope }) })), equipmentId))
        .phrases
    expect(await phrasesFor(undefined)).toEqual(['断纸', '老王又没上班'])
    expect(await phrasesFor({ departmentIds: [], self: true })).toEqual(['断纸'])
  })

  it('is not there for a machine of another plant', async () => {
    const { actor } = await makePlant(shop.store)
    const foreign = await make(shop.store, actor, equipment)
    expect(await refusal(desk(foreign.id))).toBe('notFound')
  })
})
