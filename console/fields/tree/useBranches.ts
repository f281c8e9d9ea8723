import { useMemo } from 'react'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { metaOf } from '../../resource/meta.ts'
import { branchDocument } from '../../resource/operations/documents.ts'
import { type Branch, treeOf } from './tree.ts'
import { type AllRows, useAllRows } from './useAllRows.ts'

/** A record of a tree, with the requested fields. */
export interface TreeItem {
  id: string
  title: string
  [field: string]: unknown
}

export interface Branches extends Omit<AllRows<TreeItem>, 'rows'> {
  tree: readonly Branch<TreeItem>[]
  isFirst: boolean
}

const nothing: readonly string[] = []

/** Loads a whole tree with the given fields. The array of fields must have a stable identity. */
export function useBranches(name: ResourceName, fields: readonly string[] = nothing): Branches {
  const meta = metaOf(name)
  const parent = meta.tree ?? 'parentId'
  const { rows, ...rest } = useAllRows(branchDocument<TreeItem>(meta, [parent, ...fields]), meta.sort)
  const tree = useMemo(() => treeOf(rows ?? [], (row) => row[parent] as string | null), [rows, parent])
  return { ...rest, tree, isFirst: !rows && !rest.failure }
}
