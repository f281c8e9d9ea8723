import { rollerRepair } from '../../domain/roller/index.ts'
import { addDays, businessDay, dayStart } from '../../kernel/index.ts'
import type { Plant, Row } from '../plants/plants.ts'
import type { Random } from '../random.ts'
import { HOUR } from '../repair/incidents.ts'
import type { Draft, Event } from '../replayEvents.ts'
import { numberedByMoment } from '../tables.ts'
import table from './rollers.json' with { type: 'json' }
import { type OperationName, type Rollers, type Yard, yardOf } from './rollerYard.ts'

/** How far back the logs go. */
const PAST_DAYS = 170
const REPAIR_CHANCE = 0.2
const LOST_CHANCE = 0.07
/** Some that were due of late have simply not come back. */
const FORGOTTEN_CHANCE = 0.35
const FORGOTTEN_DAYS = 24
const WORN_OUT_CHANCE = 0.008
const notesOf: Readonly<Partial<Record<OperationName, readonly string[]>>> = table.notes

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
      if (!this.log('mount', 8, this.random.pick(this.yard.presses).id)) return
      this.roller.state = 'IN_USE'
      this.wait(3, 12)
      if (!this.log('dismount', 9)) return
      this.roller.state = 'IN_STOCK'
      if (!this.careFor()) return
    }
  }

  /** After use it is cleaned, now and then repaired, and in the end worn out. Says whether there is a next time. */
  private careFor(): boolean {
    if (this.random.chance(0.75) && !this.log('clean', 10.5)) return false
    if (this.random.chance(0.35) && !this.log('check', 13)) return false
    if (this.random.chance(WORN_OUT_CHANCE) && this.log('scrap', 15)) {
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
    const notes = notesOf[name]
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
    const { detail, operation } = this.random.pick(table.damages)
    const company = this.random.weighted(this.yard.companies, ({ reliability }) => 0.3 + reliability)
    const [outDate, expectedReturnDate] = [this.day, addDays(this.day, Math.floor(this.random.between(9, 22)))]
    const set = {
      rollerId: this.roller.id,
      operationId: this.yard.operationId(operation as OperationName),
      repairerId: company.id,
      operatorId: this.random.pick(this.yard.operatorIds),
      ...{ outDate, expectedReturnDate, returnDate: null, detail, status: 'OUT' },
    }
    const isForgotten = this.random.chance(FORGOTTEN_CHANCE) && expectedReturnDate > addDays(this.setting.today, -FORGOTTEN_DAYS)
    const delayDays = this.random.chance(company.reliability) ? -this.random.between(0, 4) : this.random.between(2, 17)
    this.day = addDays(expectedReturnDate, Math.floor(delayDays))
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
  return { ...made, rollerLog: numberedByMoment(made.rollerLog) }
}
