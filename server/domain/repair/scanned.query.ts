import { and, eq, inArray } from 'drizzle-orm'
import { type AnswerOf, can, defineReadModel, flag, link, MAX_INT, objectOf, type Read, shape, text } from '../../kernel/index.ts'
import { duct } from '../duct/index.ts'
import { equipment, plant } from '../masterdata/index.ts'
import { roller } from '../roller/index.ts'
import { MAY_SEE_MACHINES, numbered } from './numbered.query.ts'
import { repairLog } from './repairLog.resource.ts'
import { reportLog } from './reportLog.resource.ts'

const scannedShape = shape('Scanned', 'The record that a scanned label stands for.', {
  resource: text({ says: 'Kind of record, such as equipment.' }),
  id: link('any', { says: 'Its id.' }),
  title: text({ says: 'Its label.' }),
  plantId: link('plant', { says: 'The plant it belongs to.' }),
  plantName: text({ says: 'Name of that plant.' }),
  isHere: flag({ says: 'Whether it belongs to the plant you work in now.' }),
})
export type Scanned = AnswerOf<typeof scannedShape>

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

export const scannedModel = defineReadModel('scanned', {
  says: 'What a scanned label stands for, in any of your plants; null for anything else and for what you may not see.',
  permission: [],
  args: { code: text({ required: true, blank: true, says: 'What the label says, such as eq-1b.' }) },
  result: objectOf(scannedShape, { nullable: true }),
  stale: [equipment, plant, roller, duct, reportLog, repairLog],
  read: ({ read }, { code }) => scanned(read, code),
})
