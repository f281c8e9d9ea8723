import { repairTimeLog } from '../../../server/domain/hours/index.ts'
import { shift } from '../../../server/domain/masterdata/index.ts'
import { faultCategory, repairer, repairLog, reportLog } from '../../../server/domain/repair/index.ts'
import { benchBase, benchDatabase, copyRows, copyRowsThere, fillPlants, fillRows } from '../benchBase.ts'

const [PLANTS, MACHINES, REPORTERS, REPAIRERS, CATEGORIES] = [3, 240, 60, 90, 12]
const YEARS_MS = 5 * 365.25 * 86_400_000
const MINUTE_MS = 60_000
/** Of the newest reports of each plant, those not settled. */
const OPEN = 20
const SHIFTS = [
  ['07:00', '15:00'],
  ['15:00', '23:00'],
  ['23:00', '07:00'],
] as const
const URGENCIES = ['LOW', 'NORMAL', 'NORMAL', 'HIGH', 'STOP'] as const
const TYPES = ['FAULT', 'FAULT', 'FAULT', 'PREVENTIVE', 'IMPROVEMENT'] as const

/** A whole number below `below`, as scattered as chance and the same in every run. */
function scattered(seed: number, below: number): number {
  let x = Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return ((x ^ (x >>> 16)) >>> 0) % below
}

const BLOCKS = 25
const BLOCK_MS = YEARS_MS / BLOCKS

/** What report and repair number `id` of a block say, which spreads evenly over its time. */
function story(id: number, rows: number, begin: number) {
  const plantId = ((id - 1) % PLANTS) + 1
  const pick = (salt: number, of: number) => scattered(id * 8 + salt, of)
  // Whoever belongs to a plant has a number that leads to it, as the machines have.
  const ofPlant = (of: number, salt: number) => plantId + PLANTS * pick(salt, of / PLANTS)
  const reportDate = new Date(begin + Math.round((id / rows) * BLOCK_MS))
  const acceptedAt = new Date(reportDate.getTime() + (3 + pick(1, 40)) * MINUTE_MS)
  const resumeDate = new Date(acceptedAt.getTime() + (10 + pick(2, 300)) * MINUTE_MS)
  return { plantId, pick, ofPlant, reportDate, acceptedAt, resumeDate }
}
type Story = ReturnType<typeof story>

const reportOf = (id: number, { plantId, pick, ofPlant, reportDate, acceptedAt, resumeDate }: Story) => ({
  plantId,
  reportNo: `BX-${String(id).padStart(7, '0')}`,
  description: `主电机过热，第 ${id} 次`,
  reportDate,
  reporterId: ofPlant(REPORTERS, 3),
  equCategory: 'EQUIPMENT',
  equipmentId: ofPlant(MACHINES, 4),
  urgency: URGENCIES[pick(5, URGENCIES.length)],
  isStopped: pick(6, 5) < 3,
  acceptedAt,
  resumeDate,
  completedAt: resumeDate,
  faultCategoryId: pick(7, 20) === 0 ? null : 1 + pick(7, CATEGORIES),
  status: 'CONFIRMED',
})
const repairOf = (id: number, { plantId, pick, ofPlant, acceptedAt, resumeDate }: Story) => ({
  plantId,
  repairNo: `WX-${String(id).padStart(7, '0')}`,
  reportId: id,
  equipmentId: ofPlant(MACHINES, 4),
  faultCategoryId: 1 + pick(7, CATEGORIES),
  repairerIds: pick(1, 3) ? [ofPlant(REPAIRERS, 0)] : [...new Set([ofPlant(REPAIRERS, 0), ofPlant(REPAIRERS, 1)])],
  repairType: TYPES[pick(2, TYPES.length)],
  faultDescription: `主电机过热，第 ${id} 次`,
  description: '清洁散热风道，更换轴承',
  needNotice: false,
  usableWithFault: false,
  beginDate: acceptedAt,
  completeDate: resumeDate,
  status: 'COMPLETED',
})
const hoursOf = (id: number, { plantId, pick, ofPlant, acceptedAt }: Story) => ({
  plantId,
  repairerId: ofPlant(REPAIRERS, 0),
  hours: (1 + pick(3, 16)) / 4,
  logDate: acceptedAt.toISOString().slice(0, 10),
  repairId: id,
  equipmentId: ofPlant(MACHINES, 4),
})

