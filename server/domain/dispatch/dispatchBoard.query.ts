import { defineReadModel, link, listOf, objectOf, type Read } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { reportLog } from '../repair/index.ts'
import { board, suggestion } from './dispatchBoard.shape.ts'
import { DISPATCH_SOURCES } from './dispatchSources.ts'
import { dispatchPeople, type Person } from './people.ts'
import { rankPeople } from './rankPeople.ts'
import { type PastRepair, type RepairHistory, repairHistory } from './repairHistory.query.ts'
import { waitingItems } from './waiting.query.ts'
import type { Waiting } from './waitingItem.ts'

/** Rows of the queue that are sent. */
const ITEMS_MAX = 300

const repairersOf = (past: readonly PastRepair[]) => [...new Set(past.flatMap(({ repairerIds }) => repairerIds))]

type Item = Pick<Waiting, 'equipmentId' | 'description' | 'faultCategoryId' | 'craft' | 'isStopped' | 'urgency'>
/** The best repairers for something that waits, with the reasons. */
function suggestionsFor(item: Item, people: readonly Person[], history: RepairHistory) {
  const job = {
    craft: item.craft,
    isUrgent: item.isStopped || item.urgency === 'STOP' || item.urgency === 'HIGH',
    machineRepairers: repairersOf(history.ofMachine(item)),
    faultRepairers: repairersOf(history.ofFault(item)),
  }
  const candidates = people.map((one) => ({ ...one, id: one.repairerId }))
  const names = new Map(people.map(({ repairerId, name }) => [repairerId, name]))
  return rankPeople(job, candidates).map((one) => ({ ...one, reasons: [...one.reasons], name: names.get(one.repairerId) ?? '' }))
}

/** Somebody else is suggested for what is late with whoever has it. */
const without = (people: readonly Person[], ids: readonly number[]) => people.filter(({ repairerId }) => !ids.includes(repairerId))

/** Who repaired a machine or a fault before, one line for each repairer. */
function pastOf(item: Item, history: RepairHistory) {
  const lines = (past: readonly PastRepair[], isSameFault: boolean) =>
    past.flatMap(({ repairerIds, ...repair }) => repairerIds.map((repairerId) => ({ repairerId, ...repair, isSameFault })))
  return [...lines(history.ofMachine(item), false), ...lines(history.ofFault(item), true)]
}

/** The queue of the plant with a suggestion for each of its rows, and the people who could be assigned. */
export async function dispatchBoard(read: Read) {
  const people = await dispatchPeople(read)
  const away = new Set(people.flatMap(({ repairerId, presence }) => (presence === 'ON_LEAVE' ? repairerId : [])))
  const inService = new Set(people.map(({ repairerId }) => repairerId))
  const waiting = await waitingItems(read, (id) => away.has(id) || !inService.has(id))
  const shown = waiting.slice(0, ITEMS_MAX)
  const history = await repairHistory(read, shown)
  const items = shown.map(({ assigned, ...item }) => ({
    ...item,
    records: [...item.records],
    missingParts: [...item.missingParts],
    assignedNames: [...item.assignedNames],
    past: pastOf(item, history),
    suggestions: item.kind === 'PARTS' ? [] : suggestionsFor(item, item.isAssigned ? without(people, assigned) : people, history),
  }))
  return { at: read.now, total: waiting.length, items, people: people.map((one) => ({ ...one, work: [...one.work] })) }
}

/** The best repairers for a report. */
export async function dispatchSuggestions(read: Read, reportId: number) {
  const report = await read.of(reportLog).get(reportId)
  const [people, [machine]] = await Promise.all([dispatchPeople(read), read.withoutDataScope.of(equipment).many([report.equipmentId])])
  const item = { ...report, craft: machine?.maintCraft ?? null, isStopped: report.isStopped && report.resumeDate === null }
  return suggestionsFor(item, people, await repairHistory(read, [item]))
}

export const dispatchBoardModel = defineReadModel('dispatchBoard', {
  description: 'What waits for repairers, with whom to assign, and the repairers with shift, leave and open work.',
  permission: ['repair:dispatch:list'],
  result: objectOf(board),
  stale: DISPATCH_SOURCES,
  read: ({ read }) => dispatchBoard(read),
})

export const dispatchSuggestionsModel = defineReadModel('dispatchSuggestions', {
  description: 'The repairers who suit a report best, at most three, with the reasons.',
  permission: ['repair:report:accept'],
  args: { reportId: link('reportLog', { required: true, description: 'The report.' }) },
  result: listOf(suggestion),
  stale: DISPATCH_SOURCES,
  read: ({ read }, { reportId }) => dispatchSuggestions(read, reportId),
})
