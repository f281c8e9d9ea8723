import type { ResourceDef } from '../../kernel/index.ts'
import type { DynamicRow } from '../tables.ts'
import { type Values, type WriteSource, writeContextOf } from './context.ts'
import { createRows } from './create.ts'
import { deriveRow, deriveRows, holdRow, holdRows } from './hold.ts'
import type { Telling } from './log.ts'
import { patchRows } from './patch.ts'
import { removeRows } from './remove.ts'
import { undeleteRows } from './undelete.ts'

/**
 * Reading and writing of one resource inside a transaction. Each write is a list of steps, at the end of its file: create.ts, patch.ts,
 * remove.ts, undelete.ts. What several of them do stands in a file of its own.
 */
export function repositoryOf(source: WriteSource, resource: ResourceDef) {
  const at = writeContextOf(source, resource)
  // Methods, and no functions that have to be named: one of these is made for every resource of every unit.
  return {
    ...at.rows,
    many(ids: readonly number[]) {
      return source.seen.many(resource, ids, at.rows.many)
    },
    hold(id: number) {
      return holdRow(at, id)
    },
    derive(held: DynamicRow, values: Values) {
      return deriveRow(at, held, values)
    },
    holdMany(ids: readonly number[]) {
      return holdRows(at, ids)
    },
    deriveMany(list: readonly { held: DynamicRow; values: Values }[]) {
      return deriveRows(at, list)
    },
    async create(values: Values) {
      return (await createRows(at, [values]))[0] as DynamicRow
    },
    createMany(list: readonly Values[]) {
      return createRows(at, list)
    },
    async patch(record: DynamicRow, values: Values, telling: Telling = { action: 'update' }) {
      return (await patchRows(at, [{ record, values }], telling))[0] as DynamicRow
    },
    patchMany(list: readonly { record: DynamicRow; values: Values }[], telling: Telling = { action: 'update' }) {
      return patchRows(at, list, telling)
    },
    remove(ids: readonly number[]) {
      return removeRows(at, ids)
    },
    undelete(ids?: readonly number[]) {
      return undeleteRows(at, ids)
    },
  }
}
