import type { Acting } from './act.ts'
import { administrator, type Person } from './cast.ts'
import { actingAs, performersOf } from './colleagues.ts'
import { dayBefore } from './likely.ts'
import type { UserSession } from './userSession.ts'

/** Something that a rule of the trade refuses, done by somebody who has the right to do it otherwise. */
export type Violation = (acting: Acting) => Promise<unknown>
interface Found {
  readonly id: number
}
type Work<R> = (session: UserSession, row: R) => Promise<unknown>

/** Has somebody with the permissions work on a row of the plant, where there is one; `?` of the query is the plant. */
const on =
  <R extends Found>(permissions: string | readonly string[], sql: string, work: Work<R>): Violation =>
  async ({ world, session }) => {
    const { plantId } = session.person
    const [person] = performersOf(world, plantId, permissions)
    const row = world.dice.pick(world.rows<R>(`${sql} LIMIT 20`, plantId))
    if (person && row) await work(actingAs(world, person).session, row)
  }
const step = (session: UserSession, name: string, id: number, input?: object) =>
  session.call('mutation', name, { id: String(id), ...(input && { input }) })
/** Somebody else who has a permission, than whoever is at work. */
const otherThan = ({ world, person }: UserSession, permission: string): Person | undefined =>
  performersOf(world, person.plantId, permission).find(({ username }) => username !== person.username)

const OPEN_REPAIRS = "('ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS')"
const REPAIRS: readonly Violation[] = [
  on<Found & { equipment: number }>(
    ['repair:report:reopen', 'repair:report:add'],
    "SELECT id, equipment_id AS equipment FROM report_log WHERE plant_id = ? AND status = 'COMPLETED' AND is_stopped AND joined_to_id IS NULL ORDER BY id DESC",
    async (session, { id, equipment }) => {
      const reporterId = session.world.rows<Found>('SELECT id FROM reporter WHERE plant_id = ? LIMIT 1', session.person.plantId)[0]?.id
      const report = {
        reporterId: String(reporterId),
        equCategory: 'EQUIPMENT',
        equipmentId: String(equipment),
        isStopped: true,
        description: 'again',
      }
      await session.call('mutation', 'createReportLog', { input: report })
      await step(session, 'reopenReportLog', id, { reason: 'not gone' })
    },
  ),
  on(
    'repair:timeLog:correct',
    "SELECT t.id FROM repair_time_log t JOIN repair_log r ON r.id = t.repair_id WHERE t.plant_id = ? AND r.status IN ('CANCELLED', 'VOIDED') ORDER BY t.id DESC",
    (session, { id }) => step(session, 'correctRepairTimeLog', id, { hours: 1, reason: 'late' }),
  ),
  on(
    'maint:order:remove',
    "SELECT id FROM maintenance_order WHERE plant_id = ? AND status = 'PENDING' AND plan_id IS NOT NULL ORDER BY id DESC",
    (session, { id }) => session.call('mutation', 'deleteMaintenanceOrders', { ids: [String(id)] }),
  ),
  on(
    ['inspect:order:list', 'repair:report:add'],
    "SELECT id FROM inspection_order WHERE plant_id = ? AND status = 'DONE' ORDER BY updated_at DESC",
    async (session, { id }) => {
      await session.call('mutation', 'reportFromInspection', { id: String(id) })
      await session.call('mutation', 'reportFromInspection', { id: String(id) })
    },
  ),
  on<Found & { repairer: number }>(
    'repair:log:add',
    `SELECT w.report_id AS id, p.id AS repairer FROM repair_log w JOIN repairer p ON p.plant_id = w.plant_id WHERE w.plant_id = ? AND w.status IN ${OPEN_REPAIRS} AND w.report_id IS NOT NULL ORDER BY w.id DESC`,
    (session, { id, repairer }) => session.call('mutation', 'assignDebt', { reportId: String(id), repairerId: String(repairer) }),
  ),
]
/** Work that is claimed on the machine of one's own repair: the orders of any machine, in any state, and checks where none are due. */
const CLAIMS = `SELECT w.id, w.equipment_id AS equipment, u.username AS who FROM repair_log w JOIN repair_log_repairer l ON l.owner_id = w.id
  JOIN repairer p ON p.id = l.target_id JOIN "user" u ON u.id = p.user_id WHERE w.plant_id = ? AND w.status IN ${OPEN_REPAIRS}`
const claim = (orders: string, kind: string): Violation =>
  on<Found & { equipment: number; who: string }>(
    'repair:log:start',
    `${CLAIMS} ORDER BY w.id DESC`,
    async ({ world, person }, { id, equipment, who }) => {
      const repairer = performersOf(world, person.plantId, 'repair:log:start').find(({ username }) => username === who)
      const order = world.dice.pick(world.rows<Found>(`${orders} LIMIT 10`, person.plantId, equipment))
      if (repairer && order)
        await actingAs(world, repairer).session.call('mutation', 'claimDueWork', { repairId: String(id), kind, id: String(order.id) })
    },
  )
const ORDERS = 'SELECT id FROM maintenance_order WHERE plant_id = ? AND equipment_id'
const DISPATCH: readonly Violation[] = [
  claim(`${ORDERS} <> ? AND status = 'PENDING' ORDER BY id DESC`, 'MAINTENANCE'),
  claim(`${ORDERS} = ? AND status <> 'PENDING' ORDER BY id DESC`, 'MAINTENANCE'),
  claim("SELECT id FROM inspection_order WHERE plant_id = ? AND equipment_id = ? AND status = 'DONE' ORDER BY id DESC", 'INSPECTION'),
]

