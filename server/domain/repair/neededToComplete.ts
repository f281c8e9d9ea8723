import type { Read } from '../../kernel/index.ts'
import { configValue, NEEDED_TO_COMPLETE } from '../system/index.ts'
import { manHours } from './manHours.query.ts'
import type { Repair } from './openRepairs.ts'
import { reportLog } from './reportLog.resource.ts'

type Needed = 'hours' | 'faultCategoryId' | 'description'
const FIELDS: Readonly<Record<string, Needed>> = { hours: 'hours', faultCategory: 'faultCategoryId', description: 'description' }

/** Fields named by a parameter; a word of an older version that nobody knows asks for nothing. */
async function named(read: Read, key: string): Promise<Needed[]> {
  const words = (await configValue(read, key))?.split(',') ?? []
  return words.flatMap((word) => FIELDS[word.trim()] ?? [])
}

/**
 * What a repair does not close without, by urgency and stop of its report: what it holds already is not asked again. Work that answers no
 * report is nothing urgent.
 */
export async function neededToComplete(read: Read, repair: Repair): Promise<Needed[]> {
  const [report] = repair.reportId === null ? [] : await read.of(reportLog).many([repair.reportId])
  const urgency = report?.urgency ?? 'NORMAL'
  const isStop = Boolean(report?.isStopped) || urgency === 'STOP'
  const asked = new Set(await named(read, NEEDED_TO_COMPLETE[urgency === 'STOP' ? 'STOPPED' : urgency]))
  if (isStop) for (const field of await named(read, NEEDED_TO_COMPLETE.STOPPED)) asked.add(field)
  if (repair.faultCategoryId !== null) asked.delete('faultCategoryId')
  if (repair.description) asked.delete('description')
  if (asked.has('hours') && (await manHours.load(read, [repair.id])).get(repair.id)) asked.delete('hours')
  return [...asked]
}
