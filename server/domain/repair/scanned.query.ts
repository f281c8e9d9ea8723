import { and, eq, inArray } from 'drizzle-orm'
import { can, MAX_INT, type Read } from '../../kernel/index.ts'
import { equipment, plant } from '../masterdata/index.ts'
import { MAY_SEE_MACHINES, numbered } from './numbered.query.ts'

/** What a scanned label stands for. */
export interface Scanned {
  /** The name of its resource. */
  readonly resource: string
  readonly id: number
  readonly title: string
  readonly plantId: number
  readonly plantName: string
  /** In the plant the reader works in now. */
  readonly isHere: boolean
}

const RADIX = 36
const LABEL = /^eq-([0-9a-z]{1,6})$/

/** The machine that a label names; labels are sometimes typed by hand. */
function equipmentIdOf(code: string): number | null {
  const [, digits = ''] = LABEL.exec(code.toLowerCase()) ?? []
  const id = digits ? Number.parseInt(digits, RADIX) : 0
  return id > 0 && id <= MAX_INT ? id : null
}

/** Looks in every plant of the reader: whoever stands before a machine need not know which plant the session is in. */
async function labelled(read: Read, id: number): Promise<Scanned | null> {
  const { actor } = read
  if (!can(actor, ...MAY_SEE_MACHINES)) return null
  const [machine, home] = [read.table(equipment), read.table(plant)]
  const [found] = await read.db
    .select({ title: machine.name, plantId: machine.plantId, plantName: home.name })
    .from(machine)
    .innerJoin(home, eq(home.id, machine.plantId))
    .where(and(eq(machine.id, id), inArray(machine.plantId, [...actor.plantIds])))
  return found ? { resource: 'equipment', id, ...found, isHere: found.plantId === actor.plantId } : null
}

/** The record behind what was scanned or typed: the code of one of our labels, or else a number that is printed on things and papers. */
export async function scanned(read: Read, code: string): Promise<Scanned | null> {
  if (!read.actor.plantIds.length) return null
  const text = code.trim()
  const id = equipmentIdOf(text)
  return (id === null ? null : await labelled(read, id)) ?? numbered(read, text)
}
