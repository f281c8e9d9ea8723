import { and, eq, inArray } from 'drizzle-orm'
import { can, type Read, type ResourceDef, reads, type Where } from '../../kernel/index.ts'
import { duct } from '../duct/index.ts'
import { equipment, plant } from '../masterdata/index.ts'
import { roller } from '../roller/index.ts'
import { repairLog } from './repairLog.resource.ts'
import { reportLog } from './reportLog.resource.ts'
import type { Scanned } from './scanned.query.ts'

export const MAY_SEE_MACHINES = [`${equipment.permission}:list`, `${equipment.permission}:query`, `${reportLog.permission}:add`]
const LONGEST = 64
/** No number holds such, and PostgreSQL takes no text with a zero in it. */
const UNPRINTABLE = /\p{Cc}/u

/** People type as their keyboard stands: half of them small letters, and full-width ones after Chinese. */
function spellings(code: string): string[] {
  const plain = code.normalize('NFKC').trim()
  return [...new Set([code, plain, plain.toUpperCase()])]
}

/** Numbers of machines are looked for in every plant of the reader, here first: the plate on a machine says no more than that. */
async function machineNumbered(read: Read, numbers: readonly string[]): Promise<Scanned | null> {
  const { actor } = read
  if (!can(actor, ...MAY_SEE_MACHINES)) return null
  const [machine, home] = [read.table(equipment), read.table(plant)]
  const found = await read.db
    .select({ id: machine.id, title: machine.name, plantId: machine.plantId, plantName: home.name })
    .from(machine)
    .innerJoin(home, eq(home.id, machine.plantId))
    .where(and(inArray(machine.number, [...numbers]), inArray(machine.plantId, [...actor.plantIds])))
  const nearest = found.find(({ plantId }) => plantId === actor.plantId) ?? found[0]
  return nearest ? { resource: 'equipment', ...nearest, isHere: nearest.plantId === actor.plantId } : null
}

/** Any other number belongs to the plant one works in, and is subject to what one may see there. */
async function recordNumbered<D extends ResourceDef>(read: Read, resource: D, where: Where<D>): Promise<Scanned | null> {
  const { actor } = read
  if (!reads(actor, resource)) return null
  const [row] = (await read.of(resource).find(where)) as { id: number }[]
  if (!row) return null
  const title = String((row as Record<string, unknown>)[resource.title] ?? '')
  const here = await read.of(plant).many([actor.plantId])
  return { resource: resource.name, id: row.id, title, plantId: actor.plantId, plantName: here[0]?.name ?? '', isHere: true }
}

/** The machine, the roller, the duct, the report or the repair with exactly this number. */
export async function numbered(read: Read, code: string): Promise<Scanned | null> {
  const numbers = spellings(code)
  if (!code || UNPRINTABLE.test(code) || numbers.some((number) => number.length > LONGEST)) return null
  return (
    (await machineNumbered(read, numbers)) ??
    (await recordNumbered(read, roller, { rollNumber: numbers })) ??
    (await recordNumbered(read, duct, { ductNo: numbers })) ??
    (await recordNumbered(read, reportLog, { reportNo: numbers })) ??
    (await recordNumbered(read, repairLog, { repairNo: numbers }))
  )
}
