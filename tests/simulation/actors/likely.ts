import type { World } from '../run/world.ts'
import { CLIENT_HASH } from '../site/ground.ts'
import { CAST, type Person } from './cast.ts'
import type { ListedRow } from './userSession.ts'

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000]
/** Quantities are stored in thousandths. */
const THOUSANDTHS = 1000
/** The day of the factory that lies so many days back. */
export const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() + 8 * HOUR_MS - days * DAY_MS).toISOString().slice(0, 10)

/** Some entries are booked afterwards: hours or days late, behind others of the same item. */
const bookedLate = ({ dice, clock }: World) => ({
  bookedAt: dice.chance(0.25) ? new Date(clock.ms - 1 - dice.below(96) * HOUR_MS).toISOString() : undefined,
})
/** A row of a table of the person's plant that meets a condition, such as the newest twenty of them. */
function idWhere(world: World, sql: string, ...values: readonly unknown[]): string | undefined {
  const id = world.dice.pick(world.rows<{ id: number }>(sql, ...values))?.id
  return id === undefined ? undefined : String(id)
}
const STOPPED = `SELECT equipment_id AS id FROM report_log WHERE plant_id = ? AND status IN ('PENDING', 'REPAIRING', 'USABLE_WITH_FAULT') ORDER BY id DESC LIMIT 20`
const MOVED_PARTS = 'SELECT part_id AS id FROM spare_part_log WHERE plant_id = ? AND part_id IS NOT NULL ORDER BY id DESC LIMIT 10'
/** Places whose turn has not come: another of the same ink expires earlier. Those first that a newer one precedes. */
const OUT_OF_TURN = `FROM ink_stock p JOIN ink_stock o ON o.ink_id = p.ink_id AND o.plant_id = p.plant_id AND o.expiring_date < p.expiring_date
  WHERE p.plant_id = ? AND p.quantity > 0 AND p.state = 'OPEN' AND o.quantity > 0 AND o.state = 'OPEN' ORDER BY o.id < p.id, o.id DESC LIMIT 10`
const PLANNED = `SELECT s.id, s.date, s.shift_id AS shiftId, w.target_id AS workerId FROM production_schedule s
  JOIN production_schedule_worker w ON w.owner_id = s.id LEFT JOIN worker p ON p.id = w.target_id LEFT JOIN "user" u ON u.id = p.user_id
  WHERE s.plant_id = ? AND s.date > ? AND u.username = coalesce(?, u.username) ORDER BY s.date, s.id LIMIT 40`
const REPORTER = 'SELECT p.id FROM reporter p JOIN "user" u ON u.id = p.user_id WHERE u.username = ? AND p.plant_id = ?'
const STAFF_OF_INK = `SELECT id FROM staff WHERE plant_id = ? AND is_ink AND status = 'ENABLED'`
const STAFF_OF_ACCESSORIES = `SELECT id FROM staff WHERE plant_id = ? AND is_acc AND status = 'ENABLED'`
const COLLEAGUES = `SELECT w.id FROM worker w JOIN "user" u ON u.id = w.user_id WHERE w.plant_id = ? AND u.username IN (${CAST.map(({ username }) => `'${username}'`).join()})`

/** A shift that somebody is planned in, and a colleague who has an account. */
function swapOf(world: World, { plantId, username }: Person): object {
  const { dice, clock } = world
  const values = [plantId, dayBefore(clock.now(), 0), dice.chance(0.8) ? username : null]
  const planned = world.rows<{ date: string; shiftId: number; workerId: number }>(PLANNED, ...values)
  if (!planned.length) return {}
  const { date, shiftId, workerId } = dice.pick(planned)
  const toWorkerId = idWhere(world, COLLEAGUES, plantId)
  return { fromWorkerId: String(workerId), date, shiftId: String(shiftId), toWorkerId, toDate: undefined, toShiftId: undefined }
}

