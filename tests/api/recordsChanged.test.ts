import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type TestApp, testApp, watch } from '../support/servers/app.ts'

interface Ticks {
  recordsChanged: { resource: string; at: string }
}
let site: TestApp
let admin: string
beforeAll(async () => {
  site = await testApp()
  admin = await site.login()
})
afterAll(() => site.close())

const follow = (token: string, resource: string) =>
  watch<Ticks>(
    site.socket({ authorization: `Bearer ${token}` }),
    `subscription { recordsChanged(resource: "${resource}") { resource at } }`,
  )
const part = <T>({ data, errors }: Answer, key: string) => {
  if (!data) throw new Error(errors?.[0]?.message)
  return data[key] as T
}
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
/** The first tick comes at once and says only that one is connected. */
async function following(token: string, resource: string) {
  const stream = follow(token, resource)
  await stream.until(() => true)
  await pause(1100)
  return stream
}
let seq = 0
const create = async (type: string, token: string) =>
  part<{ id: string }>(
    await site.send(`mutation { create${type}(input: { name: "Changed ${++seq}" }) { id } }`, { token }),
    `create${type}`,
  ).id
async function inOtherPlant(): Promise<string> {
  const token = await site.login()
  const me = await site.send('{ me { currentPlantId plants { id } } }', { token })
  const { currentPlantId, plants } = part<{ currentPlantId: string; plants: { id: string }[] }>(me, 'me')
  const other = plants.find((one) => one.id !== currentPlantId)?.id
  const query = 'mutation($p: ID!) { switchPlant(plantId: $p) { token } }'
  return part<{ token: string }>(await site.send(query, { token, variables: { p: other } }), 'switchPlant').token
}

describe('whoever follows the records of a list', () => {
  it('hears at once that the line stands, and then of each change, with nothing of what it was', async () => {
    const stream = await following(admin, 'productionPosition')
    expect(stream.seen).toHaveLength(1)
    await create('ProductionPosition', admin)
    await stream.until(() => stream.seen.length === 2)
    expect(Object.keys(stream.seen[1]?.recordsChanged ?? {}).sort()).toEqual(['at', 'resource'])
    stream.stop()
  })

  it('hears of a burst once at its beginning and once at its end, a second later', async () => {
    const stream = await following(admin, 'productionPosition')
    const begin = Date.now()
    for (let i = 0; i < 8; i++) await create('ProductionPosition', admin)
    const seconds = Math.ceil((Date.now() - begin) / 1000)
    await pause(2300)
    expect(stream.seen.length - 1).toBeGreaterThanOrEqual(2)
    expect(stream.seen.length - 1).toBeLessThanOrEqual(seconds + 1)
    stream.stop()
  })

  it('hears nothing of another plant, and of what all plants share everything', async () => {
    const there = await inOtherPlant()
    const [own, shared] = [await following(there, 'productionPosition'), await following(there, 'faultCategory')]
    await create('ProductionPosition', admin)
    await create('FaultCategory', admin)
    await shared.until(() => shared.seen.length === 2)
    await pause(300)
    expect(own.seen).toHaveLength(1)
    own.stop()
    shared.stop()
  })

  it('hears of many rows that change at once, are deleted and come back', async () => {
    const id = await create('ProductionPosition', admin)
    const stream = await following(admin, 'productionPosition')
    const heard = async (mutation: string) => {
      const before = stream.seen.length
      await site.send(`mutation { ${mutation} }`, { token: admin })
      await stream.until(() => stream.seen.length > before)
      await pause(1100)
    }
    await heard(`updateProductionPositions(ids: ["${id}"], input: { sortOrder: 5 })`)
    await heard(`deleteProductionPositions(ids: ["${id}"])`)
    await heard(`undeleteProductionPositions(ids: ["${id}"])`)
    stream.stop()
  })
})

describe('nobody', () => {
  const refused = async (token: string, resource: string) => {
    const stream = follow(token, resource)
    const failure = await stream.until(() => true).catch((e: unknown) => e)
    return JSON.stringify(failure)
  }
  it('follows a list that they may not read, one that is no list, or one that does not exist', async () => {
    const viewer = await site.login('operator')
    expect(await refused(viewer, 'user')).toContain('FORBIDDEN')
    expect(await refused(admin, 'removedRow')).toContain('NOT_FOUND')
    expect(await refused(admin, 'nonsense')).toContain('NOT_FOUND')
  })

  it('goes on following after logging out', async () => {
    const token = await site.login('manager')
    const stream = await following(token, 'productionPosition')
    await site.send('mutation { logout }', { token })
    await pause(300)
    const before = stream.seen.length
    await create('ProductionPosition', admin)
    await pause(1300)
    expect(stream.seen).toHaveLength(before)
  })
})
