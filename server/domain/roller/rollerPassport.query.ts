import {
  type AnswerOf,
  date,
  daysBetween,
  defineReadModel,
  flag,
  int,
  link,
  listOf,
  objectOf,
  type Read,
  type RowOf,
  shape,
  text,
  titlesOf,
  todayOf,
} from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { rollerOperator, rollerRepairer } from './people.resource.ts'
import { roller } from './roller.resource.ts'
import { rollerLog, rollerOperation } from './rollerLog.resource.ts'
import { rollerRepair } from './rollerRepair.resource.ts'

type Log = RowOf<typeof rollerLog>
type Repair = RowOf<typeof rollerRepair>

const passportEntry = shape('RollerPassportEntry', 'One thing that happened to a roller.', {
  at: date({ description: 'The day on which it happened.' }),
  kind: text({ description: 'LOG, OUT (sent for repair), BACK (returned) or SCRAPPED (lost in repair).' }),
  refId: link('any', { description: 'Id of the roller log, or of the roller repair.' }),
  title: text({ description: 'Name of the operation logged, or number of the repair.' }),
  effect: text({ nullable: true, description: 'Of a log: NONE, MOUNT, DISMOUNT or SCRAP.' }),
  operationName: text({ nullable: true, description: 'What was done, or was to be done in repair.' }),
  placeId: link('any', { nullable: true, description: 'Id of the machine of a log, of the repairer of a repair.' }),
  placeName: text({ nullable: true, description: 'Name of that machine or repairer.' }),
  personName: text({ nullable: true, description: 'Who handled it.' }),
  detail: text({ nullable: true, description: 'What was noted.' }),
  dueDate: date({ nullable: true, description: 'The day agreed for its return.' }),
  isLate: flag({ description: 'Whether it came back later than agreed, or is out longer than agreed.' }),
  daysOut: int({ unit: 'days', nullable: true, description: 'Days between going out and coming back; so far, as long as it is out.' }),
  daysLate: int({ unit: 'days', nullable: true, description: 'Days beyond the day agreed.' }),
})
const passport = shape('RollerPassport', 'A roller with everything that ever happened to it.', {
  roller: objectOf(roller, { description: 'The roller.' }),
  entries: listOf(passportEntry, { description: 'What happened to it, newest first.' }),
  repairs: int({ description: 'How often it was sent for repair.' }),
  returned: int({ description: 'How often it came back.' }),
  onTime: int({ description: 'How often it came back by the day agreed.' }),
  daysOut: int({ unit: 'days', description: 'Days it has been out for repair, all repairs together.' }),
})
export type PassportEntry = AnswerOf<typeof passportEntry>
export type RollerPassport = AnswerOf<typeof passport>
/** An entry with the moment at which it was written, for days that saw several. */
type Moment = PassportEntry & { writtenAt: Date }
const NONE = { effect: null, operationName: null, dueDate: null, isLate: false, daysOut: null, daysLate: null }

async function logEntries(read: Read, logs: readonly Log[]): Promise<Moment[]> {
  const kinds = new Map((await read.of(rollerOperation).many(logs.map((log) => log.operationId))).map((one) => [one?.id, one]))
  const machine = await titlesOf(
    read,
    equipment,
    logs.map((log) => log.equipmentId),
  )
  const person = await titlesOf(
    read,
    rollerOperator,
    logs.map((log) => log.operatorId),
  )
  return logs.map((log): Moment => {
    const operation = kinds.get(log.operationId)
    const who = { placeId: log.equipmentId, placeName: machine(log.equipmentId), personName: person(log.operatorId), detail: log.detail }
    const what = { title: operation?.name ?? '', effect: operation?.effect ?? null, operationName: operation?.name ?? null }
    return { ...NONE, at: log.logDate, kind: 'LOG', refId: log.id, writtenAt: log.createdAt, ...who, ...what }
  })
}

/** How long a repair has taken and how far it is beyond the day agreed: until it ended, or so far. */
function lengthOf({ outDate, returnDate, expectedReturnDate }: Repair, today: string) {
  const until = returnDate ?? today
  const daysOverdue = Math.max(0, daysBetween(expectedReturnDate, until))
  return { daysOut: Math.max(0, daysBetween(outDate, until)), daysLate: daysOverdue, isLate: daysOverdue > 0, dueDate: expectedReturnDate }
}

async function repairEntries(read: Read, repairs: readonly Repair[]): Promise<Moment[]> {
  const today = todayOf(read)
  const [company, person, work] = await Promise.all([
    titlesOf(
      read,
      rollerRepairer,
      repairs.map((one) => one.repairerId),
    ),
    titlesOf(
      read,
      rollerOperator,
      repairs.map((one) => one.operatorId),
    ),
    titlesOf(
      read,
      rollerOperation,
      repairs.map((one) => one.operationId),
    ),
  ])
  return repairs.flatMap((repair): Moment[] => {
    const who = {
      placeId: repair.repairerId,
      placeName: company(repair.repairerId),
      personName: person(repair.operatorId),
      detail: repair.detail,
    }
    const shared = { refId: repair.id, title: repair.repairNo, effect: null, operationName: work(repair.operationId), ...who }
    const length = lengthOf(repair, today)
    const isOut = repair.returnDate === null
    const sent = { ...(isOut ? length : { ...NONE, dueDate: repair.expectedReturnDate }), ...shared }
    const out: Moment = { ...sent, at: repair.outDate, kind: 'OUT', writtenAt: repair.createdAt }
    if (isOut) return [out]
    // A repair that has ended is read-only: its last change was the end.
    const kind = repair.status === 'SCRAPPED' ? 'SCRAPPED' : 'BACK'
    return [out, { ...shared, ...length, at: repair.returnDate ?? '', kind, writtenAt: repair.updatedAt }]
  })
}

const newestFirst = (a: Moment, b: Moment) => b.at.localeCompare(a.at) || b.writtenAt.getTime() - a.writtenAt.getTime() || b.refId - a.refId

/** A roller with everything that ever happened to it, newest first (§7). */
export async function rollerPassport(read: Read, id: number): Promise<RollerPassport> {
  const found = await read.of(roller).get(id)
  const [logs, repairs] = await Promise.all([read.of(rollerLog).find({ rollerId: id }), read.of(rollerRepair).find({ rollerId: id })])
  const moments = [...(await logEntries(read, logs)), ...(await repairEntries(read, repairs))].sort(newestFirst)
  const back = repairs.filter((one) => one.status === 'RETURNED')
  const today = todayOf(read)
  return {
    roller: found,
    entries: moments.map(({ writtenAt: _, ...entry }) => entry),
    repairs: repairs.length,
    returned: back.length,
    onTime: back.filter((one) => !lengthOf(one, today).isLate).length,
    daysOut: repairs.reduce((sum, one) => sum + lengthOf(one, today).daysOut, 0),
  }
}

export const rollerPassportModel = defineReadModel('rollerPassport', {
  description: 'The passport of a roller: its logs and repairs as one history.',
  permission: ['roller:roller:list', 'roller:roller:query'],
  args: { id: link('roller', { required: true }) },
  result: objectOf(passport),
  stale: [roller, rollerLog, rollerRepair, rollerRepairer, rollerOperator, rollerOperation, equipment],
  read: ({ read }, { id }) => rollerPassport(read, id),
})
