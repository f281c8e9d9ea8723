import type { AuditEntry, LockStrength, ResourceDef } from '../../kernel/index.ts'
import type { DynamicRow } from '../schema/tables.ts'
import { type Values, type WriteSource, writeContextOf } from './context.ts'
import { createRows } from './create.ts'
import { writeDerivedRow, writeDerivedRows } from './derived.ts'
import { lockRow, lockRows, lockRowsWith, shareRows } from './lock.ts'
import { patchRows } from './patch.ts'
import { removeRows } from './remove.ts'
import { undeleteRows } from './undelete.ts'

/**
 * Reads and writes one resource inside a transaction. Each write is a list of steps at the end of its file: create.ts, patch.ts, remove.ts,
 * undelete.ts.
 */
export function repositoryOf(source: WriteSource, resource: ResourceDef) {
  const at = writeContextOf(source, resource)
  // Methods instead of closures with names: one repository is created per resource and unit.
  return {
    ...at.rows,
    many(ids: readonly number[]) {
      return source.seen.many(resource, ids, at.rows.many)
    },
    lockForUpdate(id: number) {
      return lockRow(at, id)
    },
    lockManyForUpdate(ids: readonly number[], strength?: LockStrength) {
      return lockRows(at, ids, strength)
    },
    lockWhere(where: Values) {
      return lockRowsWith(at, where)
    },
    lockForShare(ids: readonly number[]) {
      return shareRows(at, ids)
    },
    writeDerived(record: DynamicRow, values: Values) {
      return writeDerivedRow(at, record, values)
    },
    writeDerivedMany(list: readonly { record: DynamicRow; values: Values }[]) {
      return writeDerivedRows(at, list)
    },
    async create(values: Values) {
      return (await createRows(at, [values]))[0] as DynamicRow
    },
    createMany(list: readonly Values[]) {
      return createRows(at, list)
    },
    async patch(record: DynamicRow, values: Values, entry: AuditEntry = { action: 'update' }) {
      return (await patchRows(at, [{ record, values }], entry))[0] as DynamicRow
    },
    patchMany(list: readonly { record: DynamicRow; values: Values }[], entry: AuditEntry = { action: 'update' }) {
      return patchRows(at, list, entry)
    },
    remove(records: readonly DynamicRow[]) {
      return removeRows(at, records)
    },
    undelete(ids?: readonly number[]) {
      return undeleteRows(at, ids)
    },
  }
}
