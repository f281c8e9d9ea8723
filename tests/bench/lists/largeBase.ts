import { reportLog } from '../../../server/domain/repair/index.ts'
import type { BulkStore } from '../../../server/kernel/index.ts'
import { benchBase, benchDatabase, copyRows, copyRowsThere, fillPlants, fillRows } from '../benchBase.ts'

export { PASSWORD } from '../benchBase.ts'

const WORDS = ['气缸漏气', '套印偏差', '张力不稳', '刮刀磨损', '电机过热', '通讯中断', '纠偏失灵', '墨路堵塞']
const MACHINES = 200
const REPORTERS = 50
const BEGIN_MS = Date.parse('2022-01-01T00:00:00Z')
const MINUTE_MS = 60_000
const BLOCK = 20_000
const DONE_AFTER = 90
/** Reports that are not settled yet, however many there are. */
const OPEN = 60

const reportOf = (id: number) => ({
  plantId: 1,
  reportNo: `BX-${String(id).padStart(8, '0')}`,
  description: `${WORDS[id % WORDS.length]} ${id}`,
  reportDate: new Date(BEGIN_MS + id * MINUTE_MS),
  reporterId: (id % REPORTERS) + 1,
  equCategory: 'EQUIPMENT',
  equipmentId: (id % MACHINES) + 1,
  urgency: 'NORMAL',
  isStopped: false,
  completedAt: new Date(BEGIN_MS + (id + DONE_AFTER) * MINUTE_MS),
  status: 'CONFIRMED',
})
const copied = (words: { numbered: string; said: string }, rows: number) => ({
  table: 'report_log',
  rows: BLOCK,
  copies: Math.ceil(rows / BLOCK),
  values: {
    report_no: words.numbered,
    description: `${words.said} || ' ' || (id + @by)`,
    report_date: `report_date + cast(@by as bigint) * ${MINUTE_MS}`,
    completed_at: `completed_at + cast(@by as bigint) * ${MINUTE_MS}`,
  },
})
const opening = (rows: number) => `update report_log set status = 'PENDING', completed_at = null where id > ${rows - OPEN}`
async function fill(store: BulkStore, rows: number) {
  await fillPlants(store, { plants: 1, machines: MACHINES, reporters: REPORTERS })
  await fillRows(store, reportLog, Math.min(rows, BLOCK), reportOf)
}

/** So many reports of one plant, one a minute. The last few are open, the others confirmed. */
export const largeBase = (rows: number) =>
  benchBase(`reports-${rows}`, {
    fill: (store) => fill(store, rows),
    grow(base) {
      const words = { numbered: "'BX-' || printf('%08d', id + @by)", said: "substr(description, 1, instr(description, ' ') - 1)" }
      copyRows(base, copied(words, rows))
      base.exec(opening(rows))
    },
  })
/** The same on PostgreSQL. */
export const largeDatabase = (rows: number) =>
  benchDatabase(`reports_${rows}`, {
    fill: (store) => fill(store, rows),
    async grow(client) {
      const words = { numbered: "'BX-' || lpad((id + @by)::text, 8, '0')", said: "split_part(description, ' ', 1)" }
      await copyRowsThere(client, copied(words, rows))
      for (const one of [opening(rows), 'vacuum analyze']) await client.query(one)
    },
  })
