import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unique } from '../../support/samples/factories.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { type Heard, type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

type Row = Record<string, unknown> & { id: number }
let server: TestApp
let old: LegacyClient
let machine: Row
let tank: Row
let faults: Row[]
beforeAll(async () => {
  server = await testApp()
  old = legacyClient(server.address)
  await old.login()
  const hall = await fresh('/workshops', { name: `hall ${unique()}` })
  machine = await fresh('/equipments', { number: `M${unique()}`, name: '凹印机', workshopID: hall.id })
  tank = await fresh('/ducts', { ductNo: `MC-${unique()}`, equipmentID: machine.id })
  faults = ((await old.get('/faults', { pageSize: 2 })).body.data as unknown as { list: Row[] }).list
})
afterAll(async () => {
  old.close()
  await server.close()
})

const data = ({ status, body }: Heard): Row => {
  expect([status, body.msg]).toEqual([200, ''])
  return body.data
}
const fresh = async (path: string, values: Record<string, unknown>) => data(await old.post(path, values))
const ids = () => faults.map((one) => one.id)

describe('a report of old clients', () => {
  it('is about an ink tank in their own spelling', async () => {
    const made = await fresh('/reportlogs', { equCategory: 'DUCT', ductID: tank.id, ductFaults: ids().join(), description: '漏墨' })
    expect(made).toMatchObject({ equCategory: 'DUCT', ductID: tank.id, equipmentID: machine.id, duct: { ductNo: tank.ductNo } })
    expect([made.ductFaultIDs, (made.ductFaults as Row[]).map((one) => one.id)]).toEqual([ids(), ids()])
    const filtered = data(await old.get('/reportlogs', { ductID: tank.id, equCategory: 'DUCT' })) as unknown as { count: number }
    expect(filtered.count).toBe(1)
  })

  it('comes back whole with one of its ways of saying the faults changed', async () => {
    const made = await fresh('/reportlogs', { equCategory: 'DUCT', ductID: tank.id, ductFaultIDs: ids(), description: '漏墨' })
    const [first, second] = ids()
    const dropped = data(await old.put(`/reportlogs/${made.id}`, { ...made, ductFaults: [{ id: second }] }))
    expect(dropped.ductFaultIDs).toEqual([second])
    const other = data(await old.put(`/reportlogs/${made.id}`, { ...dropped, ductFaultIDs: [first] }))
    expect(other.ductFaultIDs).toEqual([first])
    expect(data(await old.put(`/reportlogs/${made.id}`, other)).ductFaultIDs).toEqual([first])
  })

  it('names the unit as they do, and what is wrong with it', async () => {
    const unit = await fresh('/equipmentunits', { equipmentID: machine.id, name: '放卷' })
    const made = await fresh('/reportlogs', { equipmentID: machine.id, equipmentUnitID: unit.id, description: '异响' })
    expect(made).toMatchObject({ equipmentUnitID: unit.id, unitID: unit.id, equCategory: 'EQUIPMENT', ductID: null })
    const { status, body } = await old.post('/reportlogs', { equCategory: 'DUCT', description: '漏墨' })
    expect([status, body.errors?.map((one) => one.field)]).toEqual([400, ['ductID']])
  })

  it('gives its tank to the repair, whose step takes the new fields', async () => {
    const made = await fresh('/reportlogs', { equCategory: 'DUCT', ductID: tank.id, description: '漏墨' })
    const people = ((await old.get('/repairers', { pageSize: 1 })).body.data as unknown as { list: Row[] }).list
    await fresh(`/reportlogs/${made.id}/accept`, { repairerIDs: people[0]?.id })
    const { list } = data(await old.get('/repairlogs', { reportID: made.id })) as unknown as { list: Row[] }
    const [repair] = list
    expect(repair).toMatchObject({ ductID: tank.id, faultDescription: '漏墨', equipmentUnitID: null })
    await fresh(`/repairlogs/${repair?.id}/start`, {})
    const categoryID = faults[0]?.categoryID
    const input = { faultCategoryID: categoryID, faultIDs: [faults[0]?.id], causes: '密封老化', description: '换密封', needNotice: true }
    const done = await fresh(`/repairlogs/${repair?.id}/complete`, input)
    expect(done).toMatchObject({ status: 'COMPLETED', causes: '密封老化', needNotice: true, faultCategoryID: categoryID })
    expect(data(await old.get(`/reportlogs/${made.id}`))).toMatchObject({ status: 'COMPLETED', faultCategoryID: categoryID })
  })
})
