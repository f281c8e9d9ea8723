export { commonPasswords, withTails } from './commonPasswords.ts'
export type * from './definitions/area.ts'
export { defineCall, execute as carryOut } from './definitions/call.ts'
export * from './definitions/command.ts'
export { defineCorrections, veto as objection, voidWith } from './definitions/correction.ts'
export * from './definitions/expression.ts'
export {
  daysOfLogs,
  type Extension,
  type ExtensionPoint,
  extensionPoint,
  type KeyHolder,
  type KeyHolders,
  keyHolders,
  type ScheduledTask,
  shiftNow,
} from './definitions/extension.ts'
export {
  type Identity,
  identityOf,
  isOnePerson,
  type PersonRow,
  recordsOfPerson,
} from './definitions/person.ts'
export * from './definitions/readModel.ts'
export * from './definitions/registry.ts'
export * from './definitions/shape.ts'
export * from './definitions/tree.ts'
export { memoize } from './memoize.ts'
export * from './operations/auditFaults.ts'
export { combined, measuredDigits, type UnitMeasure } from './operations/groupMeasures.ts'
export * from './operations/groupRows.ts'
export * from './operations/history.ts'
export { lockRecords, lockWrites, requireRow } from './operations/locking.ts'
export { MANY_MAX, type ManyRows, type Matching } from './operations/manyRows.ts'
export * from './operations/offered.ts'
export * from './operations/operations.ts'
export {
  addingBlocked,
  frozenWith,
  type Precondition as Obstacle,
  preconditionsOf as obstaclesTo,
  refusalsOf,
  type Standing,
} from './operations/preconditions.ts'
export { leaveOnDate as leaveThen, type Wanted } from './operations/present.ts'
export * from './operations/reference.ts'
export { type RelativeRequest, relativeFacts } from './operations/relativeFacts.ts'
export { isDefined, type RowOperations, rowOperations } from './operations/rowOperations.ts'
export type { Input, Row } from './operations/rowWrite.ts'
export { type Choice, newChoice, newChoices, requireSelectable, takesWork } from './operations/selectable.ts'
export * from './operations/transactions.ts'
export { changedTexts } from './operations/updateRow.ts'
export type * from './ports.ts'
export * from './schema/actor.ts'
export * from './schema/business.ts'
export type { Condition, RequestedCondition } from './schema/condition.ts'
export { type DayColumns, type DayPage, type DayPages, type DayRange, defineDayColumns, type PagesOf } from './schema/dayColumns.ts'
export * from './schema/field.ts'
export * from './schema/fieldKinds.ts'
export * from './schema/flow.ts'
export * from './schema/grouping.ts'
export * from './schema/importing.ts'
export { idOnLabel, type Label, shownOfLabel } from './schema/label.ts'
export * from './schema/query.ts'
export * from './schema/refusal.ts'
export * from './schema/relative.ts'
export * from './schema/resource.ts'
export { type InRole, type RoleFinder, roleFinder } from './schema/roleFinder.ts'
export { type Role, UNDO_MS } from './schema/roles.ts'
export * from './schema/searchRank.ts'
export * from './schema/searchText.ts'
export type { Db, TableOf } from './schema/tableOf.ts'
export * from './schema/texts.ts'
export { type UnitSource, unitKey, unitSources } from './schema/unitSources.ts'
export * from './schema/validate.ts'
export { TimeSlice } from './timeSlice.ts'
