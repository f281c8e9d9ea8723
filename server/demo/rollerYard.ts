import type { Machine, Person, Plant, Row } from './plants.ts'
import type { Random } from './random.ts'
import type { Draft } from './tell.ts'

export interface Rollers {
  readonly rollerOperation: Row[]
  readonly rollerOperator: Row[]
  readonly rollerRepairer: Row[]
  readonly roller: Row[]
  readonly rollerLog: Row[]
  readonly repairs: Draft[]
}

const OPERATIONS = [
  ['上机', 'MOUNT'],
  ['下机', 'DISMOUNT'],
  ['清洗', 'NONE'],
  ['检查', 'NONE'],
  ['抛光', 'NONE'],
  ['镀铬', 'NONE'],
  ['重新雕刻', 'NONE'],
  ['报废', 'SCRAP'],
] as const
export type OperationName = (typeof OPERATIONS)[number][0]

/** Who repairs rollers for each plant: name | contact | phone | how often on time. */
const COMPANIES = {
  1: `
常州华辊制版有限公司 | 蒋国平 | 0519-8688 2135 | 0.86
无锡锡山镀铬厂 | 陆晓芳 | 0510-8350 6621 | 0.68
昆山精雕制版有限公司 | 钱立新 | 0512-5773 9018 | 0.5
上海浦江辊筒修复中心 | 顾明 | 021-5817 4402 | 0.3`,
  2: `
佛山南海精辊制版有限公司 | 何志强 | 0757-8566 3307 | 0.84
东莞虎门镀铬厂 | 莫惠玲 | 0769-8512 7790 | 0.62
广州花都凹版制辊厂 | 邓伟明 | 020-8688 5141 | 0.5
中山小榄辊筒修复部 | 梁永康 | 0760-2213 8845 | 0.3`,
} as const
const OPERATORS = { 1: ['赵永年', '褚卫东', '郎建军', '沈小妹'], 2: ['冯志雄', '邝家豪', '谭秀英'] } as const
/** Decor codes; each is printed by three rollers, one for a colour. */
export const DECORS = {
  1: 'W1203 W1217 W1305 W1322 W1408 W1451 S2016 S2033 S2047 F3102 F3115 F3128'.split(' '),
  2: 'W5021 W5036 W5112 W5127 S6008 S6024 F7011 F7030'.split(' '),
} as const
const COLOURS = ['第 1 色（底色）', '第 2 色', '第 3 色（面色）'] as const
const WIDTHS = [1300, 1600, 1860, 2080] as const

export interface Company {
  readonly id: number
  /** The share of rollers that come back by the day agreed. */
  readonly reliability: number
}
/** What the lives of a plant's rollers are made of. */
export interface Yard {
  readonly plantId: number
  readonly rollers: readonly Row[]
  readonly companies: readonly Company[]
  readonly operatorIds: readonly number[]
  readonly presses: readonly Machine[]
  readonly lead: Person
  readonly operationId: (name: OperationName) => number
}

interface Book {
  readonly made: Rollers
  readonly stamps: Row
}
const adder =
  ({ stamps }: Book, plantId: number) =>
  (to: Row[], values: Row): number =>
    to.push({ id: to.length + 1, plantId, ...values, ...stamps })

function companiesOf(table: string, add: (values: Row) => number): Company[] {
  return table
    .trim()
    .split('\n')
    .map((line, at) => {
      const [name = '', contact = '', phone = '', reliability = '1'] = line.split('|').map((part) => part.trim())
      return { id: add({ name, contact, phone, sortOrder: at + 1, status: 'ENABLED' }), reliability: Number(reliability) }
    })
}

function rollersFor(decors: readonly string[], random: Random): Row[] {
  return decors.flatMap((decorCode) => {
    const size = { circumference: Math.round(random.between(500, 820) * 10) / 10, width: random.pick(WIDTHS) }
    return COLOURS.map((remark, at) => ({
      rollNumber: `${decorCode}-${at + 1}`,
      decorCode,
      ...size,
      remark,
      sortOrder: 0,
      state: 'IN_STOCK',
    }))
  })
}

export function yardOf(plant: Plant, random: Random, book: Book): Yard {
  const plantNo = plant.id as 1 | 2
  const add = adder(book, plant.id)
  const { made } = book
  const operations = new Map(
    OPERATIONS.map(([name, effect], at) => [name, add(made.rollerOperation, { name, effect, sortOrder: at + 1, status: 'ENABLED' })]),
  )
  const rows = rollersFor(DECORS[plantNo], random)
  const ids = rows.map((row) => add(made.roller, row))
  return {
    plantId: plant.id,
    rollers: ids.map((id) => made.roller[id - 1] as Row),
    companies: companiesOf(COMPANIES[plantNo], (values) => add(made.rollerRepairer, values)),
    operatorIds: OPERATORS[plantNo].map((name, at) => add(made.rollerOperator, { name, sortOrder: at + 1, status: 'ENABLED' })),
    presses: plant.machines.filter((machine) => machine.name.startsWith('凹印机')),
    lead: plant.lead,
    operationId: (name) => operations.get(name) ?? 0,
  }
}
