import { type AnswerOf, can, date, defineReadModel, instant, link, listOf, type Read, shape, text } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { repairDueDate } from './dueDates.ts'
import { repairer } from './people.resource.ts'
import { OPEN_REPAIR } from './repairs/openRepairs.ts'
import { repairLog } from './repairs/repairLog.resource.ts'
import { reportFlow, reportLog } from './reports/reportLog.resource.ts'

const openWork = shape('OpenWork', 'Something that waits for the signed-in person.', {
  kind: text({ description: 'reportLog or repairLog.' }),
  id: link('any', { description: 'Id of that record.' }),
  number: text({ description: 'Its number.' }),
  equipmentName: text({ description: 'The machine.' }),
  status: text({ description: 'Its state.' }),
  since: instant({ description: 'Since when it waits.' }),
  description: text({ description: 'What is wrong.' }),
  dueDate: date({ nullable: true, description: 'The day on which it is due: with its parts, or with the known fault that it is about.' }),
})
export type OpenWork = AnswerOf<typeof openWork>
type Item = OpenWork & { equipmentId: number }

const SHOWN = 50

/** Reports that wait for somebody who may accept them. */
async function toAccept(read: Read): Promise<Item[]> {
  if (!can(read.actor, reportFlow.accept.permission)) return []
  const reports = await read.of(reportLog).find({ status: 'PENDING', joinedToId: null })
  return reports.map(({ id, reportNo, equipmentId, status, reportDate, description }) => {
    return {
      kind: 'reportLog',
      id,
      number: reportNo,
      equipmentId,
      equipmentName: '',
      status,
      since: reportDate,
      description,
      dueDate: null,
    }
  })
}

/** Open repairs given to the person who is signed in. */
async function toRepair(read: Read): Promise<Item[]> {
  if (read.actor.userId === null) return []
  const me = new Set((await read.of(repairer).find({ userId: read.actor.userId })).map((person) => person.id))
  if (!me.size) return []
  const repairs = await read.of(repairLog).find({ status: OPEN_REPAIR })
  const people = await read.of(repairLog).linksOf(
    'repairerIds',
    repairs.map((repair) => repair.id),
  )
  const mine = repairs.filter((repair) => people.get(repair.id)?.some((id) => me.has(id)))
  const reports = await read.withoutDataScope.of(reportLog).many(mine.map(({ reportId }) => reportId ?? 0))
  return mine.map((repair, at) => {
    const { id, repairNo, equipmentId, status, createdAt, faultDescription, description } = repair
    return {
      kind: 'repairLog',
      id,
      number: repairNo,
      equipmentId,
      equipmentName: '',
      status,
      since: createdAt,
      description: faultDescription ?? description ?? '',
      dueDate: repairDueDate(repair, reports[at], read.offsetMinutes),
    }
  })
}

/** What waits for me, oldest first. */
export async function myOpenWork(read: Read): Promise<OpenWork[]> {
  const items = [...(await toAccept(read)), ...(await toRepair(read))].sort((a, b) => a.since.getTime() - b.since.getTime()).slice(0, SHOWN)
  const machines = await read.of(equipment).many(items.map((item) => item.equipmentId))
  return items.map(({ equipmentId: _, ...work }, at) => ({ ...work, equipmentName: machines[at]?.name ?? '' }))
}

export const myOpenWorkModel = defineReadModel('myOpenWork', {
  description: 'Reports that the signed-in person may accept, and repairs that are theirs; oldest first.',
  permission: [],
  result: listOf(openWork),
  stale: [reportLog, repairLog, repairer, equipment],
  read: ({ read }) => myOpenWork(read),
})
