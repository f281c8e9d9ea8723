import {
  type AnswerOf,
  choices,
  date,
  defineReadModel,
  flag,
  link,
  listOf,
  objectOf,
  type Read,
  type ResourceDef,
  type RowOf,
  reads,
  shape,
  takesWork,
  text,
} from '../../kernel/index.ts'
import { customer, equipment, shift, worker } from '../masterdata/index.ts'
import { roller } from '../roller/index.ts'
import { complaint } from './complaint.resource.ts'
import { type RollLabel, readRollLabel } from './rollLabel.ts'
import { QA_STAGES } from './stages.ts'

type Complaint = RowOf<typeof complaint>
/** So many earlier complaints of one number are compared, the newest first. */
const MOST = 50

/** What a roll, a production order and a sales order settle of a complaint, as far as all earlier complaints of the same number say the same. */
const SETTLED = {
  paperRollNo: [
    ...(['prodNo', 'soNo', 'longCode', 'decorName', 'prodDate', 'equipmentId'] as const),
    ...(['shiftId', 'shiftMasterId', 'shiftMembers', 'workerId', 'customerId'] as const),
  ],
  prodNo: ['soNo', 'longCode', 'decorName', 'prodDate', 'equipmentId', 'customerId'],
  soNo: ['customerId', 'longCode', 'decorName'],
  longCode: ['decorName'],
} as const satisfies Partial<Record<keyof Complaint, readonly (keyof Complaint)[]>>
const LINKED: Readonly<Record<string, ResourceDef>> = {
  customerId: customer,
  equipmentId: equipment,
  shiftId: shift,
  shiftMasterId: worker,
  workerId: worker,
}

const sourceOf = choices('ComplaintPrefillSource', 'Where a suggested value comes from.', {
  LABEL: 'What the label says.',
  COMPLAINT: 'Earlier complaints of the same roll, order or decor, which all say so.',
  ROLLER: 'The roller that the label names.',
})
const suggestion = shape('ComplaintPrefillValue', 'A value that a new complaint may begin with.', {
  field: text({ description: 'The field of the complaint.' }),
  value: text({ description: 'Its value; an id where the field links to a record.' }),
  title: text({ description: 'The value as people read it.' }),
  source: sourceOf({ description: 'Where it comes from.' }),
  from: text({ nullable: true, description: 'The record that says so.' }),
})
const earlier = shape('ComplaintOfRoll', 'An earlier complaint of the same roll.', {
  complaintId: link('complaint', { description: 'The complaint.' }),
  claimNo: text({ description: 'Its number.' }),
  claimDate: date({ description: 'When it came.' }),
  qaState: text({ description: 'How it stands.' }),
})
const prefill = shape('ComplaintPrefill', 'What is known of a roll that a customer complains of.', {
  isRead: flag({ description: 'Whether the label says anything of a roll.' }),
  values: listOf(suggestion, { description: 'What a new complaint may begin with, each field once.' }),
  earlier: listOf(earlier, { description: 'Complaints of the same roll, newest first.' }),
})
type Suggestion = AnswerOf<typeof suggestion>
type Found = Map<string, Omit<Suggestion, 'field'>>

const spelled = (name: string) => [...new Set([name, name.toUpperCase()])]
/** A record of this plant that a label calls so, if its reader may read such and it takes new work. */
async function called<D extends ResourceDef>(read: Read, resource: D, keys: readonly string[], name: string | undefined) {
  if (!name || !reads(read.actor, resource)) return undefined
  for (const key of keys) {
    const rows = (await read.of(resource).find({ [key]: spelled(name) } as never)) as readonly RowOf<D>[]
    const [row] = rows.filter((one) => takesWork(resource, one as never))
    if (row) return row
  }
  return undefined
}

