import { reportLog } from '../../server/domain/repair/index.ts'
import { benchBase, copyRows, fillPlants, fillRows } from './benchBase.ts'

export { PASSWORD } from './benchBase.ts'

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
const COPIED = {
  report_no: "'BX-' || printf('%08d', id + @by)",
  description: "substr(description, 1, instr(description, ' ')) || (id + @by)",
  report_date: `report_date + @by * ${MINUTE_MS}`,
  completed_at: `completed_at + @by * ${MINUTE_MS}`,
}

/** So many reports of one plant, one a minute. The last few are open, the others confirmed. */
export const largeBase = (rows: number) =>
  benchBase(`reports-${rows}`, {
    async fill(store) {
      await fillPlants(store, { plants: 1, machines: MACHINES, reporters: REPORTERS })
      await fillRows(store, reportLog, Math.min(rows, BLOCK), reportOf)
    },
    grow(base) {
      copyRows(base, { table: 'report_log', rows: BLOCK, copies: Math.ceil(rows / BLOCK), values: COPIED })
      base.prepare("update report_log set status = 'PENDING', completed_at = null where id > ?").run(rows - OPEN)
    },
  })
