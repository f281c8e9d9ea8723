import type { Actor, Held, ResourceDef, Round, Store, UnitOfWork } from '../../kernel/index.ts'
import { publish } from '../notice/index.ts'
import { accessory } from './accessory.resource.ts'
import { ink } from './ink.resource.ts'
import { availableOf } from './level.ts'
import { sparePart } from './sparePart.resource.ts'

/** What has a level, in the order in which it is told of and held. */
export const LEVELLED: readonly ResourceDef[] = [sparePart, accessory, ink]

type Item = Held & {
  code: string
  name: string
  unit?: string
  quantity: number
  reserved?: number
  minQuantity: number
  lowAlarm: 'QUIET' | 'DUE' | 'TOLD'
}
interface Fallen {
  readonly resource: ResourceDef
  readonly item: Item
}
/** Those in service: what is not used any more may run out. */
const DUE = { lowAlarm: 'DUE', status: 'ENABLED' }
/** Inks are counted in kilograms and say no unit. */
export const unitOf = ({ unit }: { unit?: string }) => unit ?? 'kg'

/** How much of the list a notice carries: events keep 500 characters of a value. */
const LIST_MAX = 440
const lineOf = ({ item }: Fallen) => `${item.code} ${item.name} · ${availableOf(item)} / ${item.minQuantity} ${unitOf(item)}`
/** As many lines as there is room for, and how many more there are. */
function listOf(fallen: readonly Fallen[]): string {
  const lines: string[] = []
  let length = 0
  for (const line of fallen.map(lineOf)) {
    length += line.length + 1
    if (length > LIST_MAX) break
    lines.push(line)
  }
  const more = fallen.length - lines.length
  return [...lines, ...(more > 0 ? [`… +${more}`] : [])].join('\n')
}

/** Takes hold of what has fallen of a kind and is not told yet, and notes that it is. */
async function takeFallen(uow: UnitOfWork, resource: ResourceDef): Promise<Fallen[]> {
  const due = await uow.of(resource).find(DUE as never)
  if (!due.length) return []
  const ids = due.map(({ id }) => id).sort((a, b) => a - b)
  const held = (await uow.of(resource).holdMany(ids)) as unknown as Item[]
  // Filled again while it waited for us: no news any more.
  const fallen = held.filter(({ lowAlarm }) => lowAlarm === 'DUE')
  await uow.of(resource).deriveMany(fallen.map((one) => ({ held: one, values: { lowAlarm: 'TOLD' } })) as never)
  return fallen.map((item) => ({ resource, item }))
}

async function tell(uow: UnitOfWork): Promise<number> {
  const whole = uow.entire
  await whole.lock(`tell:lowStock:${uow.actor.plantId}`)
  const fallen: Fallen[] = []
  for (const resource of LEVELLED) fallen.push(...(await takeFallen(whole, resource)))
  const [first] = fallen
  if (!first) return 0
  const { resource, item } = first
  const more = fallen.length > 1 ? ` +${fallen.length - 1}` : ''
  await publish(uow, {
    code: 'STOCK_LOW',
    about: { resource: resource.name, id: item.id },
    values: {
      count: String(fallen.length),
      items: listOf(fallen),
      summary: `${item.name} ${availableOf(item)} ${unitOf(item)}${more}`,
      code: item.code,
      name: item.name,
      quantity: String(availableOf(item)),
      minQuantity: String(item.minQuantity),
      unit: unitOf(item),
    },
    // An item that falls again after it was filled is news again, however soon.
    subjectKey: `lowStock:${uow.now.toISOString()}`,
  })
  return fallen.length
}

/**
 * Tells of all that has fallen since the last time, in one notice however much it is: a stocktake or an import may empty a hundred shelves at
 * once. Every process may do so; the lock and the rows decide who does. Out: how many items were told of.
 */
export async function notifyLowStock(store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> {
  const read = store.read(actor)
  const counts = await Promise.all(LEVELLED.map((resource) => read.of(resource).count(DUE as never)))
  return counts.some((count) => count > 0) ? store.write(actor, tell) : 0
}

export const lowStockRound: Round = { name: 'tellLowStock', everyMs: 30_000, attempts: 3, counts: 'told', run: notifyLowStock }