/** Moments of a copy lie in its own block of time. */
const later = (...columns: string[]) => Object.fromEntries(columns.map((name) => [name, `${name} + @copy * ${BLOCK_MS}`]))
/** What differs between the bases: a number with its zeros, and a day so many days later. */
interface Words {
  numbered(prefix: string): string
  dayLater(column: string, days: string): string
}
const WORDS: Readonly<Record<'sqlite' | 'postgres', Words>> = {
  sqlite: {
    numbered: (prefix) => `'${prefix}-' || printf('%08d', id + @by)`,
    dayLater: (column, days) => `date(${column}, '+' || (${days}) || ' days')`,
  },
  postgres: {
    numbered: (prefix) => `'${prefix}-' || lpad((id + @by)::text, 8, '0')`,
    dayLater: (column, days) => `to_char(${column}::date + (${days})::int, 'YYYY-MM-DD')`,
  },
}
const copied = ({ numbered, dayLater }: Words) => ({
  report_log: { report_no: numbered('BX'), ...later('report_date', 'accepted_at', 'resume_date', 'completed_at') },
  repair_log: { repair_no: numbered('WX'), report_id: 'report_id + @by', ...later('begin_date', 'complete_date') },
  repair_time_log: { repair_id: 'repair_id + @by', log_date: dayLater('log_date', `@copy * ${BLOCK_MS} / 86400000`) },
  repair_log_repairer: {},
})
const copyings = (words: Words, rows: number) =>
  Object.entries(copied(words)).map(([table, values]) => ({
    ...{ table, rows, copies: BLOCKS, values },
    ...(table === 'repair_log_repairer' && { key: 'owner_id' }),
  }))

/** A report of the first plant, the `nth` of it in the block of another one: every block begins with that plant. */
export function reportOfFirst(near: number, nth: number): number {
  const rows = 20_000
  return Math.floor(near / rows) * rows + 1 + PLANTS * ((Math.floor((near % rows) / PLANTS) + nth) % Math.floor(rows / PLANTS))
}

async function fillPeople(store: Parameters<typeof fillPlants>[0]) {
  const enabled = { status: 'ENABLED', sortOrder: 0 }
  const plantOf = (id: number) => ((id - 1) % PLANTS) + 1
  await fillPlants(store, { plants: PLANTS, machines: MACHINES, reporters: REPORTERS })
  await fillRows(store, shift, PLANTS * SHIFTS.length, (id) => {
    const [beginTime, endTime] = SHIFTS[Math.floor((id - 1) / PLANTS)] ?? ['07:00', '15:00']
    return { plantId: plantOf(id), name: `shift ${id}`, beginTime, endTime, ...enabled }
  })
  await fillRows(store, repairer, REPAIRERS, (id) => ({ plantId: plantOf(id), name: `repairer ${id}`, ...enabled }))
  await fillRows(store, faultCategory, CATEGORIES, (id) => ({ name: `category ${id}`, sortOrder: id }))
}

async function fillStories(store: Parameters<typeof fillPlants>[0], { rows, begin }: { rows: number; begin: number }) {
  await fillPeople(store)
  const makers = [
    [reportLog, reportOf],
    [repairLog, repairOf],
    [repairTimeLog, hoursOf],
  ] as const
  for (const [resource, make] of makers) await fillRows(store, resource, rows, (id) => make(id, story(id, rows, begin)))
}
const opening = (repairs: number) => [
  `update report_log set status = 'PENDING', accepted_at = null, resume_date = null, completed_at = null where id > ${repairs - OPEN * PLANTS}`,
  `update repair_log set status = 'ASSIGNED', begin_date = null, complete_date = null where id > ${repairs - OPEN * PLANTS}`,
]

const volumeOf = (repairs: number, lastDay: string) => ({ begin: Date.parse(`${lastDay}T12:00:00Z`) - YEARS_MS, rows: repairs / BLOCKS })

/** So many repairs with their reports and hours, of three plants over the five years before a day. */
export const figuresBase = (repairs: number, lastDay: string) =>
  benchBase(`figures-${repairs}-${lastDay}`, {
    fill: (store) => fillStories(store, volumeOf(repairs, lastDay)),
    grow(base) {
      for (const copying of copyings(WORDS.sqlite, repairs / BLOCKS)) copyRows(base, copying)
      for (const one of opening(repairs)) base.exec(one)
    },
  })
/** The same on PostgreSQL. */
export const figuresDatabase = (repairs: number, lastDay: string) =>
  benchDatabase(`figures_${repairs}_${lastDay.replaceAll('-', '')}`, {
    fill: (store) => fillStories(store, volumeOf(repairs, lastDay)),
    async grow(client) {
      for (const copying of copyings(WORDS.postgres, repairs / BLOCKS)) await copyRowsThere(client, copying)
      for (const one of [...opening(repairs), 'vacuum analyze']) await client.query(one)
    },
  })
