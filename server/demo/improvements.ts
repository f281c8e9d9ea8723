import { repairLog } from '../domain/repair/index.ts'
import { addDays, businessDay, dayStart } from '../kernel/index.ts'
import { UNTOUCHED } from './drafts.ts'
import { HOUR, MINUTE } from './incidents.ts'
import type { Plant } from './plants.ts'
import type { Random } from './random.ts'
import type { Draft } from './tell.ts'

const DAYS = 90
/** Work that no report asked for: what is meant | what was done. */
const WORK = [
  ['PREVENTIVE', '更换放卷气胀轴密封件', '按计划更换，试运行正常'],
  ['PREVENTIVE', '紧固主控柜接线端子并除尘', '已紧固、除尘，红外测温正常'],
  ['PREVENTIVE', '更换减速箱齿轮油', '已换油，清洗滤网'],
  ['IMPROVEMENT', '刮刀架加装快换夹具', '换刀时间由 12 分钟缩短到 4 分钟'],
  ['IMPROVEMENT', '墨槽液位改为非接触式检测', '安装超声波探头，结墨误报消除'],
  ['IMPROVEMENT', '收卷纠偏增加断纸联锁', '程序修改完成，测试三次有效'],
  ['IMPROVEMENT', '气路加装分段截止阀', '可分段检修，不再全线停气'],
  ['OTHER', '协助车间搬移设备并重新找平', '找平误差 0.05 mm，投入使用'],
] as const

/** A handful of such repairs every week, on weekdays in the day shift, all finished by now. */
export function improvements(random: Random, plant: Plant, { now, offset }: { now: number; offset: number }): Draft[] {
  const today = businessDay(new Date(now), offset)
  const drafts: Draft[] = []
  for (let back = DAYS; back > 0; back--) {
    const from = dayStart(addDays(today, -back), offset).getTime()
    const weekday = new Date(from + offset * MINUTE).getUTCDay()
    if (weekday === 0 || weekday === 6 || !random.chance(0.7)) continue
    const [repairType, meant, done] = random.pick(WORK)
    const people = new Set([random.pick(plant.repairers), random.pick(plant.repairers)])
    const [by] = people
    const machine = random.pick(plant.machines)
    const at = from + random.between(7.5, 10) * HOUR
    const [begun, ended] = [at + 20 * MINUTE, at + random.between(1.5, 5) * HOUR]
    const values = {
      reportId: null,
      equipmentId: machine.id,
      unitId: null,
      ductId: null,
      faultCategoryId: null,
      faultIds: [],
      faultDescription: meant,
      repairerIds: [...people].map((one) => one.id),
      ...UNTOUCHED,
      repairType,
    }
    const worker = by ?? plant.lead
    const events: Draft['events'] = [
      { at, action: 'create', by: plant.lead, set: values },
      { at: begun, action: 'start', by: worker, set: { status: 'IN_PROGRESS', beginDate: new Date(Math.round(begun)) } },
      {
        at: ended,
        action: 'complete',
        by: worker,
        set: { status: 'COMPLETED', description: done, completeDate: new Date(Math.round(ended)) },
      },
    ]
    drafts.push({ resource: repairLog, plantId: plant.id, events })
  }
  return drafts
}
