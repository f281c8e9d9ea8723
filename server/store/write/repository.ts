import type { ResourceDef } from '../../kernel/index.ts'
import type { DynamicRow } from '../dynamicTables.ts'
import { type Values, type WriteSource, writeContextOf } from './context.ts'
import { createRows } from './create.ts'
import { deriveRow, deriveRows, holdRow, holdRows } from './hold.ts'
import type { Telling } from './log.ts'
import { patchRow } from './patch.ts'
import { removeRows } from './remove.ts'
import { undeleteRows } from './undelete.ts'

/**
 * Reading and writing of one resource inside a transaction. Each write is a list of steps, at the end of its file: create.ts, patch.ts,
 * remove.ts, undelete.ts. What several of them do stands in a file of its own.
 */
export function repositoryOf(source: WriteSource, resource: ResourceDef) {
  const at = writeContextOf(source, resource)
  return {
    ...at.rows,
    many: (ids: readonly number[]) => source.seen.many(resource, ids, at.rows.many),
    hold: (id: number) => holdRow(at, id),
    derive: (held: DynamicRow, values: Values) => deriveRow(at, held, values),
    holdMany: (ids: readonly number[]) => holdRows(at, ids),
    deriveMany: (list: readonly { held: DynamicRow; values: Values }[]) => deriveRows(at, list),
    create: async (values: Values) => (await createRows(at, [values]))[0] as DynamicRow,
    createMany: (list: readonly Values[]) => createRows(at, list),
    patch: (record: DynamicRow, values: Values, telling: Telling = { action: 'update' }) => patchRow(at, record, { values, telling }),
    remove: (ids: readonly number[]) => removeRows(at, ids),
    undelete: (ids?: readonly number[]) => undeleteRows(at, ids),
  }
}
