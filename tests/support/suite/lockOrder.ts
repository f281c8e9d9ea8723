/**
 * Where units depart from the order of locks (server/store/LAWS.md), and why nobody waits in a circle for long: PostgreSQL ends one of them, and
 * the store does it again.
 */

/** Kinds of which a unit locks some, then others with smaller ids: lines of one parent after those of another, whose rows it has locked in order. */
export const NEXT_PARENT: ReadonlySet<string> = new Set(['maintenancePlanPart', 'maintenanceOrderPart', 'templatePoint'])

/** Kinds that are shared and then written after all. A machine whose work is older than its first day: a few times in its life. */
export const SHARED_FIRST: ReadonlySet<string> = new Set(['equipment'])

/** Keys that only a row leads to: of the machine of an ink tank, of the hours that a sheet names, of a person who reports for the first time. */
export const LATE_KEYS: ReadonlySet<string> = new Set(['key machine', 'key hours', 'key reporter'])

/** Kinds, by their names in alphabetical order, that units lock in both orders. */
export const CROSSED: ReadonlySet<string> = new Set([
  // Hours that are corrected share their repair, which is voided with all of its hours: both are rare, and by one person.
  'repairLog repairTimeLog',
  // A unit that moves to another machine shares it; a machine that is removed takes its units along.
  'equipment equipmentUnit',
  // Whoever orders for a machine shares it before the part; a machine has its last day of maintenance written before what the order took is booked.
  'equipment sparePart',
  // A report from an inspection shares inspection and machine, a machine that leaves service ends its inspections.
  'equipment inspectionOrder',
  // Who cancels a leave locks what it took before its account, as who takes back an entry does; an entry of the past shifts those after it.
  'leaveEntitlement leaveLog',
])
