import type { Craft } from './people.ts'

/**
 * One kind of machine: workshop | name | numbers | letters of its number | criticality | trade | how often it fails | units.
 * A '*' before the name marks machines that big screens do not show.
 */
const SUZHOU = `
凹印一车间 | 凹印机 | 1 2 3 4 5 6 号 | AY | A | ELECTRICAL | 9 | 放卷单元、印刷单元、刮刀系统、干燥箱、套印系统、收卷单元
凹印一车间 | 在线检测仪 | 1 2 号 | JC | B | ELECTRICAL | 3 | 相机、光源、工控机
凹印二车间 | 凹印机 | 7 8 9 10 号 | AY | A | ELECTRICAL | 8 | 放卷单元、印刷单元、刮刀系统、干燥箱、套印系统、收卷单元
凹印二车间 | *版辊清洗机 | | QX | C | MECHANICAL | 2 | 喷淋系统、传动系统
凹印二车间 | 墨槽清洗机 | | MC | C | MECHANICAL | 3 | 喷淋系统、循环泵
凹印二车间 | *刮刀研磨机 | | YM | C | MECHANICAL | 2 | 磨头、进给机构
复卷分切车间 | 复卷机 | 1 2 3 4 号 | FJ | B | MECHANICAL | 6 | 放卷单元、张力系统、收卷单元
复卷分切车间 | 分切机 | 1 2 3 4 号 | FQ | B | MECHANICAL | 5 | 刀架、纠偏系统、收卷单元
复卷分切车间 | 自动包装线 | | BZ | B | ELECTRICAL | 5 | 机械手、缠绕机、输送线
复卷分切车间 | 检品机 | 1 2 号 | JP | B | ELECTRICAL | 4 | 相机、纠偏系统、收卷单元
油墨车间 | 自动调墨机 | 1 2 号 | TM | B | ELECTRICAL | 4 | 称重系统、阀组、控制柜
油墨车间 | *油墨搅拌机 | 1 2 号 | JB | C | MECHANICAL | 3 | 减速箱、搅拌轴
动力站 | *空压机 | 1 2 号 | KY | A | MECHANICAL | 4 | 主机、冷干机、储气罐
动力站 | *冷水机组 | | LS | A | ELECTRICAL | 4 | 压缩机、循环泵、冷却塔
动力站 | *废气处理装置 | | FQC | A | ELECTRICAL | 3 | 燃烧室、风机、阀组
`
const FOSHAN = `
浸渍车间 | 浸渍线 | A B C D E | JZ | A | ELECTRICAL | 9 | 放卷单元、浸胶槽、干燥箱、涂布单元、切断单元、堆垛单元
浸渍车间 | *制胶釜 | 1 2 号 | ZJ | A | HYDRAULIC | 3 | 搅拌轴、加热夹套、阀组
浸渍车间 | *甲醛回收装置 | | HS | A | MECHANICAL | 2 | 风机、吸收塔
印刷车间 | 凹印机 | 1 2 3 4 号 | AY | A | ELECTRICAL | 7 | 放卷单元、印刷单元、刮刀系统、干燥箱、套印系统、收卷单元
印刷车间 | *数码打样机 | | DY | C | ELECTRICAL | 2 | 喷头、供墨系统
印刷车间 | 墨槽清洗机 | | MC | C | MECHANICAL | 3 | 喷淋系统、循环泵
压贴车间 | 短周期压机 | 1 2 3 号 | YJ | A | HYDRAULIC | 7 | 主油缸、热压板、上料机构、液压站
压贴车间 | 砂光机 | | SG | B | MECHANICAL | 4 | 砂架、输送台、除尘
压贴车间 | 堆垛机 | | DD | B | ELECTRICAL | 4 | 机械手、输送线
后加工车间 | 复卷机 | 1 2 号 | FJ | B | MECHANICAL | 5 | 放卷单元、张力系统、收卷单元
后加工车间 | 分切机 | 1 2 号 | FQ | B | MECHANICAL | 5 | 刀架、纠偏系统、收卷单元
后加工车间 | 打包机 | | DB | C | MECHANICAL | 3 | 机械手、输送线
动力站 | *空压机 | | KY | A | MECHANICAL | 4 | 主机、冷干机、储气罐
动力站 | *导热油锅炉 | | GL | A | MECHANICAL | 3 | 燃烧器、循环泵
`
/** The machines that every repair team knows by heart, and how much worse than their sisters they are. */
const OFFENDERS: Readonly<Record<string, number>> = { 'SZ-AY-03': 3.2, 'SZ-AY-05': 2.1, 'SZ-FJ-02': 1.8, 'FS-JZ-02': 3, 'FS-YJ-02': 2 }

export interface DemoMachine {
  readonly workshop: string
  readonly number: string
  readonly name: string
  readonly criticality: string
  readonly craft: Craft
  readonly isAssembly: boolean
  readonly weight: number
  /** One of those that stop the line rather than limp on. */
  readonly isOffender: boolean
  readonly units: readonly string[]
}

function machinesIn(table: string, prefix: string): DemoMachine[] {
  const counts = new Map<string, number>()
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [workshop = '', marked = '', numbers = '', letters = '', criticality = 'B', craft = 'OTHER', weight = '1', units = ''] = line
        .split('|')
        .map((part) => part.trim())
      const kind = marked.replace('*', '')
      const isNumbered = numbers.endsWith('号')
      const names = numbers
        ? numbers
            .replace('号', '')
            .trim()
            .split(' ')
            .map((n) => `${kind} ${n}${isNumbered ? ' 号' : ''}`)
        : [kind]
      return names.map((name) => {
        const count = (counts.get(letters) ?? 0) + 1
        counts.set(letters, count)
        const number = `${prefix}-${letters}-${String(count).padStart(2, '0')}`
        return {
          workshop,
          number,
          name,
          criticality,
          craft: craft as Craft,
          isAssembly: !marked.startsWith('*'),
          weight: Number(weight) * (OFFENDERS[number] ?? 1),
          isOffender: number in OFFENDERS,
          units: units.split('、'),
        }
      })
    })
}

export const demoPlants = [
  { name: '苏州印刷一厂', code: 'SZ1', reportsADay: 9, machines: machinesIn(SUZHOU, 'SZ') },
  { name: '佛山装饰纸厂', code: 'FS2', reportsADay: 6.5, machines: machinesIn(FOSHAN, 'FS') },
] as const

export const demoShifts = [
  { name: '早班', beginTime: '07:00', endTime: '15:00' },
  { name: '中班', beginTime: '15:00', endTime: '23:00' },
  { name: '夜班', beginTime: '23:00', endTime: '07:00' },
] as const
