import { type Row, userOf } from './plants.ts'
import type { Random } from './random.ts'

type PlantNo = 1 | 2

/** Stations of each workshop. */
const STATIONS = {
  1: {
    凹印一车间: '一车间放卷工位、一车间套印台、一车间收卷工位、一车间换辊区',
    凹印二车间: '二车间放卷工位、二车间套印台、二车间收卷工位、版辊清洗间',
    复卷分切车间: '复卷工位、分切工位、检品台、包装工位',
    油墨车间: '调墨台、打样台',
    动力站: '动力值班室',
  },
  2: {
    浸渍车间: '放卷工位、浸胶工位、烘箱中控、收板工位',
    印刷车间: '套印台、换辊区、打样台',
    压贴车间: '叠坯工位、压机中控、砂光工位',
    后加工车间: '复卷工位、分切工位、打包工位',
    动力站: '动力值班室',
  },
} as const

const POSITIONS = {
  1: '机长、副机长、放卷工、收卷工、调墨工、分切工、检品员、包装工、维修工、仓管员',
  2: '机长、浸渍主操、浸渍副操、调胶工、压机操作工、叠坯工、分切工、打包工、维修工、仓管员',
} as const
/** Positions of a team, in the order of its people; the last one of the plant keeps the stores. */
const TEAM_SIZE = 7
/** One line for each team. */
const TEAMS = {
  1: {
    甲班: '张建国 单雄信 曾国强 李红梅 乐嘉伟 孙志远 仇小兰',
    乙班: '赵永刚 查文斌 盛春华 吕建新 葛正海 章玉兰 温立群',
    丙班: '邹建平 解晓东 华俊杰 尤兰芳 任海波 史玉珍 童大勇',
    丁班: '戴志明 区少华 任国栋 屠美娟 汤卫国 柴丽萍 费新民',
  },
  2: {
    甲班: '陆永权 关志坚 霍伟文 麦少玲 区国荣 招丽芳 简志明',
    乙班: '冼伟明 岑志豪 植金凤 伦家乐 游建中 庞美珍 司徒健',
    丙班: '欧阳志强 莫锦华 苏永康 甘丽霞 骆文辉 庄小燕 崔国良',
    丁班: '黎永强 区志明 麦国雄 冯少芬 梁炳坤 招秀英 邓伟康',
  },
} as const
/** Repairers that the schedule knows: one for each team, and one without for days on which much is done. */
const REPAIRERS = { 1: '王建国 张立军 吴晓东 刘洪波 徐海涛', 2: '黄志辉 林国栋 陈伟明 李锦荣 罗永康' } as const
/** Works without a team, where somebody at the presses is away for long. */
const STAND_IN = { 1: '李秀梅', 2: '何丽娟' } as const
/** The position of the one who is stood in for, by its place in the plant. */
const STAND_IN_AT = 3
/** Those of the teams who take materials: name, then + for auxiliary materials and * for ink. */
const STAFF = { 1: '温立群+ 费新民+ 葛正海* 汤卫国* 乐嘉伟+*', 2: '司徒健+ 伦家乐* 麦少玲+*' } as const
/** The first of each team, who run the machines. */
const OPERATORS = { 1: '张建国 单雄信 赵永刚 查文斌 邹建平 解晓东 戴志明 区少华', 2: '陆永权 关志坚 冼伟明 岑志豪 莫锦华 区志明' } as const
const QA_PEOPLE = { 1: '邵静怡 苏梦琪 方晓峰 季文娟', 2: '谢丽华 余志恒 古慧敏' } as const

const SORT_STEP = 10
const split = (names: string) => names.split(/[ 、]/)
const named = (plantId: PlantNo, names: readonly string[]): Row[] =>
  names.map((name, at) => ({ plantId, name, sortOrder: (at + 1) * SORT_STEP }))
/** Keeps teams apart in their numbers: 1001 … 1007, 2001 … */
const numberOf = (prefix: string, team: number, at: number) => `${prefix}${team + 1}${String(at + 1).padStart(3, '0')}`

function workersOf(plantNo: PlantNo, random: Random, positionId: (at: number) => number): Row[] {
  const prefix = plantNo === 1 ? 'SZ' : 'FS'
  const mobile = () => `13${Math.floor(random.between(5e8, 9.9e8))}`
  const one = (name: string, place: { team: string | null; index: number; at: number; position: number }): Row => ({
    plantId: plantNo,
    workerNo: numberOf(prefix, place.index, place.at),
    name,
    team: place.team,
    positionId: positionId(place.position),
    mobile: mobile(),
    userId: userOf(name),
    sortOrder: (place.index * (TEAM_SIZE + 1) + place.at + 1) * SORT_STEP,
  })
  const teams = Object.entries(TEAMS[plantNo])
  const atPresses = teams.flatMap(([team, names], index) => split(names).map((name, at) => one(name, { team, index, at, position: at })))
  const others = split(REPAIRERS[plantNo]).map((name, nth) => {
    const team = teams[nth]?.[0] ?? null
    return one(name, { team, index: nth, at: team ? TEAM_SIZE : 0, position: TEAM_SIZE + 1 })
  })
  const standIn = one(STAND_IN[plantNo], { team: null, index: teams.length, at: 1, position: STAND_IN_AT })
  return [...atPresses, ...others, standIn]
}

/** Whoever works in a plant of the demo, and where. `firstPosition` is the id that its first position gets. */
export function crewOf(plantNo: PlantNo, random: Random, { halls, firstPosition }: { halls: readonly Row[]; firstPosition: number }) {
  const positions = split(POSITIONS[plantNo])
  const hallId = (name: string) => halls.find((hall) => hall.plantId === plantNo && hall.name === name)?.id ?? null
  const stations = Object.entries(STATIONS[plantNo]).flatMap(([hall, names]) => split(names).map((name) => ({ hall, name })))
  const workers = workersOf(plantNo, random, (at) => firstPosition + at)
  const positionOf = (name: string) => workers.find((one) => one.name === name)?.positionId ?? null
  return {
    station: stations.map(({ hall, name }, at) => ({ plantId: plantNo, name, workshopId: hallId(hall), sortOrder: (at + 1) * SORT_STEP })),
    productionPosition: named(plantNo, positions),
    worker: workers,
    staff: split(STAFF[plantNo]).map((marked, at) => ({
      plantId: plantNo,
      staffNo: `${plantNo === 1 ? 'SZ' : 'FS'}-C${String(at + 1).padStart(2, '0')}`,
      name: marked.replace(/[+*]/g, ''),
      isAcc: marked.includes('+'),
      isInk: marked.includes('*'),
      positionId: positionOf(marked.replace(/[+*]/g, '')),
      sortOrder: (at + 1) * SORT_STEP,
    })),
    operator: named(plantNo, split(OPERATORS[plantNo])),
    // The first of them has an account.
    qaPerson: named(plantNo, split(QA_PEOPLE[plantNo])).map((row) => ({ ...row, userId: userOf(row.name as string) })),
  }
}

/** Whoever works in shifts is linked to their row of the schedule, and has one telephone. */
export function linkPeople(workers: readonly Row[], people: readonly Row[]): void {
  for (const who of people) {
    const own = workers.find(({ plantId, name }) => plantId === who.plantId && name === who.name)
    if (own) Object.assign(who, { workerId: own.id, ...('mobile' in who && { mobile: own.mobile }) })
  }
}
