import { type Branch, everyBranch } from '../../../fields/tree/tree.ts'
import { containsTerm } from '../../../kit/words/searchText.ts'

/** An entry of the menu as the editor of a role sees it: a folder, a page, or an action of a page. */
export interface Entry {
  id: string
  title: string
  menuType: 'M' | 'C' | 'F'
  permission: string | null
  icon: string | null
}

export type EntryBranch = Branch<Entry>
export type Tick = 'all' | 'some' | 'none'
type Chosen = ReadonlySet<string>
type MayGrant = (entry: Entry) => boolean

/** Who does not hold a permission cannot hand it on; an entry without a tag opens nothing by itself. */
export const grantableBy =
  (permissions: readonly string[]): MayGrant =>
  ({ permission }) =>
    !permission || permissions.includes('*:*:*') || permissions.includes(permission)

export function tickOf(branch: EntryBranch, chosen: Chosen): Tick {
  const all = everyBranch([branch])
  const count = all.filter(({ row }) => chosen.has(row.id)).length
  return count === 0 ? 'none' : count === all.length ? 'all' : 'some'
}

/** Pages and actions; folders only carry them. */
export function countsOf(branches: readonly EntryBranch[], chosen: Chosen): { chosen: number; total: number } {
  const real = everyBranch(branches).filter(({ row }) => row.menuType !== 'M')
  return { chosen: real.filter(({ row }) => chosen.has(row.id)).length, total: real.length }
}

/** From the top down to the entry itself. */
function pathTo(tree: readonly EntryBranch[], id: string): EntryBranch[] {
  for (const branch of tree) {
    if (branch.row.id === id) return [branch]
    const below = pathTo(branch.children, id)
    if (below.length) return [branch, ...below]
  }
  return []
}

/** What a press on an entry's own box would put in. The first press on a page opens the page alone, the second all of its actions. */
function wanted(branch: EntryBranch, chosen: Chosen, mayGrant: MayGrant): Entry[] {
  const isPage = branch.row.menuType === 'C'
  if (isPage && !chosen.has(branch.row.id) && mayGrant(branch.row)) return [branch.row]
  return everyBranch([branch])
    .map(({ row }) => row)
    .filter((row) => mayGrant(row) && !chosen.has(row.id))
}

/**
 * The choice after a press: an entry brings what stands above it, and a folder that has lost its last page goes too. What the editor
 * does not hold stays as it was.
 */
export function toggled(tree: readonly EntryBranch[], chosen: Chosen, id: string, mayGrant: MayGrant): Set<string> {
  const path = pathTo(tree, id)
  const branch = path.at(-1)
  const next = new Set(chosen)
  if (!branch) return next
  const more = wanted(branch, chosen, mayGrant)
  if (more.length) {
    for (const row of [...more, ...path.map((above) => above.row).filter(mayGrant)]) next.add(row.id)
    return next
  }
  for (const { row } of everyBranch([branch])) if (mayGrant(row)) next.delete(row.id)
  for (const above of path.slice(0, -1).reverse()) {
    const isEmpty = everyBranch(above.children).every(({ row }) => !next.has(row.id))
    if (isEmpty && above.row.menuType === 'M') next.delete(above.row.id)
  }
  return next
}

/** Pages and actions found by name or tag, with the folders above them; a page that fits shows all of its actions. */
export function found(tree: readonly EntryBranch[], keyword: string): EntryBranch[] {
  if (!keyword.trim()) return [...tree]
  const fits = ({ title, permission }: Entry) => containsTerm(title, keyword) || containsTerm(permission ?? '', keyword)
  return tree.flatMap((branch) => {
    if (fits(branch.row)) return [branch]
    const children = found(branch.children, keyword)
    return children.length ? [{ ...branch, children }] : []
  })
}
