import { crewOf } from './crew.ts'
import { customerRows, furnishMachines, vendorRows } from './partners.ts'
import type { Row, Rows } from './plants.ts'
import type { Random } from './random.ts'

/** The public holidays of 2026 with their make-up working days ('*'), as the State Council announced them. */
const PUBLIC = `
元旦 | 2026-01-01 | 2026-01-03 |
*元旦调休 | 2026-01-04 | 2026-01-04 | 周日上班
*春节调休 | 2026-02-14 | 2026-02-14 | 周六上班
春节 | 2026-02-15 | 2026-02-23 | 停机前完成墨槽清洗和版辊入库
*春节调休 | 2026-02-28 | 2026-02-28 | 周六上班
清明节 | 2026-04-04 | 2026-04-06 |
劳动节 | 2026-05-01 | 2026-05-05 |
*劳动节调休 | 2026-05-09 | 2026-05-09 | 周六上班
端午节 | 2026-06-19 | 2026-06-21 |
*国庆节调休 | 2026-09-20 | 2026-09-20 | 周日上班
中秋节 | 2026-09-25 | 2026-09-27 |
国庆节 | 2026-10-01 | 2026-10-07 |
*国庆节调休 | 2026-10-10 | 2026-10-10 | 周六上班
`
/** When each plant stands still for its yearly overhaul. */
const OVERHAULS = {
  1: '年度检修 | 2026-07-18 | 2026-07-20 | 全厂停产，动力站同步检修',
  2: '年度检修 | 2026-08-08 | 2026-08-10 | 浸渍线烘箱清理',
} as const

const holidayRows = (plantNo: 1 | 2): Row[] =>
  [...PUBLIC.trim().split('\n'), OVERHAULS[plantNo]].map((line) => {
    const [marked = '', beginDate, endDate, remark] = line.split('|').map((part) => part.trim())
    const holidayType = marked.startsWith('*') ? 'WORKDAY' : 'HOLIDAY'
    return { plantId: plantNo, name: marked.replace('*', ''), holidayType, beginDate, endDate, remark: remark || null }
  })

const KINDS = ['holiday', 'station', 'productionPosition', 'worker', 'staff', 'operator', 'qaPerson', 'customer', 'vendor'] as const
type MasterRows = Record<(typeof KINDS)[number], Row[]>

/** Calendars, people and business partners of both plants. Machines learn who made them. */
export function masterdataRows(random: Random, { workshop, equipment }: Pick<Rows, 'workshop' | 'equipment'>, stamps: Row): MasterRows {
  const first = crewOf(1, random, { halls: workshop, firstPosition: 1 })
  const second = crewOf(2, random, { halls: workshop, firstPosition: first.productionPosition.length + 1 })
  const made: MasterRows = {
    holiday: [...holidayRows(1), ...holidayRows(2)],
    station: [...first.station, ...second.station],
    productionPosition: [...first.productionPosition, ...second.productionPosition],
    worker: [...first.worker, ...second.worker],
    staff: [...first.staff, ...second.staff],
    operator: [...first.operator, ...second.operator],
    qaPerson: [...first.qaPerson, ...second.qaPerson],
    customer: customerRows(),
    vendor: vendorRows(),
  }
  const whole = (kind: keyof MasterRows, row: Row, at: number): Row => ({
    id: at + 1,
    ...(kind !== 'holiday' && { status: 'ENABLED' }),
    ...row,
    ...stamps,
  })
  const rows = Object.fromEntries(KINDS.map((kind) => [kind, made[kind].map((row, at) => whole(kind, row, at))])) as MasterRows
  furnishMachines(equipment, rows.vendor)
  return rows
}