/** What people enter who know their trade, over what chance has chosen. */
export const LIKELY: Readonly<Record<string, (world: World, person: Person) => object>> = {
  reportLog: (world, { plantId, username }) => {
    const { dice } = world
    const reporterId = dice.chance(0.95) ? idWhere(world, REPORTER, username, plantId) : undefined
    const isAboutMachine = dice.chance(0.85)
    // A machine that stands is reported by more than one person.
    const equipmentId = dice.chance(0.3) ? idWhere(world, STOPPED, plantId) : undefined
    return {
      isStopped: dice.chance(0.6),
      ...(dice.chance(0.8) ? { reportDate: undefined, inspectionId: undefined } : {}),
      ...(reporterId && { reporterId }),
      ...(isAboutMachine && { equCategory: 'EQUIPMENT', ductId: undefined, unitId: undefined, ductFaultIds: undefined }),
      ...(equipmentId && { equCategory: 'EQUIPMENT', equipmentId, ductId: undefined, unitId: undefined, ductFaultIds: undefined }),
    }
  },
  ductLog: ({ clock, dice }) => ({ beginDate: dayBefore(clock.now(), dice.below(3)) }),
  complaintAction: ({ clock, dice }, { plantId }) => ({
    ownerId: String(plantId === 1 ? 1 : 2),
    dueDate: dayBefore(clock.now(), -dice.below(9)),
    checkAfterDays: dice.chance(0.6) ? 1 + dice.below(2) : undefined,
  }),
  sparePartLog: (world, { plantId }) => {
    const { dice } = world
    const partId = dice.chance(0.4) ? idWhere(world, MOVED_PARTS, plantId) : undefined
    return {
      storeType: dice.pick(['IN', 'IN', 'OUT', 'OUT', 'RETURN', 'SCRAP']),
      quantity: 1 + dice.below(5),
      countedAt: undefined,
      quantityCheck: undefined,
      stockOrderId: undefined,
      ...bookedLate(world),
      ...(partId && { partId }),
      ...(dice.chance(0.6) && { maintenanceOrderId: undefined }),
    }
  },
  accessoryLog: (world) => ({
    storeType: world.dice.pick(['IN', 'OUT']),
    quantity: 1 + world.dice.below(5),
    countedAt: undefined,
    quantityCheck: undefined,
    stockOrderId: undefined,
    ...bookedLate(world),
  }),
  inkLog: (world, { plantId }) => {
    const { dice } = world
    const inkStockId = dice.chance(0.5) ? idWhere(world, `SELECT p.id ${OUT_OF_TURN}`, plantId) : undefined
    return {
      staffId: idWhere(world, STAFF_OF_INK, plantId),
      storeType: inkStockId ? 'OUT' : dice.pick(['IN', 'IN', 'OUT', 'MOVE']),
      stockOrderId: undefined,
      ...bookedLate(world),
      ...(inkStockId && { inkStockId, inkId: undefined }),
      ...(dice.chance(0.6) && { overrideReason: undefined }),
      ...(dice.chance(0.5) && !inkStockId
        ? { cans: 1 + dice.below(3), quantity: undefined }
        : { quantity: 1 + dice.below(9), cans: undefined }),
    }
  },
  issueInk: (world, { plantId }) => {
    const inkId = idWhere(world, `SELECT p.ink_id AS id ${OUT_OF_TURN}`, plantId)
    const amounts = { quantity: 1 + world.dice.below(20), lines: undefined, overrideReason: undefined }
    return { staffId: idWhere(world, STAFF_OF_INK, plantId), ...amounts, ...(inkId && { inkId }) }
  },
  workerVacation: ({ dice, clock }) => {
    const begin = dice.below(30)
    return {
      vacType: dice.pick(['ANNUAL', 'SICK', 'PERSONAL']),
      beginDate: dayBefore(clock.now(), -begin),
      endDate: dayBefore(clock.now(), -begin - dice.below(4)),
      beginHalf: undefined,
      endHalf: undefined,
    }
  },
  shiftSwap: swapOf,
  stockOrder: (world, { plantId }) => {
    const { dice } = world
    const kind = dice.pick(['part', 'accessory', 'ink'] as const)
    const table = { part: 'spare_part', accessory: 'accessory', ink: 'ink' }[kind]
    const item = idWhere(world, `SELECT id FROM ${table} WHERE plant_id = ? AND status = 'ENABLED' ORDER BY id LIMIT 30`, plantId)
    return {
      quantity: 2 + dice.below(20),
      cans: undefined,
      partId: undefined,
      accessoryId: undefined,
      inkId: undefined,
      [`${kind}Id`]: item,
    }
  },
  stocktake: (world, { plantId }) => {
    const kind = world.dice.pick(['PARTS', 'MATERIALS', 'INKS'])
    return { kind, staffId: idWhere(world, kind === 'INKS' ? STAFF_OF_INK : STAFF_OF_ACCESSORIES, plantId) }
  },
  user: ({ dice }) => ({
    username: `u${dice.below(1_000_000)}`,
    password: CLIENT_HASH,
    plantIds: [String(1 + dice.below(2))],
  }),
}

