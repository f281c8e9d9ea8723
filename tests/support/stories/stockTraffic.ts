import { randomUUID } from 'node:crypto'
import { chanceOf } from './chance.ts'
import type { Item, Yard } from './stockYard.ts'
import { type Answered, type Asked, type Experience, noExperience, stubbornClient } from './stubbornClient.ts'

export interface Posted extends Answered {
  readonly item: Item
  /** What a reversal takes back. */
  readonly reverses?: string
}
/** Everything that clients were told. */
export interface Told {
  readonly posted: Posted[]
  /** Stocktakes that were approved, and those that were not. */
  readonly approved: string[]
  readonly dropped: string[]
  /** Orders that were completed, with what was said then to have been taken. */
  readonly settled: { readonly orderId: number; readonly partId: number; readonly amount: number }[]
  readonly lived: Experience
}
interface Traffic {
  readonly addresses: readonly string[]
  readonly tokens: { readonly keeper: string; readonly approver: string }
  readonly yard: Yard
  readonly clients: number
  readonly calls: number
}

const create = (type: string) => `mutation($input: Create${type}Input!) { made: create${type}(input: $input) { id } }`
const step = (name: string, type: string) =>
  `mutation($id: ID!, $input: ${name[0]?.toUpperCase()}${name.slice(1)}${type}Input!) { made: ${name}${type}(id: $id, input: $input) { id } }`
const thousandths = (n: number) => Math.round(n * 1000) / 1000
/** What happens to stock, and how often out of a hundred times. */
const KINDS = [
  ['OUT', 34],
  ['IN', 22],
  ['RETURN', 8],
  ['SCRAP', 5],
  ['CHECK', 7],
  ['MOVE', 6],
  ['REVERSE', 10],
  ['ORDER', 8],
] as const

function poster({ yard }: Traffic, chance: () => number) {
  const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T
  function kind() {
    let left = chance() * 100
    for (const [name, share] of KINDS) {
      left -= share
      if (left < 0) return name
    }
    return 'OUT'
  }
  /** On whose account parts are taken, now and then. */
  function reason({ log }: Item) {
    if (log !== 'SparePartLog' || chance() < 0.5) return {}
    const [work, id] = chance() < 0.6 ? ['maintenanceOrderId', pick(yard.orders)] : ['repairLogId', pick(yard.repairs)]
    return { [work]: id, ...(chance() < 0.3 && { overrideReason: 'urgent' }) }
  }
  function movement(storeType: string, item: Item) {
    const amount = thousandths(0.001 + chance() * 40)
    const place = pick(item.places)
    const past = storeType !== 'CHECK' && chance() < 0.1 && { bookedAt: new Date(Date.now() - chance() * 60_000).toISOString() }
    const counted = {
      quantityCheck: thousandths(chance() * 400),
      ...(chance() < 0.5 && { countedAt: new Date(Date.now() - 3000).toISOString() }),
    }
    return {
      [item.key]: item.id,
      storeType,
      ...(storeType === 'CHECK' ? counted : { quantity: amount }),
      ...(item.log !== 'SparePartLog' && { staffId: yard.staffId }),
      ...(place && { inkStockId: place.id }),
      ...(storeType === 'MOVE' && { toLocationId: item.places.find((one) => one !== place)?.locationId }),
      ...(storeType === 'IN' && { unitPrice: thousandths(1 + chance() * 9) }),
      ...reason(item),
      ...past,
    }
  }
  /** As old clients say it; they know nothing of places. */
  function restOf(item: Item, input: Record<string, unknown>): Asked['rest'] {
    if (item.log !== 'SparePartLog' || chance() < 0.7) return undefined
    const { partId, repairLogId, maintenanceOrderId, ...others } = input
    const body = { partID: partId, ...(repairLogId !== undefined && { repairLogs: repairLogId }), ...others }
    return maintenanceOrderId === undefined ? { path: '/sparepartlogs', body: { ...body } } : undefined
  }
  return {
    pick,
    kind,
    movement(storeType: string, key: string): { item: Item; asked: Asked } {
      const item = pick(storeType === 'MOVE' ? yard.items.filter(({ places }) => places.length) : yard.items)
      const input = { ...movement(storeType, item), remark: key }
      const rest = restOf(item, input)
      return { item, asked: { query: create(item.log), variables: { input }, ...(rest && { rest }) } }
    },
    reversal: ({ item, id }: Posted, key: string): Asked => ({
      query: step('reverse', item.log),
      variables: { id, input: { reason: key } },
    }),
  }
}

