import type { AnySpec } from './defineScreen.ts'
import type { List } from './list.ts'
import { orderedActions, type Row } from './meta.ts'
import type { Task } from './task.ts'

export function taskOf(spec: AnySpec, action: string, row: Row): Task {
  if (action === 'edit') return { kind: 'edit', row }
  if (action === 'remove') return { kind: 'remove', rows: [row] }
  if (spec.actions?.[action]) return { kind: 'extra', name: action, row }
  return { kind: 'step', step: action, row }
}

export interface Acting {
  meta: List['meta']
  spec: AnySpec
  row: Row
  can: (tag: string) => boolean
}

/** First what belongs to this kind of record, then what every record can do, then what is rare; removal closes the row. */
export function actionNames({ meta, spec, row, can }: Acting): string[] {
  const ordered = orderedActions(meta, row.actions)
  if (!spec.actions) return ordered
  const legal = Object.entries(spec.actions).filter(([, action]) => can(action.permission ?? '') && (action.isShown?.(row) ?? true))
  const extra = (isLater: boolean) => legal.filter(([, action]) => Boolean(action.isLater) === isLater).map(([name]) => name)
  const isLast = (name: string) => name === 'remove'
  return [...extra(false), ...ordered.filter((name) => !isLast(name)), ...extra(true), ...ordered.filter(isLast)]
}
