import { addDays, businessDay, dayStart } from '../../kernel/index.ts'
import { type Plant, pressesOf } from '../plants/plants.ts'
import type { Random } from '../random.ts'
import { HOUR } from '../repair/incidents.ts'
import { numberedByMoment, type Row } from '../tables.ts'
import table from './ducts.json' with { type: 'json' }

const PAST_DAYS = 120
/** Work that has gone on longer than meant, and nobody has told its end yet. */
const UNTOLD_DAYS = 7
const UNTOLD_CHANCE = 0.3

interface Clock {
  readonly now: number
  readonly offset: number
}
interface Ducts {
  readonly duct: Row[]
  readonly ductLog: Row[]
}

/** Months of work on one tank, one piece at a time; what would end after now is still open. */
function logsOf(random: Random, duct: Row, { workerIds, now, offset }: Clock & { workerIds: readonly number[] }): Row[] {
  const today = businessDay(new Date(now), offset)
  const rows: Row[] = []
  for (let day = addDays(today, -PAST_DAYS + Math.floor(random.between(0, 30))); ; ) {
    const { kind, days, notes } = random.weighted(table.work, ({ share }) => share)
    const endDay = addDays(day, Math.floor(random.between(0, days + 1)))
    const moment = (of: string, hour: number) => dayStart(of, offset).getTime() + hour * HOUR
    const [begun, ended] = [moment(day, random.between(7.5, 11)), moment(endDay, random.between(12, 16))]
    if (begun > now) return rows
    const isOpen = ended > now || (endDay > addDays(today, -UNTOLD_DAYS) && random.chance(UNTOLD_CHANCE))
    const at = { createdAt: new Date(Math.round(begun)), updatedAt: new Date(Math.round(isOpen ? begun : ended)) }
    const state = { status: isOpen ? 'OPEN' : 'CLOSED', endDate: isOpen ? null : endDay }
    const detail = random.chance(0.7) ? random.pick(notes) : null
    rows.push({ plantId: duct.plantId, ductId: duct.id, kind, beginDate: day, workerId: random.pick(workerIds), detail, ...state, ...at })
    if (isOpen) return rows
    day = addDays(endDay, Math.floor(random.between(9, 34)))
  }
}

/** Four ink tanks at every press, with what has been done with them. */
interface DuctSources extends Clock {
  readonly worker: readonly Row[]
  readonly stamps: Row
}
export function ductsOf(random: Random, plants: readonly Plant[], { worker, stamps, ...clock }: DuctSources): Ducts {
  const duct = plants
    .flatMap((plant) => pressesOf(plant).map((press) => ({ plant, press })))
    .flatMap(({ plant, press }) =>
      table.colours.map((remark, at) => ({
        plantId: plant.id,
        ductNo: `${press.number}-M${at + 1}`,
        equipmentId: press.id,
        remark,
        sortOrder: at + 1,
      })),
    )
    .map((row, at) => ({ id: at + 1, ...row, status: 'ENABLED', ...stamps }))
  const logs = duct.flatMap((row) => {
    const workerIds = worker.filter((one) => one.plantId === row.plantId).map((one) => one.id as number)
    return logsOf(random, row, { ...clock, workerIds })
  })
  const ductLog = numberedByMoment(logs)
  return { duct, ductLog }
}
