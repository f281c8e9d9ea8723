import type { MenuNode } from '../kit/me.ts'

export interface Page {
  node: MenuNode
  /** The folders above it, outermost first. */
  trail: readonly MenuNode[]
}

/** Every page of the menu, visible or not: hidden ones can still be opened by address. */
export function pagesOf(menus: readonly MenuNode[], trail: readonly MenuNode[] = []): readonly Page[] {
  return menus.flatMap((node) => (node.children?.length ? pagesOf(node.children, [...trail, node]) : [{ node, trail }]))
}

/** The page an address belongs to: '/repair/reportLogs/12' is inside '/repair/reportLogs'. */
export function pageAt(pages: readonly Page[], pathname: string): Page | undefined {
  const holds = ({ node }: Page) => pathname === node.path || pathname.startsWith(`${node.path}/`)
  return pages.filter(holds).sort((a, b) => b.node.path.length - a.node.path.length)[0]
}
