import { businessDay, date, flag, link, type Read, type ResourceDef } from '../../kernel/index.ts'
import { repairTimeLog } from '../hours/index.ts'
import { equipmentPast, workshop } from '../masterdata/index.ts'
import { faultCategory, repairer, repairLog, reportLog, reportRun } from '../repair/index.ts'
import type { RangeQuery } from './figureRange.ts'
import { SCHEDULE_SOURCES } from './schedule.query.ts'

/** The days that figures are about. */
export const daysArgs = {
  from: date({ required: true, description: 'First business day.' }),
  to: date({ required: true, description: 'Last business day, included; at most 731 days in all. What is still to come counts nothing.' }),
}
export const figureArgs = { ...daysArgs, workshopId: link('workshop', { description: 'Only machines of this workshop.' }) }

/** What figures say that count records with owners: a reader with a data scope has figures of what that lets them open. */
export const scopeFields = {
  isLimited: flag({ description: 'Whether they count only those records that the reader may open by data scope.' }),
}
export const scopeOfFigures = ({ actor }: Read) => ({ isLimited: actor.dataScope !== 'all' })

/** All that figures are made of. */
export const FIGURE_SOURCES: readonly ResourceDef[] = [
  reportLog,
  reportRun,
  repairLog,
  repairTimeLog,
  repairer,
  faultCategory,
  equipmentPast,
  workshop,
  ...SCHEDULE_SOURCES,
]
const MINUTE_MS = 60_000

/** Figures of past days stay what they are until a row changes; those that reach to today are as of this minute. */
export const asOfMinute = ({ now, offsetMinutes }: Read, { to }: RangeQuery): string =>
  to < businessDay(now, offsetMinutes) ? '' : String(Math.floor(now.getTime() / MINUTE_MS))
