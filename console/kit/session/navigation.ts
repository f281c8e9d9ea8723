import { useCallback } from 'react'
import { type MenuNode, useMe } from './me.ts'

export interface Page {
  node: MenuNode
  /** The folders above it, outermost first. */
  trail: readonly MenuNode[]
}

const isFolder = (node: MenuNode) => node.component === 'Layout' || Boolean(node.children?.length)

/** An address of another site: it is opened, never shown here. */
export const isExternal = (node: MenuNode) => !/^\/(?![/\\])/.test(node.path)

const prune = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap((node) => {
    if (!node.visible) return []
    if (!isFolder(node)) return [node]
    const children = prune(node.children ?? [])
    return children.length ? [{ ...node, children }] : []
  })

const pagesIn = (nodes: readonly MenuNode[], trail: readonly MenuNode[] = []): readonly Page[] =>
  nodes.flatMap((node) => {
    if (isFolder(node)) return pagesIn(node.children ?? [], [...trail, node])
    return isExternal(node) ? [] : [{ node, trail }]
  })

const cached = <From extends object, Value>(make: (from: From) => Value) => {
  const made = new WeakMap<From, Value>()
  return (from: From): Value => {
    const known = made.get(from)
    if (known !== undefined) return known
    const fresh = make(from)
    made.set(from, fresh)
    return fresh
  }
}

/** What the sidebar shows: without hidden entries, and without folders that have nothing left to show. */
export const shownMenus = cached(prune)

/** The pages that this person may open by address: exactly those that the sidebar offers. */
export const pagesOf = cached((menus: readonly MenuNode[]) => pagesIn(shownMenus(menus)))

/** Hidden ones too: what is known, but not open. */
export const everyPage = cached((menus: readonly MenuNode[]) => pagesIn(menus))

/** Every change of the address asks for the page of each open tab. */
const byPath = cached((pages: readonly Page[]) => new Map(pages.toReversed().map((page) => [page.node.path, page])))

/** The page an address belongs to: '/area/things/12' is inside '/area/things'. */
export function pageAt(pages: readonly Page[], pathname: string): Page | undefined {
  const known = byPath(pages)
  for (let path = pathname; path; path = path.slice(0, path.lastIndexOf('/'))) {
    const page = known.get(path)
    if (page) return page
  }
  return undefined
}

/** Where the menu tree puts a resource or a screen; undefined when this person has no page of it. */
export function pathOfResource(menus: readonly MenuNode[], name: string): string | undefined {
  const pages = pagesOf(menus)
  return (pages.find(({ node }) => node.component === name) ?? pages.find(({ node }) => node.resource === name))?.node.path
}

/** Administrators move pages about, so links ask the menu tree for the address, never the definition. */
export function usePathOf(): (name: string) => string | undefined {
  const { menus } = useMe()
  return useCallback((name: string) => pathOfResource(menus, name), [menus])
}
