import type { Row } from './plants.ts'

/** Category | English | days to answer. */
const CATEGORIES = `
色差 | Color deviation | 3
套印不准 | Misregister | 3
条痕 | Streaks | 5
皱折 | Wrinkles | 5
浸渍不良 | Poor impregnation | 5
纸卷破损 | Roll damage | 2
`
/** Cause | English | the cause above it, by its place. */
const CAUSES = `
设备 | Machine |
刮刀磨损 | Worn doctor blade | 1
套色系统故障 | Register control fault | 1
张力波动 | Unsteady web tension | 1
烘干温度波动 | Unsteady dryer temperature | 1
油墨 | Ink |
粘度超差 | Viscosity out of range | 6
批次色差 | Batch color difference | 6
版辊 | Roller |
镀铬层损伤 | Damaged chrome layer | 9
原纸 | Base paper |
原纸透气度不均 | Uneven paper porosity | 11
作业 | Work |
换版后未做首件确认 | First sheet not approved after a decor change | 13
包装与运输 | Packing and transport |
`
const MEASURES = `
更换刮刀并缩短更换周期 | Replace the doctor blade and shorten its interval
校准套色系统 | Calibrate register control
每两小时测粘度并记录 | Measure and log viscosity every two hours
版辊返修 | Send the roller for repair
原纸进厂加检 | Inspect base paper on receipt
首件由质量确认后开机 | QA approves the first sheet before the run
改用护角包装 | Pack with edge protectors
`
/** Name | English | stage | colour. */
const STATUSES = `
新建 | New | NEW | BLUE
调查中 | Investigating | INVESTIGATING | ORANGE
等待客户样品 | Waiting for the customer's sample | INVESTIGATING | YELLOW
已答复 | Answered | ANSWERED | BLUE
已结案 | Closed | CLOSED | GREEN
不成立 | Not justified | REJECTED | GREY
待生产分析 | Waiting for production | WAITING | YELLOW
原因分析中 | Analyzing | ANALYSING | ORANGE
措施实施中 | Measures in progress | MEASURES | ORANGE
生产已完成 | Production done | DONE | GREEN
`
const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim() || null))

const whole = (row: Row, at: number, stamps: Row): Row => ({ id: at + 1, ...row, sortOrder: (at + 1) * 10, status: 'ENABLED', ...stamps })

export interface ComplaintCatalogue {
  readonly complaintCategory: Row[]
  readonly complaintCause: Row[]
  readonly complaintMeasure: Row[]
  readonly complaintStatus: Row[]
}
export const complaintCatalogue = (stamps: Row): ComplaintCatalogue => ({
  complaintCategory: linesOf(CATEGORIES).map(([name, nameEn, days], at) => whole({ name, nameEn, answerDays: Number(days) }, at, stamps)),
  complaintCause: linesOf(CAUSES).map(([name, nameEn, above], at) =>
    whole({ name, nameEn, parentId: above ? Number(above) : null }, at, stamps),
  ),
  complaintMeasure: linesOf(MEASURES).map(([name, nameEn], at) => whole({ name, nameEn }, at, stamps)),
  complaintStatus: linesOf(STATUSES).map(([name, nameEn, stage, colour], at) => whole({ name, nameEn, stage, colour }, at, stamps)),
})

/** A way in which decor paper fails: its category, its cause and what helps, by their places above, how often, and what the customer says. */
export interface Failure {
  readonly category: number
  readonly cause: number
  readonly measure: number
  readonly weight: number
  readonly says: string
  readonly answer: string
}
export const FAILURES: readonly Failure[] = [
  { category: 1, cause: 7, measure: 3, weight: 30, says: '与标准样对比偏红', answer: '油墨粘度超差，已加严测量' },
  { category: 1, cause: 8, measure: 3, weight: 18, says: '两批次颜色不一致', answer: '油墨批次差异，换批前增加对色' },
  { category: 2, cause: 3, measure: 2, weight: 16, says: '纹理套印错位约 0.5 mm', answer: '套色系统故障，已校准' },
  { category: 3, cause: 2, measure: 1, weight: 14, says: '纵向刀线', answer: '刮刀磨损，已更换并缩短周期' },
  { category: 3, cause: 10, measure: 4, weight: 7, says: '固定间距的亮条', answer: '版辊镀铬层损伤，已返修' },
  { category: 4, cause: 4, measure: 2, weight: 6, says: '卷边起皱', answer: '张力波动，已调整' },
  { category: 5, cause: 12, measure: 5, weight: 5, says: '浸胶后有白点', answer: '原纸透气度不均，已加检' },
  { category: 6, cause: 15, measure: 7, weight: 4, says: '端面压伤', answer: '运输中受压，改用护角包装' },
]
