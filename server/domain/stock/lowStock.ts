import type { Actor, ResourceDef, ScheduledTask, Store, UnitOfWork } from '../../kernel/index.ts'
import type { LockedRecord } from '../ledger/index.ts'
import { publish } from '../notice/index.ts'
import { accessory } from './accessory.resource.ts'
import { ink } from './ink/ink.resource.ts'
import { availableOf } from './level.ts'
import { sparePart } from './sparePart.resource.ts'

/** What has a level, in the order in which it is told of and held. */
export const LEVELLED: readonly ResourceDef[] = [sparePart, accessory, ink]

type Item = LockedRecord & {
  code: string
  name: string
  unit?: string
  quantity: number
  reserved?: number
  minQuantity: number
  lowAlarm: 'QUIET' | 'DUE' | 'TOLD'
  fellAt: Date | null
}
interface Fallen {
  readonly resource: ResourceDef
  readonly item: Item
}
/** Those in service: what is not used any more may run out. */
const DUE = { lowAlarm: 'DUE', status: 'ENABLED' }
/** A wave is over when nothing has fallen for so long; one that does not end is told of piece by piece. */
const QUIET_MS = 20_000
const WAVE_MS = 300_000
/** Whether more may be about to fall: an import comes in several transactions. What has no moment fell before moments were noted. */
function isFalling(due: readonly Item[], now: Date): boolean {
  const moments = due.map(({ fellAt }) => fellAt?.getTime() ?? 0)
  return Math.max(...moments) > now.getTime() - QUIET_MS && Math.min(...moments) > now.getTime() - WAVE_MS
}
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
async function takeFallen(uow: UnitOfWork, resource: ResourceDef, due: readonly Item[]): Promise<Fallen[]> {
  if (!due.length) return []
  // What was filled again meanwhile is no news any more.
  const fallen = (await uow.of(resource).lockWhere({ id: due.map(({ id }) => id), lowAlarm: 'DUE' } as never)) as unknown as Item[]
  await uow.of(resource).writeDerivedMany(fallen.map((one) => ({ record: one, values: { lowAlarm: 'TOLD' } })) as never)
  return fallen.map((item) => ({ resource, item }))
}

async function notifyWave(uow: UnitOfWork): Promise<number> {
  const whole = uow.withoutDataScope
  await whole.lock(`tell:lowStock:${uow.actor.plantId}`)
  const due = await Promise.all(LEVELLED.map((one) => whole.of(one).find(DUE as never) as unknown as Promise<Item[]>))
  if (isFalling(due.flat(), uow.now)) return 0
  const fallen: Fallen[] = []
  for (const [nth, resource] of LEVELLED.entries()) fallen.push(...(await takeFallen(whole, resource, due[nth] ?? [])))
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
 * Tells of all that has fallen since the last time, in one notice however much it is, once nothing more falls: a stocktake or an import may
 * empty a hundred shelves in several transactions. Every process may do so; the lock and the rows decide who does. Out: how many items were told of.
 */
export async function notifyLowStock(store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> {
  const read = store.read(actor)
  const counts = await Promise.all(LEVELLED.map((resource) => read.of(resource).count(DUE as never)))
  return counts.some((count) => count > 0) ? store.write(actor, notifyWave) : 0
}

export const lowStockRound: ScheduledTask = { name: 'tellLowStock', everyMs: 30_000, attempts: 3, counts: 'told', run: notifyLowStock }
