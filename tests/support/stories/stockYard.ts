import { sha256Hex } from '../../../server/access/index.ts'
import { user } from '../../../server/domain/identity/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { maintenanceOrder, maintenanceOrderPart } from '../../../server/domain/maintenance/index.ts'
import { equipment, staff } from '../../../server/domain/masterdata/index.ts'
import { repairer, repairLog, repairPart } from '../../../server/domain/repair/index.ts'
import {
  accessory,
  accessoryLog,
  ink,
  inkLog,
  inkStock,
  sparePart,
  sparePartLog,
  storageLocation,
} from '../../../server/domain/stock/index.ts'
import { operations, type ResourceDef, type Store, systemActor } from '../../../server/kernel/index.ts'
import { make, unique } from '../samples/factories.ts'

const [PARTS, ACCESSORIES, INKS, ORDERS, REPAIRS] = [5, 3, 4, 6, 4]
const START = 300
/** What entries say that were there before anybody came. */
export const BEGINNING = 'beginning'

/** An item that clients post on: its wire names, and of ink the places where it lies. */
export interface Item {
  readonly id: number
  readonly log: 'SparePartLog' | 'AccessoryLog' | 'InkLog'
  readonly key: 'partId' | 'accessoryId' | 'inkId'
  readonly places: readonly { readonly id: number; readonly locationId: number }[]
}
export interface Yard {
  readonly items: readonly Item[]
  readonly orders: readonly number[]
  readonly repairs: readonly number[]
  readonly machineId: number
  readonly staffId: number
  /** Somebody who approves what others counted. */
  readonly approver: string
}

async function approverOf(store: Store, plantId: number) {
  const everywhere = systemActor(0)
  const [admin] = await store.read(everywhere).of(user).find({ username: 'admin' })
  if (!admin) throw new Error('nobody is there')
  const roleIds = (await store.read(everywhere).of(user).linksOf('roleIds', [admin.id])).get(admin.id) ?? []
  const username = `approver${unique()}`
  const values = { username, name: username, status: 'ENABLED', passwordHash: admin.passwordHash, roleIds, plantIds: [plantId] }
  await store.write(everywhere, (uow) => uow.of(user).create(values as never))
  return username
}

/** Twelve items with stock, orders and repairs that need parts of them, and somebody who keeps them. */
export async function stockYard(store: Store, plantId: number): Promise<Yard> {
  const actor = systemActor(plantId)
  const ops = operations(store, registry)
  const add = async (resource: ResourceDef, values: Record<string, unknown>) => Number((await ops.create(actor, resource, values)).id)
  const times = async <T>(count: number, work: (nth: number) => Promise<T>) => {
    const all: T[] = []
    for (let nth = 0; nth < count; nth++) all.push(await work(nth))
    return all
  }
  const staffId = (await make(store, actor, staff, { isAcc: true, isInk: true })).id
  const shelves = await times(2, async () => (await make(store, actor, storageLocation)).id)
  const begin = { storeType: 'IN', quantity: START, unitPrice: 3.5, remark: BEGINNING }
  const named = () => ({ code: `Y${unique()}`, name: `item ${unique()}` })

  const parts = await times(PARTS, async (): Promise<Item> => {
    const id = (await make(store, actor, sparePart, { ...named(), unit: 'pcs', locationId: shelves[0] as number, minQuantity: 20 })).id
    await add(sparePartLog, { partId: id, ...begin })
    return { id, log: 'SparePartLog', key: 'partId', places: [] }
  })
  const accessories = await times(ACCESSORIES, async (): Promise<Item> => {
    const id = (await make(store, actor, accessory, { ...named(), unit: 'roll' })).id
    await add(accessoryLog, { accessoryId: id, staffId, ...begin })
    return { id, log: 'AccessoryLog', key: 'accessoryId', places: [] }
  })
  const inks = await times(INKS, async (): Promise<Item> => {
    const id = (await make(store, actor, ink, named())).id
    for (const locationId of shelves)
      await add(inkLog, { inkId: id, staffId, batchNo: 'B1', locationId, expiringDate: '2030-01-01', ...begin })
    const places = (await store.read(actor).of(inkStock).find({ inkId: id })).map((one) => ({ id: one.id, locationId: one.locationId }))
    return { id, log: 'InkLog', key: 'inkId', places }
  })

  const machineId = (await make(store, actor, equipment)).id
  const planDate = store.now().toISOString().slice(0, 10)
  const partId = (nth: number) => (parts[nth % PARTS] as Item).id
  const orders = await times(ORDERS, async (nth) => {
    const id = await add(maintenanceOrder, { equipmentId: machineId, checkName: `order ${nth}`, planDate })
    for (const more of [0, 1]) await add(maintenanceOrderPart, { orderId: id, partId: partId(nth + more), quantity: 10.5 + nth })
    return id
  })
  const someone = (await make(store, actor, repairer)).id
  const repairs = await times(REPAIRS, async (nth) => {
    const given = { equipmentId: machineId, repairerIds: [someone], status: 'IN_PROGRESS', beginDate: store.now() }
    const { id } = await make(store, actor, repairLog, given)
    await add(repairPart, { repairId: id, partId: partId(nth), quantity: 7.125 })
    return id
  })
  return { items: [...parts, ...accessories, ...inks], orders, repairs, machineId, staffId, approver: await approverOf(store, plantId) }
}

/** Signs somebody in over GraphQL. Out: the token. */
export async function signedIn(address: string, username: string, password: string): Promise<string> {
  const query = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { username, password: sha256Hex(password) } } }),
  })
  const { data, errors } = (await response.json()) as { data: { login: { token: string } } | null; errors?: { message: string }[] }
  if (!data) throw new Error(errors?.[0]?.message)
  return data.login.token
}
