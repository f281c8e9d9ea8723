import type { ResourceDef } from '../kernel/index.ts'
import { createRows } from './createRows.ts'
import type { DynamicRow } from './dynamicTables.ts'
import { createRow, patchRow, removeRows, type Telling, undeleteRows, type Values, type WriteSource, writeContextOf } from './rowWriting.ts'

/** Writing of one resource inside a transaction: references, numbers, stamps, link tables and the operation log. */
export function repositoryOf(source: WriteSource, resource: ResourceDef) {
  const at = writeContextOf(source, resource)
  return {
    ...at.rows,
    many: (ids: readonly number[]) => source.seen.many(resource, ids, at.rows.many),
    create: (values: Values) => createRow(at, values),
    createMany: (list: readonly Values[]) => createRows(at, list),
    patch: (record: DynamicRow, values: Values, telling: Telling = { action: 'update' }) => patchRow(at, record, { values, telling }),
    remove: (ids: readonly number[]) => removeRows(at, ids),
    undelete: (ids?: readonly number[]) => undeleteRows(at, ids),
  }
}
