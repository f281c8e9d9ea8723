import { rollerRepair } from '../domain/roller/index.ts'
import { addDays, businessDay, dayStart } from '../kernel/index.ts'
import { HOUR } from './incidents.ts'
import type { Plant, Row } from './plants.ts'
import type { Random } from './random.ts'
import { type OperationName, type Rollers, type Yard, yardOf } from './rollerYard.ts'
import type { Draft, Event } from './tell.ts'

/** How far back the logs go. */
const PAST_DAYS = 170
const REPAIR_CHANCE = 0.2
const LOST_CHANCE = 0.07
/** Some that were due of late have simply not come back. */
const FORGOTTEN_CHANCE = 0.35
const FORGOTTEN_DAYS = 24
const WORN_OUT_CHANCE = 0.008
const DAMAGE = [
  ['网穴磨损，网点变浅', '重新雕刻'],
  ['铬层脱落露铜', '镀铬'],
  ['辊面横向划伤', '抛光'],
  ['刀线多，需退镀重镀', '镀铬'],
  ['版面堵网，清洗无效', '重新雕刻'],
  ['轴头磨损，跳动超差', '抛光'],
] as const
const NOTES = {
  清洗: ['超声波清洗，网穴通畅', '溶剂浸泡后高压冲洗', '换色清洗'],
  检查: ['网穴深度正常', '轻微刀线，可继续使用', '跳动 0.02 mm'],
} as const

interface Setting {
  readonly now: number
  readonly offset: number
  readonly today: string
  readonly made: Rollers
}
/** One roller on its way through the days; whatever would be after now has not happened yet. */
class Life {
  private readonly random: Random
  private readonly yard: Yard
  private readonly roller: Row
  private readonly setting: Setting
  private day: string

  constructor(random: Random, yard: Yard, { roller, setting }: { roller: Row; setting: Setting }) {
    this.random = random
    this.yard = yard
    this.roller = roller
    this.setting = setting
    this.day = addDays(setting.today, -PAST_DAYS + Math.floor(random.between(0, 30)))
  }

  run() {
    for (;;) {
      this.wait(2, 24)
      if (!this.log('上机', 8, this.random.pick(this.yard.presses).id)) return
      this.roller.state = 'IN_USE'
      this.wait(3, 12)
      if (!this.log('下机', 9)) return
      this.roller.state = 'IN_STOCK'
      if (!this.careFor()) return
    }
  }

  /** After use it is cleaned, now and then repaired, and in the end worn out. Says whether there is a next time. */
  private careFor(): boolean {
    if (this.random.chance(0.75) && !this.log('清洗', 10.5)) return false
    if (this.random.chance(0.35) && !this.log('检查', 13)) return false
    if (this.random.chance(WORN_OUT_CHANCE) && this.log('报废', 15)) {
      this.roller.state = 'SCRAPPED'
      return false
    }
    return this.random.chance(REPAIR_CHANCE) ? this.repair() : true
  }

  private wait(least: number, most: number) {
    this.day = addDays(this.day, Math.floor(this.random.between(least, most + 1)))
  }
  private moment(hour: number): number {
    return dayStart(this.day, this.setting.offset).getTime() + (hour + this.random.between(0, 0.8)) * HOUR
  }

  private log(name: OperationName, hour: number, equipmentId: number | null = null): boolean {
    const at = this.moment(hour)
    if (at > this.setting.now) return false
    const notes = name === '清洗' || name === '检查' ? NOTES[name] : undefined
    const made = new Date(Math.round(at))
    this.setting.made.rollerLog.push({
      plantId: this.yard.plantId,
      rollerId: this.roller.id,
      operationId: this.yard.operationId(name),
      operatorId: this.random.pick(this.yard.operatorIds),
      equipmentId,
      logDate: this.day,
      detail: notes && this.random.chance(0.5) ? this.random.pick(notes) : null,
      createdAt: made,
      updatedAt: made,
    })
    return true
  }

  private repair(): boolean {
    this.wait(0, 2)
    const at = this.moment(14.5)
    if (at > this.setting.now) return false
    const [detail, work] = this.random.pick(DAMAGE)
    const company = this.random.weighted(this.yard.companies, ({ reliability }) => 0.3 + reliability)
    const [outDate, expectedReturnDate] = [this.day, addDays(this.day, Math.floor(this.random.between(9, 22)))]
    const set = {
      rollerId: this.roller.id,
      operationId: this.yard.operationId(work),
      repairerId: company.id,
      operatorId: this.random.pick(this.yard.operatorIds),
      ...{ outDate, expectedReturnDate, returnDate: null, detail, status: 'OUT' },
    }
    const isForgotten = this.random.chance(FORGOTTEN_CHANCE) && expectedReturnDate > addDays(this.setting.today, -FORGOTTEN_DAYS)
    const late = this.random.chance(company.reliability) ? -this.random.between(0, 4) : this.random.between(2, 17)
    this.day = addDays(expectedReturnDate, Math.floor(late))
    const events: [Event, ...Event[]] = [{ at, action: 'create', by: this.yard.lead, set }]
    this.roller.state = 'OUT_FOR_REPAIR'
    const goesOn = !isForgotten && this.end(events)
    this.setting.made.repairs.push({ resource: rollerRepair, plantId: this.yard.plantId, events } satisfies Draft)
    return goesOn
  }

  /** The end of a repair, if it has come already. */
  private end(events: Event[]): boolean {
    const [at, isLost] = [this.moment(9.5), this.random.chance(LOST_CHANCE)]
    if (at > this.setting.now) return false
    const [action, status] = isLost ? ['scrap', 'SCRAPPED'] : ['return', 'RETURNED']
    events.push({ at, action, by: this.yard.lead, set: { status, returnDate: this.day } })
    this.roller.state = isLost ? 'SCRAPPED' : 'IN_STOCK'
    return !isLost
  }
}

function livesOf(random: Random, yard: Yard, setting: Setting): void {
  for (const roller of yard.rollers) new Life(random, yard, { roller, setting }).run()
}

/** Rollers of both plants with months of logs and repairs; where each of them is follows from the last that happened to it. */
export function rollersOf(
  random: Random,
  plants: readonly Plant[],
  { stamps, ...clock }: { now: number; offset: number; stamps: Row },
): Rollers {
  const made: Rollers = { rollerOperation: [], rollerOperator: [], rollerRepairer: [], roller: [], rollerLog: [], repairs: [] }
  const today = businessDay(new Date(clock.now), clock.offset)
  for (const plant of plants) {
    livesOf(random, yardOf(plant, random, { made, stamps }), { ...clock, today, made })
  }
  made.repairs.sort((a, b) => a.events[0].at - b.events[0].at)
  const logs = made.rollerLog.sort((a, b) => Number(a.createdAt) - Number(b.createdAt)).map((row, at) => ({ ...row, id: at + 1 }))
  return { ...made, rollerLog: logs }
}
