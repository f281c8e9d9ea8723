import type { Kind } from './cast.ts'

/** Any resource that has a flow. */
export const ANY_FLOW = '*'

/** What somebody of a kind does with rows of a resource, and how often compared with the rest of their day. */
export interface Habit {
  readonly weight: number
  readonly on: string
  /** 'create', 'edit', 'remove' or 'step' (of a flow) a row; 'call' an operation, 'read' a read model. */
  readonly does: 'create' | 'edit' | 'remove' | 'step' | 'call' | 'read'
}
const habit = (weight: number, does: Habit['does'], ...on: readonly string[]): Habit[] => on.map((one) => ({ weight, does, on: one }))

/** A day of each kind of person: resources, or operations of the API, by what is done with them. */
export const DAYS: Readonly<Record<Kind, readonly Habit[]>> = {
  operator: [
    ...habit(8, 'create', 'reportLog'),
    ...habit(5, 'step', 'reportLog'),
    ...habit(1, 'edit', 'reportLog'),
    ...habit(1, 'create', 'workerVacation', 'shiftSwap'),
    ...habit(2, 'step', 'workerVacation', 'shiftSwap'),
    ...habit(1, 'edit', 'workerVacation'),
    ...habit(1, 'call', 'signInForShift', 'signOutOfShift', 'readMyNotices', 'answerMyNotice'),
    ...habit(1, 'read', 'downtimeSummary', 'myNotices', 'myShifts'),
  ],
  repairer: [
    ...habit(10, 'step', 'repairLog'),
    ...habit(2, 'create', 'repairTimeLog'),
    ...habit(2, 'create', 'sparePartLog'),
    ...habit(2, 'step', 'maintenanceOrder', 'inspectionOrder'),
    ...habit(1, 'edit', 'repairTimeLog', 'ductLog'),
    ...habit(1, 'create', 'ductLog', 'rollerLog', 'reportLog', 'maintenanceOrderPart', 'workerVacation'),
    ...habit(1, 'step', 'ductLog', 'workerVacation', 'shiftSwap'),
    ...habit(1, 'read', 'myOpenWork', 'repairSummary'),
    ...habit(1, 'call', 'signInForShift', 'readMyNotices'),
  ],
  lead: [
    ...habit(10, 'step', 'reportLog'),
    ...habit(5, 'step', 'repairLog'),
    ...habit(5, 'step', ANY_FLOW),
    ...habit(2, 'step', 'maintenanceOrder', 'shiftHandover', 'shiftHandoverItem'),
    ...habit(
      1,
      'create',
      'repairLog',
      'maintenanceOrder',
      'maintenancePlan',
      'rollerRepair',
      'fault',
      'repairPart',
      'shiftHandoverItem',
      'shiftNotice',
    ),
    ...habit(1, 'edit', 'repairLog', 'maintenancePlan', 'equipment', 'shiftHandover', 'duct'),
    ...habit(2, 'edit', 'shiftHandoverItem'),
    ...habit(1, 'step', 'rollerRepair', 'ductLog', 'complaint', 'attendance', 'repairTimeLog', 'wallDisplay'),
    ...habit(1, 'remove', 'fault', 'repairTimeLog', 'maintenanceOrderPart'),
    ...habit(1, 'call', 'makeMaintenanceOrders', 'makeInspectionOrders', 'applyPointsTemplate', 'markAttendance'),
    ...habit(1, 'read', 'downtimeFigures', 'handoverFigures', 'equipmentFigures'),
  ],
  storekeeper: [
    ...habit(5, 'create', 'sparePartLog', 'accessoryLog', 'inkLog'),
    ...habit(2, 'step', 'sparePartLog', 'accessoryLog', 'inkLog', 'inkCan', 'inkStock'),
    ...habit(2, 'create', 'stockOrder', 'stocktake'),
    ...habit(2, 'step', 'stockOrder', 'stocktake'),
    ...habit(2, 'step', 'inkCan'),
    ...habit(3, 'edit', 'stocktakeLine'),
    ...habit(1, 'create', 'sparePart', 'ink', 'storageLocation', 'stocktakeLine'),
    ...habit(1, 'edit', 'sparePart', 'accessory', 'inkStock'),
    ...habit(1, 'remove', 'storageLocation', 'sparePart'),
    ...habit(2, 'call', 'issueInk'),
    ...habit(1, 'read', 'stockFigures', 'shortages'),
  ],
  inspector: [
    ...habit(10, 'step', 'inspectionOrder'),
    ...habit(4, 'step', 'maintenanceOrder'),
    ...habit(1, 'create', 'inspectionPoint', 'inspectionOrder', 'maintenancePlan'),
    ...habit(1, 'edit', 'inspectionPoint', 'maintenancePlan'),
    ...habit(1, 'remove', 'inspectionPoint', 'inspectionOrder'),
    ...habit(1, 'call', 'reportFromInspection', 'makeInspectionOrders'),
    ...habit(1, 'read', 'inspectionsToday', 'inspectionDates'),
  ],
  qa: [
    ...habit(4, 'create', 'complaint'),
    ...habit(10, 'step', 'complaint'),
    ...habit(3, 'create', 'complaintAction'),
    ...habit(4, 'step', 'complaintAction'),
    ...habit(1, 'edit', 'complaint', 'customer', 'complaintAction'),
    ...habit(1, 'create', 'complaintEvidence', 'customer'),
    ...habit(1, 'remove', 'complaint', 'complaintAction'),
    ...habit(1, 'read', 'complaintFigures', 'complaintSummary'),
  ],
  planner: [
    ...habit(6, 'step', 'workerVacation'),
    ...habit(6, 'step', ANY_FLOW),
    ...habit(3, 'step', 'shiftSwap', 'attendance', 'shiftHandover'),
    ...habit(2, 'call', 'generateSchedule', 'changeSchedule', 'copyScheduleWeek', 'markAttendance'),
    ...habit(1, 'call', 'grantLeave', 'carryOverLeave'),
    ...habit(
      1,
      'create',
      'holiday',
      'leaveEntitlement',
      'leaveLog',
      'shiftTeamMember',
      'productionSchedule',
      'attendance',
      'workerQualification',
      'positionDemand',
    ),
    ...habit(1, 'edit', 'holiday', 'productionSchedule', 'worker', 'shiftTeam'),
    ...habit(1, 'remove', 'holiday', 'productionSchedule', 'shiftTeamMember'),
    ...habit(1, 'step', 'leaveLog', 'stocktake', 'reportLog', 'noticeDelivery'),
    ...habit(1, 'read', 'scheduleBoard', 'scheduleSummary'),
  ],
  administrator: [
    ...habit(3, 'create', 'user', 'notificationType', 'noticeReceiver', 'equipment', 'workshop', 'worker', 'shiftChange'),
    ...habit(3, 'edit', 'user', 'role', 'config', 'noticeReceiver', 'equipment', 'workshop', 'worker', 'shift', 'department'),
    ...habit(1, 'remove', 'user', 'workshop', 'noticeReceiver', 'worker', 'shiftChange', 'equipmentUnit', 'wallDisplay'),
    ...habit(
      2,
      'step',
      'repairLog',
      'reportLog',
      'maintenanceOrder',
      'inspectionOrder',
      'complaint',
      'session',
      'wallDisplay',
      'autoLoginLink',
    ),
    ...habit(30, 'step', ANY_FLOW),
    ...habit(1, 'create', 'rollerRepair', 'shiftSwap', 'stockOrder', 'stocktake', 'complaintAction'),
    ...habit(1, 'call', 'issueWallDisplayKey', 'sendTestNotice', 'unlockUser', 'changeConfigVersion'),
    ...habit(1, 'read', 'faultFigures', 'repairFigures', 'rightsHeld'),
  ],
  legacy: [],
}
