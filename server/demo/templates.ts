import { pointsTemplate, templatePoint } from '../domain/maintenance/index.ts'
import type { ResourceDef } from '../kernel/index.ts'
import type { Plant, Row } from './plants.ts'

/**
 * Templates by plant. Name | uses | cycle of its maintenance | shift, by its place, that inspects | what it is for; below each its lines.
 * Inspected: name | part | what to check | mode | cycle | reference | unit. Looked after: name | part | work | mode | level | craft | cycle.
 */
const PRESS_CHECKS = `
# 凹印机班前点检 | 点检 | | | 每班开机前由当班机长完成
主传动油位 | 主传动齿轮箱 | 油位在油标刻度线之间，无渗漏 | LOOK | SHIFT | 正常|已补油 |
刮刀气压 | 刮刀系统 | 查看刮刀气缸压力表 | MEASURE | SHIFT | 0.25~0.35 | MPa
收卷张力 | 收卷单元 | 稳速时读取收卷张力 | MEASURE | SHIFT | 120±15 | N
干燥箱温度 | 干燥箱 | 读取各色组热风温度 | MEASURE | SHIFT | 60~85 | ℃
主电机轴承 | 主电机 | 听轴承有无异响 | LISTEN | DAY | 无异响|轻微异响 |
主电机温升 | 主电机 | 红外测温枪测机壳温度 | MEASURE | DAY | <=75 | ℃
溶剂气味 | 印刷单元 | 油墨槽周边有无刺鼻气味，排风是否正常 | SMELL | SHIFT | 无异味 |
安全联锁 | 防护罩 | 打开防护罩应停机，急停按钮有效 | TOUCH | WEEK | 有效 |
`
const PRESS_UPKEEP = `
# 凹印机计划保养 | 保养 | 1 MONTHS | | 机修、电工按计划完成
月度润滑 | 主传动轴承座 | 加注 2 号锂基脂，擦净溢出油脂 | LUBRICATE | 1 | MECHANICAL |
每周清洁 | 导辊与墨槽外壁 | 清除积墨和纸粉，检查导辊转动 | CLEAN | 1 | OTHER | 1 WEEKS
季度电气紧固 | 主控柜接线端子 | 逐个紧固并除尘，红外测温记录 | TIGHTEN | 2 | ELECTRICAL | 3 MONTHS
年度精度检查 | 印刷单元 | 检查压印辊跳动与平行度 | CHECK | 3 | MECHANICAL | 1 YEARS
`
const COMPRESSOR = `
# 空压机点检与保养 | 点检 保养 | 3 MONTHS | 0 | 动力站值班人员每日点检
排气压力 | 主机 | 读取排气压力 | MEASURE | DAY | 0.6~0.8 | MPa
排气温度 | 主机 | 读取排气温度 | MEASURE | DAY | <=105 | ℃
油位 | 油气分离罐 | 停机后油位在视镜中线以上 | LOOK | DAY | 正常|已补油 |
冷干机露点 | 冷干机 | 读取压力露点 | MEASURE | DAY | 2~10 | ℃
更换空气滤芯 | 进气口 | 更换空气滤芯并清洁壳体 | REPLACE | 2 | MECHANICAL |
更换机油与滤芯 | 主机 | 更换机油、机油滤芯 | REPLACE | 2 | MECHANICAL | 6 MONTHS
`
const SHORT_CYCLE_PRESS = `
# 短周期压机点检与保养 | 点检 保养 | 1 MONTHS | 0 1 2 | 压机班组
系统压力 | 液压站 | 保压时读取系统压力 | MEASURE | SHIFT | 22~26 | MPa
热压板温度 | 热压板 | 读取上下板温度 | MEASURE | SHIFT | 195±8 | ℃
油缸渗漏 | 主油缸 | 查看活塞杆与端盖有无渗漏 | LOOK | DAY | 无渗漏|轻微渗漏 |
月度润滑 | 导柱与链条 | 导柱涂脂，链条加油 | LUBRICATE | 1 | MECHANICAL |
半年换油 | 液压站 | 更换液压油与滤芯，检查密封 | REPLACE | 2 | HYDRAULIC | 6 MONTHS
`
const BY_PLANT: readonly (readonly string[])[] = [
  [PRESS_CHECKS, PRESS_UPKEEP, COMPRESSOR],
  [PRESS_UPKEEP, SHORT_CYCLE_PRESS, COMPRESSOR],
]
const SORT_STEP = 10
const DAYS_AHEAD = 7
const WAYS = ['CLEAN', 'LUBRICATE', 'TIGHTEN', 'ADJUST', 'REPLACE', 'CHECK']
/** Words of a reference are divided by bars without spaces. */
const cellsOf = (line: string) => line.split(/ \|(?= |$)/).map((part) => part.trim())
const cycleOf = (text = '') => {
  const [count, unit] = text.split(' ')
  return count ? { maintCycle: Number(count), cycleUnit: unit } : { maintCycle: null, cycleUnit: null }
}

/** A line is told by its way of working: whoever checks looks or measures, whoever maintains cleans or replaces. */
function lineOf(text: string, at: number): Row {
  const [name, pointName, checkName, way = '', fifth = '', sixth = '', seventh = ''] = cellsOf(text)
  const place = { name, pointName, checkName, sortOrder: (at + 1) * SORT_STEP, closeAtWeekend: false }
  if (!WAYS.includes(way))
    return { ...place, kind: 'INSPECT', inspectMode: way, inspectCycle: fifth, refValue: sixth, unit: seventh || null }
  const plan = { maintMode: way, maintLevel: Number(fifth), maintCraft: sixth, basis: 'FIXED', leadDays: DAYS_AHEAD }
  return { ...place, kind: 'MAINT', ...plan, ...cycleOf(seventh) }
}

/** What machines of one kind are checked and looked after for, in every plant. */
export function templatesOf(
  plants: readonly Plant[],
  { shifts, stamps }: { shifts: readonly Row[]; stamps: Row },
): readonly (readonly [ResourceDef, readonly Row[]])[] {
  const templates: Row[] = []
  const lines: Row[] = []
  for (const [no, plant] of plants.entries()) {
    const own = shifts.filter((row) => row.plantId === plant.id).map((row) => row.id as number)
    for (const [at, text] of (BY_PLANT[no] ?? []).entries()) {
      const [head = '', ...rest] = text.trim().split('\n')
      const [name, uses = '', cycle, places = '', detail] = cellsOf(head.replace('# ', ''))
      const id = templates.length + 1
      const shiftIds = places ? places.split(' ').flatMap((place) => own[Number(place)] ?? []) : []
      const used = { hasInspect: uses.includes('点检'), hasMaint: uses.includes('保养') }
      const { maintCycle, cycleUnit } = cycleOf(cycle)
      const plan = { maintCycle, cycleUnit: cycleUnit ?? 'MONTHS' }
      const place = { id, plantId: plant.id, sortOrder: (at + 1) * SORT_STEP, status: 'ENABLED' }
      templates.push({ ...place, name, detail, shiftIds, ...used, ...plan, ...stamps })
      for (const [row, line] of rest.entries())
        lines.push({ id: lines.length + 1, plantId: plant.id, templateId: id, ...lineOf(line, row), ...stamps })
    }
  }
  return [
    [pointsTemplate, templates],
    [templatePoint, lines],
  ]
}
