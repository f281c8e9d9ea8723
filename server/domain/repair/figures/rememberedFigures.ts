import { businessDay, type Read } from '../../../kernel/index.ts'
import { equipment, equipmentPast, holiday, shift, shiftChange, shiftPast, workshop } from '../../masterdata/index.ts'
import { config, restDaysPast } from '../../system/index.ts'
import { faultCategory } from '../faultCategory.resource.ts'
import { repairer } from '../repairer.resource.ts'
import { repairLog } from '../repairLog.resource.ts'
import { repairTimeLog } from '../repairTimeLog.resource.ts'
import { reportLog } from '../reportLog.resource.ts'
import { reportRun } from '../reportRun.resource.ts'
import type { AskedRange } from './figureRange.ts'
import type { AskedWorkshop } from './place.query.ts'

const SOURCES = [
  reportLog,
  reportRun,
  repairLog,
  repairTimeLog,
  repairer,
  faultCategory,
  equipment,
  equipmentPast,
  workshop,
  shift,
  shiftChange,
  shiftPast,
  holiday,
  config,
  restDaysPast,
]
const MINUTE_MS = 60_000

/** Figures of past days stay what they are until a row changes; those that reach to today are as of this minute. */
export function rememberedFigures<T>(read: Read, name: string, asked: AskedRange & AskedWorkshop, make: () => Promise<T>): Promise<T> {
  const isPast = asked.to < businessDay(read.now, read.offsetMinutes)
  const asOf = isPast ? '' : Math.floor(read.now.getTime() / MINUTE_MS)
  return read.remembered([name, asked.from, asked.to, asked.workshopId ?? '', asOf].join('|'), SOURCES, make)
}
