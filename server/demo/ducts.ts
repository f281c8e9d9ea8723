import { addDays, businessDay, dayStart } from '../kernel/index.ts'
import { HOUR } from './incidents.ts'
import type { Plant, Row } from './plants.ts'
import type { Random } from './random.ts'

const COLOURS = ['第 1 色', '第 2 色', '第 3 色', '第 4 色'] as const
const PAST_DAYS = 120
/** Work that has gone on longer than meant, and nobody has told its end yet. */
const UNTOLD_DAYS = 7
const UNTOLD_CHANCE = 0.3
/** What is done with an ink tank: share, longest days, notes. */
const WORK = [
  { kind: 'CLEAN', share: 7, days: 1, notes: ['换色清洗', '积墨结块，拆洗', '浸泡后高压冲洗'] },
  { kind: 'REPAIR', share: 2, days: 11, notes: ['更换密封条', '液位传感器失灵', '循环泵漏墨，更换机械密封'] },
  { kind: 'REPLACE', share: 1, days: 2, notes: ['槽体腐蚀，更换新槽', '衬里开裂，整槽更换'] },
] as const

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
    const { kind, days, notes } = random.weighted(WORK, ({ share }) => share)
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
interface Given extends Clock {
  readonly worker: readonly Row[]
  readonly stamps: Row
}
export function ductsOf(random: Random, plants: readonly Plant[], { worker, stamps, ...clock }: Given): Ducts {
  const duct = plants
    .flatMap((plant) => plant.machines.filter((machine) => machine.name.startsWith('凹印机')).map((press) => ({ plant, press })))
    .flatMap(({ plant, press }) =>
      COLOURS.map((remark, at) => ({
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
  const ductLog = logs.sort((a, b) => Number(a.createdAt) - Number(b.createdAt)).map((row, at) => ({ id: at + 1, ...row }))
  return { duct, ductLog }
}