async function ofLabel(read: Read, label: RollLabel): Promise<Found> {
  const found: Found = new Map()
  const translate = (field: string, value: string, more: Partial<Suggestion> = {}) =>
    found.set(field, { value, title: value, source: 'LABEL', from: null, ...more })
  for (const field of ['paperRollNo', 'prodNo', 'soNo', 'longCode', 'decorName', 'prodDate'] as const)
    if (label[field]) translate(field, label[field])
  const [machine, crew, cylinder, decor] = await Promise.all([
    called(read, equipment, ['number', 'name'], label.machine),
    called(read, shift, ['name'], label.shift),
    called(read, roller, ['rollNumber'], label.rollNumber),
    called(read, roller, ['decorCode'], label.decorName),
  ])
  if (machine) translate('equipmentId', String(machine.id), { title: machine.name })
  if (crew) translate('shiftId', String(crew.id), { title: crew.name })
  // Many labels say 'decor' and mean its number.
  if (decor && found.delete('decorName') && !found.has('longCode')) translate('longCode', decor.decorCode)
  if (cylinder && !found.has('longCode')) translate('longCode', cylinder.decorCode, { source: 'ROLLER', from: cylinder.rollNumber })
  return found
}

async function complaintsBy(read: Read, key: keyof typeof SETTLED, number: string): Promise<Complaint[]> {
  const filter = { [key]: { in: spelled(number) }, qaState: { in: [...QA_STAGES] } }
  return (await read.list(complaint, { filter, no: 1, size: MOST, sort: 'claimDate', desc: true })).items
}
/** What all of them say of a field that say anything, and the newest of these. */
function agreed(rows: readonly Complaint[], key: keyof Complaint) {
  const filled = rows.filter((row) => row[key] !== null)
  const [first] = filled
  return first && new Set(filled.map((row) => row[key])).size === 1 ? { value: first[key], from: first.claimNo } : undefined
}
/** What people call the record that a value links to, unless it takes no new work; other values are what they are. */
async function titleOf(read: Read, field: string, value: unknown): Promise<string | undefined> {
  const target = LINKED[field]
  if (!target) return String(value)
  const [row] = await read.of(target).many([value as number])
  return row && takesWork(target, row) ? String((row as Record<string, unknown>)[target.title]) : undefined
}

interface PrefillQuery extends Pick<RollLabel, 'paperRollNo' | 'prodNo' | 'soNo'> {
  readonly label: string
}
async function prefillOf(read: Read, { label, ...numbers }: PrefillQuery): Promise<AnswerOf<typeof prefill>> {
  const labelValues = readRollLabel(label)
  const found = await ofLabel(read, labelValues)
  const mayRead = reads(read.actor, complaint)
  let ofRoll: readonly Complaint[] = []
  for (const [key, fields] of Object.entries(SETTLED) as [keyof typeof SETTLED, readonly (keyof Complaint)[]][]) {
    const number = (key === 'longCode' ? undefined : numbers[key]) || found.get(key)?.value
    if (!number || !mayRead) continue
    const rows = await complaintsBy(read, key, number)
    if (key === 'paperRollNo') ofRoll = rows
    for (const field of fields) {
      const one = found.has(field) ? undefined : agreed(rows, field)
      const title = one && (await titleOf(read, field, one.value))
      if (one && title) found.set(field, { value: String(one.value), title, source: 'COMPLAINT', from: one.from })
    }
  }
  return {
    isRead: Object.keys(labelValues).length > 0,
    values: [...found].map(([field, one]) => ({ field, ...one })),
    earlier: ofRoll.map(({ id, claimNo, claimDate, qaState }) => ({ complaintId: id, claimNo, claimDate, qaState })),
  }
}

export const complaintPrefillModel = defineReadModel('complaintPrefill', {
  description: 'What a new complaint may begin with, by the label of the roll or its numbers, as far as the reader may read it.',
  permission: [`${complaint.permission}:add`],
  args: {
    paperRollNo: text({ max: 64, description: 'Number of the paper roll.' }),
    prodNo: text({ max: 64, description: 'Number of the production order.' }),
    soNo: text({ max: 64, description: 'Number of the sales order.' }),
    label: text({ max: 2000, long: true, description: 'What the label of the roll says, scanned or typed.' }),
  },
  result: objectOf(prefill),
  stale: [complaint, customer, equipment, shift, worker, roller],
  about: complaint,
  read: ({ read }, { paperRollNo, prodNo, soNo, label }) =>
    prefillOf(read, { paperRollNo: paperRollNo ?? '', prodNo: prodNo ?? '', soNo: soNo ?? '', label: label ?? '' }),
})
