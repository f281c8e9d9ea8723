import { and, asc, eq, gte, lte, ne, notExists, sql } from 'drizzle-orm'
import {
  type AnswerOf,
  addDays,
  date,
  defineReadModel,
  flag,
  int,
  invalidField,
  link,
  listOf,
  type Read,
  requirePermission,
  shape,
  text,
  todayOf,
} from '../../kernel/index.ts'
import { equipment, holiday } from '../masterdata/index.ts'
import { repairer } from '../repair/index.ts'
import { config, restDaysPast, workCalendar } from '../system/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'
import { nextInRhythm } from './nextDate.ts'
import { anchorOf, later } from './rhythm.ts'

const plannedMaintenance = shape('PlannedMaintenance', 'A turn of a maintenance plan whose order does not exist yet.', {
  planId: link('maintenancePlan', { description: 'The plan.' }),
  name: text({ description: 'Name of the plan.' }),
  equipmentId: link('equipment', { description: 'The machine.' }),
  equipmentName: text({ description: 'Name of the machine.' }),
  ownerName: text({ nullable: true, description: 'Who the work is for.' }),
  maintLevel: int({ description: 'Maintenance level, 1 to 3.' }),
})
const maintenanceDay = shape('MaintenanceDay', 'A day of the maintenance calendar. Of orders and turns each, it shows the first 200.', {
  date: date({ description: 'The day.' }),
  isRest: flag({ description: 'Whether the plant rests on it.' }),
  orders: listOf(maintenanceOrder, { description: 'The orders planned for it, whatever their status.' }),
  planned: listOf(plannedMaintenance, {
    description: 'Turns of plans in service that will become orders, if each order before is done on its day.',
  }),
  more: int({ description: 'How many orders and turns it has besides.' }),
})
export type MaintenanceDay = AnswerOf<typeof maintenanceDay>
interface Range {
  readonly from: string
  readonly to: string
}
const DAYS_MAX = 62
/** More than anybody reads of one day. */
const A_DAY = 200

async function ordersWithin(read: Read, { from, to }: Range) {
  const t = read.table(maintenanceOrder)
  const place = sql<number>`row_number() over (partition by ${t.planDate} order by ${t.id})`.as('place')
  const all = sql<number>`count(*) over (partition by ${t.planDate})`.as('all_of_day')
  const found = read.db
    .select({ id: t.id, planDate: t.planDate, place, all })
    .from(t)
    .where(and(read.within(maintenanceOrder), ne(t.status, 'VOIDED'), gte(t.planDate, from), lte(t.planDate, to)))
    .as('found')
  const rows = await read.db
    .select({ id: found.id, planDate: found.planDate, all: found.all })
    .from(found)
    .where(lte(found.place, A_DAY))
    .orderBy(found.planDate, found.id)
  const orders = await read.inBulk(maintenanceOrder).many(rows.map(({ id }) => id))
  const more = new Map(rows.map(({ planDate, all }) => [planDate, Math.max(0, Number(all) - A_DAY)]))
  return { orders: orders.filter((order) => order !== null), more }
}

/** Plans that are awake and come to a turn by a day; not their next one where its order exists already. */
async function plansBy(read: Read, to: string) {
  const [plan, machine, order] = [read.table(maintenancePlan), read.table(equipment), read.table(maintenanceOrder)]
  const made = read.db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.planId, plan.id), eq(order.dueDate, plan.nextMaintDate)))
  const awake = [eq(plan.status, 'ENABLED'), eq(plan.isPaused, false), eq(machine.status, 'ENABLED'), eq(machine.isPaused, false)]
  const { id, name, equipmentId, ownerId, maintLevel, maintCycle, cycleUnit, anchorDate, nextMaintDate } = plan
  return read.db
    .select({
      ...{ id, name, equipmentId, equipmentName: machine.name, ownerId, maintLevel, maintCycle, cycleUnit, anchorDate, nextMaintDate },
      isNextOpen: sql<number>`case when ${notExists(made)} then 1 else 0 end`,
    })
    .from(plan)
    .innerJoin(machine, eq(machine.id, plan.equipmentId))
    .where(and(lte(plan.nextMaintDate, to), ...awake))
    .orderBy(asc(plan.nextMaintDate), asc(plan.id))
}
type PlanRow = Awaited<ReturnType<typeof plansBy>>[number]

/** Nothing comes of turns that were missed, so those before today are none; the next one becomes an order however late it is. */
function plannedDates(plan: PlanRow, { from, to, today }: Range & { readonly today: string }): string[] {
  const next = plan.nextMaintDate
  const days: string[] = Number(plan.isNextOpen) && next >= from ? [next] : []
  const step = (after: string) => nextInRhythm(anchorOf(plan), plan, after)
  let day = step(later(next, addDays(later(from, today), -1)))
  while (day <= to) {
    days.push(day)
    const after = step(day)
    if (after <= day) break
    day = after
  }
  return days
}

/** What is to be done on which day (§5): the orders there are, and the turns that plans will come to. */
export async function maintenanceCalendar(read: Read, range: Range): Promise<MaintenanceDay[]> {
  const { from, to } = range
  if (to < from) throw invalidField('to', 'beforeBegin', { day: from })
  if (to >= addDays(from, DAYS_MAX)) throw invalidField('to', 'tooManyDays', { max: DAYS_MAX })
  const today = todayOf(read)
  const days: MaintenanceDay[] = []
  const calendar = await workCalendar(read, range)
  const [{ orders, more }, plans] = [await ordersWithin(read, range), await plansBy(read, to)]
  for (let date = from; date <= to; date = addDays(date, 1))
    days.push({ date, isRest: !calendar.isWorkingDay(date), orders: [], planned: [], more: more.get(date) ?? 0 })
  const on = new Map(days.map((day) => [day.date, day]))
  const ownerIds = [...new Set(plans.flatMap(({ ownerId }) => ownerId ?? []))]
  const owners = new Map((await read.of(repairer).many(ownerIds)).flatMap((one) => (one ? [[one.id, one.name] as const] : [])))
  for (const order of orders) on.get(order.planDate)?.orders.push(order)
  const made = new Set(orders.map(({ planId, dueDate }) => `${planId} ${dueDate}`))
  for (const plan of plans) {
    const { id: planId, name, equipmentId, equipmentName, maintLevel } = plan
    const ownerName = owners.get(plan.ownerId ?? 0) ?? null
    for (const date of plannedDates(plan, { from, to, today })) {
      const day = on.get(date)
      if (!day || made.has(`${planId} ${date}`)) continue
      if (day.planned.length < A_DAY) day.planned.push({ planId, name, equipmentId, equipmentName, ownerName, maintLevel })
      else day.more++
    }
  }
  return days
}

export const maintenanceCalendarModel = defineReadModel('maintenanceCalendar', {
  description: 'Every day of a range with the planned maintenance of this plant; needs maint:plan:list too.',
  permission: ['maint:order:list'],
  args: {
    from: date({ required: true, description: 'First day.' }),
    to: date({ required: true, description: 'Last day; the range holds at most 62 days.' }),
  },
  result: listOf(maintenanceDay),
  stale: [maintenanceOrder, maintenancePlan, equipment, repairer, holiday, config, restDaysPast],
  async read({ read }, range) {
    requirePermission(read.actor, 'maint:plan:list')
    return maintenanceCalendar(read, range)
  },
})