const STOCK: readonly Violation[] = [
  ...['spare_part_log', 'accessory_log', 'ink_log'].map((table) => {
    const type = table.replace(/_?([a-z]+)/g, (_, word: string) => word.charAt(0).toUpperCase() + word.slice(1))
    return on(
      `stock:${type.charAt(0).toLowerCase()}${type.slice(1)}:reverse`,
      `SELECT id FROM ${table} WHERE plant_id = ? AND reverses_id IS NOT NULL ORDER BY id DESC`,
      (session, { id }) => step(session, `reverse${type}`, id, { reason: 'twice' }),
    )
  }),
  on('wall:display:issueKey', "SELECT id FROM wall_display WHERE plant_id = ? AND status = 'REVOKED'", (session, { id }) =>
    session.call('mutation', 'issueWallDisplayKey', { id: String(id) }),
  ),
]

const HANDOVERS: readonly Violation[] = [
  on(
    'shifts:handover:withdraw',
    "SELECT h.id FROM shift_handover h WHERE plant_id = ? AND state = 'HANDED' AND EXISTS (SELECT 1 FROM shift_handover_item i WHERE i.handover_id = h.id AND i.state = 'TAKEN') ORDER BY id DESC",
    (session, { id }) => step(session, 'withdrawShiftHandover', id),
  ),
  on(
    'shifts:handoverItem:ask',
    "SELECT i.id FROM shift_handover_item i JOIN shift_handover h ON h.id = i.handover_id WHERE i.plant_id = ? AND h.state = 'HANDED' AND i.state IN ('OPEN', 'ANSWERED', 'ASKED') ORDER BY i.id DESC",
    async (session, { id }) => {
      await step(session, 'askShiftHandoverItem', id, { question: 'since when?' })
      await step(session, 'answerShiftHandoverItem', id, { answer: 'today' })
    },
  ),
]
/** A leave of so many days that somebody enters and submits, and that is then approved by the same person or by another. */
const approvedLeave = (days: number, isByOther: boolean): Violation =>
  on('shifts:workerVacation:approve', "SELECT id FROM worker WHERE plant_id = ? AND status = 'ENABLED'", async (session, worker) => {
    const now = session.world.clock.now()
    const span = { beginDate: dayBefore(now, -40), endDate: dayBefore(now, -40 - days) }
    const made = await session.call('mutation', 'createWorkerVacation', {
      input: { workerId: String(worker.id), vacType: 'ANNUAL', ...span },
    })
    const id = Number((made?.data as { id?: string } | undefined)?.id)
    if (!id) return
    await step(session, 'submitWorkerVacation', id)
    const other = isByOther ? otherThan(session, 'shifts:workerVacation:approve') : session.person
    if (other) await step(actingAs(session.world, other).session, 'approveWorkerVacation', id, {})
  })
interface Planned extends Found {
  readonly date: string
  readonly shift: number
  readonly worker: number
}
/** Asks some colleagues, whoever they are, to take a shift that begins after so many days. */
const swaps = (daysAhead: number): Violation =>
  on(
    ['shifts:swap:approve', 'shifts:swap:add'],
    "SELECT id FROM worker WHERE plant_id = ? AND status = 'ENABLED'",
    async (session, { id }) => {
      const { world, person } = session
      const planned = world.rows<Planned>(
        `SELECT s.id, s.date, s.shift_id AS shift, w.target_id AS worker FROM production_schedule s JOIN production_schedule_worker w ON w.owner_id = s.id
        WHERE s.plant_id = ? AND s.date >= ? ORDER BY s.date, s.id LIMIT 60`,
        ...[person.plantId, dayBefore(world.clock.now(), -daysAhead)],
      )
      for (const { date, shift, worker } of world.dice.some(planned, 3)) {
        const input = { fromWorkerId: String(worker), date, shiftId: String(shift), toWorkerId: String(id) }
        await session.call('mutation', 'createShiftSwap', { input })
      }
    },
  )
const SHIFTS: readonly Violation[] = [approvedLeave(2, false), approvedLeave(80, true), swaps(-4), swaps(1), swaps(3)]

/** What work itself forbids. */
export const WORK: readonly Violation[] = [...REPAIRS, ...DISPATCH, ...STOCK, ...HANDOVERS, ...SHIFTS]

/** Turns something off, tries what needs it, and turns it on again. */
const without = (name: string, id: number, off: object, on: object) => async (session: UserSession, attempt: () => Promise<unknown>) => {
  await step(session, name, id, off)
  await attempt()
  await step(session, name, id, on)
}
const DELIVERY = `SELECT d.id, d.receiver_id AS receiver, d.type_id AS type FROM notice_delivery d
  WHERE d.plant_id = ? AND d.status IN ('FAILED', 'SUPPRESSED', 'NOT_CONFIGURED') AND d.channel = 'EMAIL' ORDER BY d.id DESC`
type Delivery = Found & { readonly receiver: number; readonly type: number }
const resent = (breakIt: (delivery: Delivery) => ReturnType<typeof without>): Violation =>
  on<Delivery>('notice:delivery:resend', DELIVERY, async ({ world, person }, delivery) => {
    const { session } = actingAs(world, { ...administrator, plantId: person.plantId })
    await breakIt(delivery)(session, () => step(session, 'resendNoticeDelivery', delivery.id))
  })
/** Messages to whoever gets none. */
export const NOTICES: readonly Violation[] = [
  resent(({ receiver }) => without('updateNoticeReceiver', receiver, { status: 'DISABLED' }, { status: 'ENABLED' })),
  resent(({ receiver }) => without('updateNoticeReceiver', receiver, { email: null }, { email: `receiver${receiver}@example.com` })),
  resent(({ type }) => without('updateNotificationType', type, { status: 'DISABLED' }, { status: 'ENABLED' })),
  resent(({ type }) => without('updateNotificationType', type, { hasEmail: false }, { hasEmail: true })),
]
