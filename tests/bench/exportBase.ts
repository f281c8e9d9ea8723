import { faultCategory, repairer, repairLog, reportLog } from '../../server/domain/repair/index.ts'
import { benchBase, fillPlants, fillRows } from './benchBase.ts'

const [MACHINES, REPORTERS, REPAIRERS, CATEGORIES] = [200, 50, 60, 12]
const BEGIN_MS = Date.parse('2022-01-01T00:00:00Z')
const MINUTE_MS = 60_000
const enabled = { status: 'ENABLED', sortOrder: 0 }
const number = (prefix: string, id: number) => `${prefix}-${String(id).padStart(8, '0')}`
const at = (id: number, minutes: number) => new Date(BEGIN_MS + (id * 30 + minutes) * MINUTE_MS)

const reportOf = (id: number) => ({
  plantId: 1,
  reportNo: number('BX', id),
  description: `主电机过热，第 ${id} 次`,
  reportDate: at(id, 0),
  reporterId: (id % REPORTERS) + 1,
  equCategory: 'EQUIPMENT',
  equipmentId: (id % MACHINES) + 1,
  urgency: 'NORMAL',
  isStopped: true,
  acceptedAt: at(id, 10),
  resumeDate: at(id, 90),
  completedAt: at(id, 90),
  status: 'CONFIRMED',
})
const repairOf = (id: number) => ({
  plantId: 1,
  repairNo: number('WX', id),
  reportId: id,
  equipmentId: (id % MACHINES) + 1,
  faultCategoryId: (id % CATEGORIES) + 1,
  repairerIds: id % 3 ? [(id % REPAIRERS) + 1] : [(id % REPAIRERS) + 1, ((id + 7) % REPAIRERS) + 1],
  repairType: id % 5 ? 'FAULT' : 'PREVENTIVE',
  faultDescription: `主电机过热，第 ${id} 次`,
  description: '清洁散热风道，更换轴承',
  needNotice: id % 2 === 0,
  usableWithFault: false,
  beginDate: at(id, 10),
  completeDate: at(id, 90),
  status: 'COMPLETED',
})

/** So many finished repairs of one plant, each with its report and the people who did it. */
export const exportBase = (rows: number) =>
  benchBase(`export-${rows}`, {
    async fill(store) {
      await fillPlants(store, { plants: 1, machines: MACHINES, reporters: REPORTERS })
      await fillRows(store, repairer, REPAIRERS, (id) => ({ plantId: 1, name: `修理工 ${id}`, ...enabled }))
      await fillRows(store, faultCategory, CATEGORIES, (id) => ({ name: `故障类别 ${id}`, sortOrder: id }))
      await fillRows(store, reportLog, rows, reportOf)
      await fillRows(store, repairLog, rows, repairOf)
    },
  })
