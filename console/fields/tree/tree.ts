/** A record with its children. */
export interface Branch<T extends Node = Node> {
  row: T
  depth: number
  parentId: string | null
  children: Branch<T>[]
}

export interface Node {
  id: string
}

/**
 * Builds a tree from rows in display order. Rows with a missing parent become roots, and so does one row of a cycle, so that no row is
 * lost.
 */
export function treeOf<T extends Node>(rows: readonly T[], parentOf: (row: T) => string | null | undefined): Branch<T>[] {
  const known = new Set(rows.map((row) => row.id))
  const below = new Map<string | null, T[]>()
  for (const row of rows) {
    const parent = parentOf(row)
    const key = parent && parent !== row.id && known.has(parent) ? parent : null
    below.set(key, [...(below.get(key) ?? []), row])
  }
  const placed = new Set<string>()
  const hang = (row: T, depth: number, parentId: string | null): Branch<T> => {
    placed.add(row.id)
    const children = (below.get(row.id) ?? []).filter((child) => !placed.has(child.id))
    return { row, depth, parentId, children: children.map((child) => hang(child, depth + 1, row.id)) }
  }
  const top = (below.get(null) ?? []).map((row) => hang(row, 0, null))
  for (const row of rows) if (!placed.has(row.id)) top.push(hang(row, 0, null))
  return top
}

/** All branches, depth first. */
export const everyBranch = <T extends Node>(tree: readonly Branch<T>[]): Branch<T>[] =>
  tree.flatMap((branch) => [branch, ...everyBranch(branch.children)])

/** The visible branches, depth first: descendants of closed ones are left out. */
export const openBranches = <T extends Node>(tree: readonly Branch<T>[], isOpen: (branch: Branch<T>) => boolean): Branch<T>[] =>
  tree.flatMap((branch) => [branch, ...(isOpen(branch) ? openBranches(branch.children, isOpen) : [])])

/** The matching branches with their ancestors. */
export const matching = <T extends Node>(tree: readonly Branch<T>[], fits: (row: T) => boolean): Branch<T>[] =>
  tree.flatMap((branch) => {
    const children = matching(branch.children, fits)
    return children.length || fits(branch.row) ? [{ ...branch, children }] : []
  })

/** The branch of a record; undefined when it is not in the tree. */
export const branchOf = <T extends Node>(tree: readonly Branch<T>[], id: string): Branch<T> | undefined =>
  everyBranch(tree).find((branch) => branch.row.id === id)

/** The ids of a record and its descendants. */
export function withAllBelow<T extends Node>(tree: readonly Branch<T>[], id: string): string[] {
  const found = branchOf(tree, id)
  return found ? everyBranch([found]).map((branch) => branch.row.id) : []
}

/** The children of a record, or the roots. */
export const childrenOf = <T extends Node>(tree: readonly Branch<T>[], parentId: string | null): readonly Branch<T>[] =>
  parentId === null ? tree : (branchOf(tree, parentId)?.children ?? [])

/** Whether a record may be moved below a parent: not below itself or its descendants. */
export const mayHang = <T extends Node>(tree: readonly Branch<T>[], id: string, parentId: string | null): boolean =>
  parentId === null || !withAllBelow(tree, id).includes(parentId)

/** Whether each record is the first or last among its siblings. */
export function neighbours<T extends Node>(tree: readonly Branch<T>[]): Map<string, { isFirst: boolean; isLast: boolean }> {
  const found = new Map<string, { isFirst: boolean; isLast: boolean }>()
  const walk = (branches: readonly Branch<T>[]) => {
    for (const [place, branch] of branches.entries()) {
      found.set(branch.row.id, { isFirst: place === 0, isLast: place === branches.length - 1 })
      walk(branch.children)
    }
  }
  walk(tree)
  return found
}

export interface Place {
  parentId: string | null
  /** All children of that parent in their new order. */
  ids: string[]
}

export type Side = 'before' | 'inside' | 'after'

/** The new place of a record dropped beside or onto another; undefined when it is not allowed or changes nothing. */
export function dropped<T extends Node>(tree: readonly Branch<T>[], id: string, target: string, side: Side): Place | undefined {
  const onto = branchOf(tree, target)
  if (!onto || id === target) return undefined
  const parentId = side === 'inside' ? target : onto.parentId
  const siblings = childrenOf(tree, parentId).map((branch) => branch.row.id)
  const rest = siblings.filter((other) => other !== id)
  const at = side === 'inside' ? rest.length : rest.indexOf(target) + (side === 'after' ? 1 : 0)
  return placed(tree, id, { parentId, ids: rest.toSpliced(at, 0, id) })
}

/** The place one up or down among its siblings; undefined at either end. */
export function nudged<T extends Node>(tree: readonly Branch<T>[], id: string, by: -1 | 1): Place | undefined {
  const branch = branchOf(tree, id)
  if (!branch) return undefined
  const ids = childrenOf(tree, branch.parentId).map((other) => other.row.id)
  const at = ids.indexOf(id)
  const to = at + by
  if (to < 0 || to >= ids.length) return undefined
  return { parentId: branch.parentId, ids: ids.toSpliced(at, 1).toSpliced(to, 0, id) }
}

/** The place below a parent, before one of its children or after all of them. */
export function movedTo<T extends Node>(tree: readonly Branch<T>[], id: string, parentId: string | null, before: string | null) {
  const rest = childrenOf(tree, parentId)
    .map((branch) => branch.row.id)
    .filter((other) => other !== id)
  const at = before && rest.includes(before) ? rest.indexOf(before) : rest.length
  return placed(tree, id, { parentId, ids: rest.toSpliced(at, 0, id) })
}

function placed<T extends Node>(tree: readonly Branch<T>[], id: string, place: Place): Place | undefined {
  if (!mayHang(tree, id, place.parentId)) return undefined
  const now = childrenOf(tree, place.parentId).map((branch) => branch.row.id)
  return now.join() === place.ids.join() ? undefined : place
}
