export * from './actor.ts'
export * from './auditFaults.ts'
export * from './business.ts'
export { type Call, type Calling, carryOut, defineCall } from './call.ts'
export * from './command.ts'
export { commonPasswords, withTails } from './commonPasswords.ts'
export { defineCorrections, type Objection, objection, voidWith } from './correction.ts'
export { type DayColumns, type DayPage, type DayPages, type DayRange, defineDayColumns, type PagesOf } from './dayColumns.ts'
export * from './expression.ts'
export {
  daysOfLogs,
  type Extension,
  type ExtensionPoint,
  extensionPoint,
  type KeyHolder,
  type KeyHolders,
  keyHolders,
  type Round,
} from './extension.ts'
export * from './field.ts'
export * from './fieldKinds.ts'
export * from './flow.ts'
export * from './history.ts'
export * from './importing.ts'
export { idOnLabel, type Label, shownOfLabel } from './label.ts'
export { lockRecords, lockWrites, requireRow } from './locking.ts'
export { MANY_MAX, type ManyRows, type Matching } from './manyRows.ts'
export { addingBlocked, frozenWith, type Obstacle, obstaclesTo, refusalsOf, type Standing } from './obstacles.ts'
export { once } from './once.ts'
export * from './operations.ts'
export {
  type Identity,
  identityOf,
  isOnePerson,
  type Personal,
  type PersonRow,
  recordsOfPerson,
} from './person.ts'
export type * from './ports.ts'
export { leaveThen, type Wanted } from './present.ts'
export * from './query.ts'
export * from './readModel.ts'
export * from './reference.ts'
export * from './refusal.ts'
export * from './registry.ts'
export * from './resource.ts'
export { type InRole, type Role, type RoleFinder, roleFinder, UNDO_MS } from './roles.ts'
export { changedTexts, type Input, isDefined, type Row, type RowOperations, requirePermission, rowOperations } from './rowOperations.ts'
export { type Choice, newChoice, newChoices, requireSelectable, takesWork } from './selectable.ts'
export * from './texts.ts'
export * from './transactions.ts'
export * from './tree.ts'
export { Turns } from './turns.ts'
export * from './validate.ts'
