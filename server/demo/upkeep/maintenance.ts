import { afterCycles, type Cycle, maintenanceOrder } from '../../domain/maintenance/index.ts'
import { addDays, businessDay, dayStart } from '../../kernel/index.ts'
import type { Person, Plant, Row } from '../plants/plants.ts'
import type { Random } from '../random.ts'
import { HOUR, MINUTE } from '../repair/incidents.ts'
import type { Draft, Event } from '../replayEvents.ts'
import upkeep from './maintenance.json' with { type: 'json' }

/** Days from today to the next turn of each plan in order, less than its cycle: some are late, some are due today. */
const NEXT = [-4, -1, 0, 0, 1, 2, 3, 5, 8, 6, 12, 20, 9, 4]
const PLANS_A_PLANT = NEXT.length
/** How far back the finished turns go. */
const PAST_DAYS = 120
const { work: WORK, results, postponed: postponedBecause, cancelled: cancelledBecause } = upkeep
const SYSTEM: Person = { id: 0, name: 'system', userId: null }

interface Clock {
  readonly now: number
  readonly offset: number
}
interface Made {
  readonly plans: Row[]
  readonly orders: Draft[]
}
interface Plan {
  readonly row: Row & Cycle & { readonly id: number; readonly nextMaintDate: string; readonly leadDays: number }
  readonly owner: Person
}

/** Each kind of work goes to machines that have what it is about, to another one each time. */
function machineFor(plant: Plant, letters: readonly string[], at: number) {
  const able = plant.machines.filter(({ letters: kind }) => letters.includes(kind))
  return able[((at % WORK.length) * 2 + Math.floor(at / WORK.length)) % able.length]
}

function planOf(plant: Plant, at: number, { id, today }: { id: number; today: string }): Plan {
  const { letters, name, ...work } = WORK[at % WORK.length] as (typeof WORK)[number]
  const { maintCraft, maintCycle, cycleUnit } = work
  const machine = machineFor(plant, letters, at)
  const able = plant.repairers.filter((one) => one.craft === maintCraft)
  const owner = able[at % able.length] ?? plant.lead
  const nextMaintDate = addDays(today, NEXT[at] ?? 0)
  const own = { ...work, cycleUnit: cycleUnit as Cycle['cycleUnit'], nextMaintDate, anchorDate: nextMaintDate }
  const basis = cycleUnit === 'MONTHS' && maintCycle === 6 ? 'AFTER_DONE' : 'FIXED'
  const rest = { plantId: plant.id, equipmentId: machine?.id, basis, ownerId: owner.id, isPaused: false, status: 'ENABLED' }
  return { row: { id, name: `${machine?.name} ${name}`, ...rest, ...own }, owner }
}

/** One order from the day on which the plan made it, as far as it has come by now. */
function orderOf({ row }: Plan, day: string, done: (from: number) => Event[], { now, offset }: Clock): Draft {
  const { equipmentId, pointName, checkName, maintLevel, maintCraft, maintMode, ownerId } = row as Row
  const taken = { equipmentId, pointName, checkName, maintLevel, maintCraft, maintMode, ownerId }
  const set = { ...taken, planId: row.id, planDate: day, dueDate: day, status: 'PENDING' }
  const at = Math.min(now, dayStart(addDays(day, -row.leadDays), offset).getTime() + 10 * MINUTE)
  const events: Draft['events'] = [{ at, action: 'create', by: SYSTEM, set }, ...done(dayStart(day, offset).getTime())]
  return { resource: maintenanceOrder, plantId: row.plantId as number, events }
}

/** A turn that was called off, with its reason. */
function cancelled(random: Random, lead: Person) {
  return (from: number): Event[] => [
    {
      at: from + random.between(8, 10) * HOUR,
      action: 'cancel',
      by: lead,
      set: { status: 'CANCELLED' },
      note: { reason: random.pick(cancelledBecause) },
    },
  ]
}

/** A turn that was done a day or two later, as somebody had said it would be. */
function postponed(random: Random, { lead, owner, day, offset }: { lead: Person; owner: Person; day: string; offset: number }) {
  return (from: number): Event[] => {
    const planDate = addDays(day, Math.round(random.between(1, 2)))
    const postponement = { at: from + random.between(8, 10) * HOUR, action: 'postpone', by: lead }
    const moved: Event = { ...postponement, set: { planDate }, note: { reason: random.pick(postponedBecause) } }
    return [moved, ...finished(random, owner, planDate)(dayStart(planDate, offset).getTime())]
  }
}

function finished(random: Random, owner: Person, day: string) {
  return (from: number): Event[] => {
    const begun = from + random.between(7.5, 14) * HOUR
    const ended = begun + random.between(0.5, 2.5) * HOUR
    return [
      { at: begun, action: 'start', by: owner, set: { status: 'IN_PROGRESS' } },
      {
        at: ended,
        action: 'complete',
        by: owner,
        set: { status: 'DONE', actualDate: day, doneAt: new Date(Math.round(ended)), value1: random.pick(results) },
      },
    ]
  }
}

interface Past {
  readonly plan: Plan
  readonly lead: Person
  readonly day: string
  readonly clock: Clock
  readonly done: (from: number) => Event[]
}

/** What became of a turn: most were done on their day. */
function pastOf(random: Random, { plan: { owner }, lead, day, clock: { offset }, done }: Past) {
  if (random.chance(0.05)) return cancelled(random, lead)
  return random.chance(0.12) ? postponed(random, { lead, owner, day, offset }) : done
}

/** Plans of a plant with the orders they made: finished ones, those of today and of the coming days, and a few that are late. */
export function maintenanceOf(random: Random, plants: readonly Plant[], clock: Clock): Made {
  const today = businessDay(new Date(clock.now), clock.offset)
  const plans: Row[] = []
  const orders: Draft[] = []
  for (const plant of plants) {
    for (let at = 0; at < PLANS_A_PLANT; at++) {
      const plan = planOf(plant, at, { id: plans.length + 1, today })
      const { row, owner } = plan
      let lastMaintDate: string | null = null
      for (let cycles = -1; afterCycles(row.nextMaintDate, row, cycles) > addDays(today, -PAST_DAYS); cycles--) {
        const day = afterCycles(row.nextMaintDate, row, cycles)
        const done = finished(random, owner, day)
        // The last turn before now is what the plan and the machine say.
        orders.push(orderOf(plan, day, lastMaintDate === null ? done : pastOf(random, { plan, lead: plant.lead, day, clock, done }), clock))
        lastMaintDate ??= day
      }
      const begun: Event = { at: clock.now - 35 * MINUTE, action: 'start', by: owner, set: { status: 'IN_PROGRESS' } }
      const isBegun = at === NEXT.lastIndexOf(0)
      if (addDays(row.nextMaintDate, -row.leadDays) <= today)
        orders.push(orderOf(plan, row.nextMaintDate, () => (isBegun ? [begun] : []), clock))
      plans.push({ ...row, lastMaintDate })
    }
  }
  return { plans, orders: orders.sort((a, b) => a.events[0].at - b.events[0].at) }
}
