import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

let server: TestApp
let old: LegacyClient
let admin: string
let partId: string
beforeAll(async () => {
  server = await testApp()
  old = legacyClient(server.address)
  admin = await server.login('admin')
  await old.login()
  const input = { code: 'QF-100', name: '密封圈', unit: '个', minQuantity: 4 }
  const made = await server.send('mutation($input: CreateSparePartInput!) { createSparePart(input: $input) { id } }', {
    token: admin,
    variables: { input },
  })
  partId = (made.data as { createSparePart: { id: string } }).createSparePart.id
})
afterAll(async () => {
  old.close()
  await server.close()
})

const POST = 'mutation($input: CreateSparePartLogInput!) { entry: createSparePartLog(input: $input) { id quantityChanged balance title } }'
type Entry = { id: string; quantityChanged: number; balance: number; title: string }
async function post(input: object, key?: string) {
  const response = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'zh',
      authorization: `Bearer ${admin}`,
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ query: POST, variables: { input: { partId, ...input } } }),
  })
  return (await response.json()) as {
    data: { entry: Entry } | null
    errors?: { message: string; extensions: { fields?: { field: string }[] } }[]
  }
}
const part = async () => {
  const asked = await server.send(`{ sparePart(id: ${partId}) { quantity reserved available stockStatus } }`, { token: admin })
  return (asked.data as { sparePart: object }).sparePart
}

describe('a posting', () => {
  it('answers what it did, and the part what there is', async () => {
    expect((await post({ storeType: 'IN', quantity: 10.5 })).data?.entry).toMatchObject({
      quantityChanged: 10.5,
      balance: 10.5,
      title: '入库',
    })
    expect(await part()).toEqual({ quantity: 10.5, reserved: 0, available: 10.5, stockStatus: 'NORMAL' })
    expect((await post({ storeType: 'OUT', quantity: 7 })).data?.entry).toMatchObject({ quantityChanged: -7, balance: 3.5 })
    expect(await part()).toMatchObject({ available: 3.5, stockStatus: 'LOW' })
  })

  it('beyond what there is says how much that is, in the reader’s language, and books nothing', async () => {
    const { errors } = await post({ storeType: 'OUT', quantity: 4 })
    expect(errors?.[0]?.message).toMatch(/库存只有 3\.5 个/)
    expect(errors?.[0]?.extensions.fields?.map(({ field }) => field)).toEqual(['quantity'])
    expect(await part()).toMatchObject({ quantity: 3.5 })
  })

  it('that is sent again under its key is booked once, on either wire', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post({ storeType: 'OUT', quantity: 1 }, 'phone-1')))
    expect(new Set(answers.map(({ data }) => data?.entry.id)).size).toBe(1)
    const body = { partID: Number(partId), storeType: 'OUT', quantity: 1 }
    const heard = [
      await old.post('/sparepartlogs', body, { 'idempotency-key': 'old-1' }),
      await old.post('/sparepartlogs', body, { 'idempotency-key': 'old-1' }),
    ]
    expect(heard.map(({ status, body: { data } }) => [status, (data as { quantityChanged: number }).quantityChanged])).toEqual([
      [200, -1],
      [200, -1],
    ])
    expect(await part()).toMatchObject({ quantity: 1.5 })
  })

  it('is taken back by a step, and the part has it again', async () => {
    const made = (await post({ storeType: 'OUT', quantity: 1.5 })).data?.entry
    expect(await part()).toMatchObject({ quantity: 0, stockStatus: 'OUT' })
    const reversed = await server.send('mutation($id: ID!) { reverseSparePartLog(id: $id, input: { reason: "拿错了" }) { state } }', {
      token: admin,
      variables: { id: made?.id },
    })
    expect(reversed.data).toEqual({ reverseSparePartLog: { state: 'REVERSED' } })
    expect(await part()).toMatchObject({ quantity: 1.5 })
  })

  it('moves the level when the limits of the part are moved', async () => {
    const limit = (minQuantity: number) =>
      server.send(`mutation { updateSparePart(id: ${partId}, input: { minQuantity: ${minQuantity} }) { stockStatus } }`, { token: admin })
    expect((await limit(1)).data).toEqual({ updateSparePart: { stockStatus: 'NORMAL' } })
    expect((await limit(9)).data).toEqual({ updateSparePart: { stockStatus: 'LOW' } })
  })
})