/** Opens an order with parts, and ends one that was there. */
async function workOnOrders(
  yard: Yard,
  chance: () => number,
  { insist, told }: { insist: (asked: Asked) => Promise<Answered>; told: Told },
) {
  const planDate = new Date().toISOString().slice(0, 10)
  const { id: orderId } = await insist({
    query: create('MaintenanceOrder'),
    variables: { input: { equipmentId: yard.machineId, checkName: 'more', planDate } },
  })
  if (orderId === undefined) return
  const parts = yard.items.filter(({ key }) => key === 'partId')
  const part = parts[Math.floor(chance() * parts.length)] as Item
  const input = { orderId, partId: part.id, quantity: thousandths(1 + chance() * 9) }
  await insist({ query: create('MaintenanceOrderPart'), variables: { input } })
  ;(yard.orders as number[]).push(Number(orderId))
  if (chance() < 0.3) return
  const ended = yard.orders[Math.floor(chance() * yard.orders.length)]
  if (chance() < 0.4)
    return void (await insist({ query: step('cancel', 'MaintenanceOrder'), variables: { id: ended, input: { reason: 'off' } } }))
  await insist({ query: step('start', 'MaintenanceOrder'), variables: { id: ended, input: {} } })
  const amount = thousandths(0.001 + chance() * 9)
  const more = chance() < 0.5 ? { takenParts: [{ id: part.id, amount }] } : {}
  const done = await insist({ query: step('complete', 'MaintenanceOrder'), variables: { id: ended, input: more } })
  if (done.id !== undefined && more.takenParts) told.settled.push({ orderId: Number(ended), partId: part.id, amount })
}

/** Counts all parts while they move, over and over: a list, its lines, and the approval by somebody else. */
async function countOver(traffic: Traffic, told: Told, isOver: () => boolean) {
  const chance = chanceOf(4711)
  const { addresses, tokens } = traffic
  const as = (token: string) => stubbornClient({ addresses, token, chance }, told.lived)
  const [keeper, approver] = [as(tokens.keeper), as(tokens.approver)]
  const read = async (query: string): Promise<{ items: { id: string }[] }> => {
    for (;;) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens.keeper}` }
      const address = addresses[Math.floor(chance() * addresses.length)]
      const got = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
        .then((response) => response.json() as Promise<{ data: { rows: { items: { id: string }[] } } | null }>)
        .catch(() => undefined)
      if (got?.data) return got.data.rows
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  while (!isOver()) {
    const { id } = await keeper({ query: create('Stocktake'), variables: { input: { kind: 'PARTS' } } })
    if (id === undefined) continue
    const { items } = await read(`{ rows: stocktakeLines(filter: { stocktakeId: { eq: "${id}" } }) { items { id } } }`)
    for (const line of items) {
      const query = 'mutation($id: ID!, $input: UpdateStocktakeLineInput!) { made: updateStocktakeLine(id: $id, input: $input) { id } }'
      if (chance() < 0.9) await keeper({ query, variables: { id: line.id, input: { counted: thousandths(chance() * 400) } } })
    }
    const submitted = await keeper({ query: step('submit', 'Stocktake'), variables: { id, input: { isPartial: true } } })
    const approved =
      submitted.id === undefined ? submitted : await approver({ query: step('approve', 'Stocktake'), variables: { id, input: {} } })
    if (approved.id !== undefined) told.approved.push(id)
    else {
      told.dropped.push(id)
      await keeper({ query: step('cancel', 'Stocktake'), variables: { id, input: { reason: 'again' } } })
    }
  }
}

async function oneClient(traffic: Traffic, told: Told, seed: number) {
  const chance = chanceOf(seed)
  const { addresses, tokens, yard, calls } = traffic
  const insist = stubbornClient({ addresses, token: tokens.keeper, chance }, told.lived)
  const posts = poster(traffic, chance)
  const own: Posted[] = []
  for (let nth = 0; nth < calls; nth++) {
    const [kind, key] = [posts.kind(), randomUUID()]
    if (kind === 'ORDER') {
      await workOnOrders(yard, chance, { insist, told })
      continue
    }
    const target = kind === 'REVERSE' ? posts.pick(own) : undefined
    const { item, asked } = target
      ? { item: target.item, asked: posts.reversal(target, key) }
      : posts.movement(kind === 'REVERSE' ? 'IN' : kind, key)
    const posted: Posted = { ...(await insist(asked, key)), item, ...(target?.id !== undefined && { reverses: target.id }) }
    told.posted.push(posted)
    if (posted.id !== undefined && !target) own.push(posted)
  }
}

/** So many clients, each with so many calls, and one who counts meanwhile. Out: what all of them were told. */
export async function stockTraffic(traffic: Traffic): Promise<Told> {
  const told: Told = { posted: [], approved: [], dropped: [], settled: [], lived: noExperience() }
  let isOver = false
  const counting = countOver(traffic, told, () => isOver)
  await Promise.all(Array.from({ length: traffic.clients }, (_, nth) => oneClient(traffic, told, 1000 + nth)))
  isOver = true
  await counting
  return told
}
