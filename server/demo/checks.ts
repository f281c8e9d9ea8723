import type { inspectionPoint } from '../domain/inspection/index.ts'
import type { RowOf } from '../kernel/index.ts'

type Point = RowOf<typeof inspectionPoint>

/** What inspectors look at on one kind of machine, and what they usually find. */
export interface Check {
  /** How the names of the machines begin. */
  readonly kind: string
  /** On how many of them. */
  readonly machines: number
  readonly pointName: string
  readonly checkName: string
  readonly inspectMode: Point['inspectMode']
  readonly inspectCycle: Point['inspectCycle']
  readonly cycleDays?: number
  readonly refValue: string | null
  readonly unit: string | null
  readonly closeAtWeekend?: boolean
  readonly good: readonly string[]
  readonly bad: readonly string[]
}

const CYCLES: Readonly<Record<string, Point['inspectCycle']>> = { 班: 'SHIFT', 日: 'DAY', 周: 'WEEK', 月: 'MONTH', 三日: 'DAYS' }
const MODES: Readonly<Record<string, Point['inspectMode']>> = { 看: 'LOOK', 听: 'LISTEN', 摸: 'TOUCH', 闻: 'SMELL', 测: 'MEASURE' }

/** Machine × how many | part | what to check | way | cycle ('*': not at weekends) | reference | unit | good results | bad results. */
const TABLE = `
凹印机 x2 | 干燥箱 | 热风温度 | 测 | 班 | 60~85 | ℃ | 68 72 75 79 81 | 91
凹印机 x2 | 刮刀系统 | 刮刀压力 | 测 | 班 | 0.25~0.4 | MPa | 0.28 0.3 0.33 0.36 | 0.46
凹印机 x2 | 主传动 | 轴承运转声音 | 听 | 日 | 正常|轻微 | | 正常 轻微 | 异响
凹印机 x2 | 印刷单元 | 压印辊跳动 | 测 | 周* | <=0.03 | mm | 0.012 0.015 0.02 | 0.05
凹印机 x1 | 套印系统 | 套印偏差 | 测 | 日 | 0±0.1 | mm | 0.02 -0.05 0.06 0 | 0.16
复卷机 x2 | 张力系统 | 张力波动 | 测 | 日 | <5 | % | 2.1 3 3.4 | 6.2
分切机 x2 | 刀架 | 刀口有无缺口 | 看 | 日* | 无|已更换 | | 无 已更换 | 有缺口
分切机 x1 | 安全防护 | 防护罩和急停按钮 | 摸 | 周 | 防护罩牢固，急停有效 | | 正常 | 防护罩螺丝松动
空压机 x2 | 主机 | 排气压力 | 测 | 班 | 0.6~0.8 | MPa | 0.65 0.68 0.7 0.74 | 0.55
空压机 x1 | 冷干机 | 压力露点 | 测 | 三日 | <=5 | ℃ | 3 3.5 4 | 7
空压机 x1 | 储气罐 | 底部排水 | 看 | 日 | | | 已排水 水少 | 排水阀堵
冷水机组 x1 | 循环泵 | 出水温度 | 测 | 班 | 7~12 | ℃ | 8 9 10.5 | 14
废气处理装置 x1 | 燃烧室 | 炉膛温度 | 测 | 班 | >=760 | ℃ | 775 790 802 | 742
废气处理装置 x1 | 风机 | 周围有无异味 | 闻 | 日 | 无|轻微 | | 无 轻微 | 刺鼻
自动调墨机 x2 | 称重系统 | 标准砝码读数 | 测 | 月 | 20±0.05 | kg | 20 20.02 19.98 | 20.11
浸渍线 x3 | 干燥箱 | 烘箱温度 | 测 | 班 | 120~160 | ℃ | 132 138 144 151 | 168
浸渍线 x2 | 浸胶槽 | 胶液温度 | 测 | 日 | 25~35 | ℃ | 28 29.5 31 | 37
短周期压机 x2 | 液压站 | 油温 | 测 | 班 | <=55 | ℃ | 42 46 49 | 61
短周期压机 x2 | 热压板 | 板面温度 | 测 | 日* | 180~220 | ℃ | 192 200 206 | 226
短周期压机 x1 | 主油缸 | 有无渗漏 | 看 | 周 | 无 | | 无 | 接头渗油
导热油锅炉 x1 | 循环泵 | 出油温度 | 测 | 班 | 240~280 | ℃ | 252 260 266 | 287
导热油锅炉 x1 | 安全阀 | 手动起跳试验 | 摸 | 月 | 起跳灵活，回座严密 | | 正常 | 回座不严
`
/** A list of allowed words is divided by the sign that divides the columns, without spaces around it. */
const cells = (line: string) => line.split(/(?<= )\|(?= |$)/).map((cell) => cell.trim())

export const demoChecks: readonly Check[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [what = '', pointName = '', checkName = '', mode = '', cycle = '', refValue = '', unit = '', good = '', bad = ''] = cells(line)
    const [kind = '', machines = '1'] = what.split(' x')
    const inspectCycle = CYCLES[cycle.replace('*', '')] ?? 'DAY'
    return {
      ...{ kind, pointName, checkName, inspectCycle, machines: Number(machines) },
      inspectMode: MODES[mode] ?? 'LOOK',
      ...(inspectCycle === 'DAYS' && { cycleDays: 3 }),
      closeAtWeekend: cycle.endsWith('*'),
      refValue: refValue || null,
      unit: unit || null,
      good: good.split(' '),
      bad: [bad],
    }
  })