const inkStaff = (world: World, { plantId }: Person) => ({ staffId: idWhere(world, STAFF_OF_INK, plantId) })
const leftInCan = (world: World, person: Person) => ({
  ...inkStaff(world, person),
  leftKg: 1 + world.dice.below(4),
  grossKg: undefined,
  tareKg: undefined,
})
/** What has come of an order: its rest, or less. */
const arrived =
  (share: number) =>
  (world: World, { plantId }: Person, id: number) => {
    const { dice, clock, step } = world
    const [order] = world.rows<{ quantity: number; received: number; ink: number | null }>(
      'SELECT quantity, received, ink_id AS ink FROM stock_order WHERE id = ?',
      id,
    )
    const rest = order ? (order.quantity - order.received) / THOUSANDTHS : 1
    const amount = share < 1 ? Math.max(1, Math.floor(rest * share)) : rest
    const staff = order?.ink ? STAFF_OF_INK : STAFF_OF_ACCESSORIES
    return {
      arrived: dice.chance(0.9) ? amount : amount + 1,
      arrivedCans: undefined,
      batchNo: `B${step}`,
      expiringDate: dayBefore(clock.now(), -30 - dice.below(200)),
      locationId: idWhere(world, `SELECT id FROM storage_location WHERE plant_id = ? AND status = 'ENABLED' LIMIT 20`, plantId),
      staffId: idWhere(world, staff, plantId),
    }
  }
/** The same for steps of flows, by the name of their operation. */
export const LIKELY_STEPS: Readonly<Record<string, (world: World, person: Person, id: number) => object>> = {
  markUsableReportLog: ({ dice }) => ({ expectedDays: 1 + dice.below(5), resumeDate: undefined }),
  ...Object.fromEntries(['analyse', 'decideMeasures', 'verify'].map((step) => [`${step}Complaint`, () => ({ statusId: undefined })])),
  weighInInkCan: leftInCan,
  weighAgainInkCan: leftInCan,
  useUpInkCan: inkStaff,
  scrapInkCan: inkStaff,
  openInkCan: (world, person) => ({
    ...inkStaff(world, person),
    overrideReason: world.dice.chance(0.7) ? `because ${world.dice.below(100)}` : undefined,
  }),
  receiveStockOrder: arrived(1),
  receivePartStockOrder: arrived(0.5),
  submitStocktake: () => ({ isPartial: true }),
  recountStocktake: ({ dice }) => ({ recountLines: dice.pick(['DIFFERENT', 'MOVED']) }),
  returnRollerRepair: ({ clock }) => ({ returnDate: dayBefore(clock.now(), 0) }),
  scrapRollerRepair: ({ clock }) => ({ returnDate: dayBefore(clock.now(), 0) }),
  closeDuctLog: ({ clock }) => ({ endDate: dayBefore(clock.now(), 0) }),
}
/** The same for edits. Rights and accounts are left alone: whoever edits them may end the work of others. */
export const EDITED: Readonly<Record<string, (world: World, row: ListedRow) => object>> = {
  shiftHandoverItem: ({ dice }) => ({ explanation: `known since ${dice.below(24)}:00` }),
  role: ({ dice }) => ({ permissions: undefined, menuIds: undefined, status: undefined, remark: `r${dice.below(100)}` }),
  user: () => ({ status: undefined, roleIds: undefined, plantIds: undefined, password: undefined, username: undefined }),
}
