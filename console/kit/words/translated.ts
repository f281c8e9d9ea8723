/** What stands in `parent` for a node of it that somebody else has put into elements of their own; null where it is gone. */
function standIn(parent: Node, node: Node | null): Node | null {
  for (let at = node; at; at = at.parentNode) if (at.parentNode === parent) return at
  return null
}

/**
 * A browser that translates a page replaces its texts by elements of its own, without the page being asked. React takes away and puts in by what it once
 * made, and would break for good at the first that is not where it was.
 */
export function bearTranslation(of: Node = Node.prototype): void {
  const { removeChild, insertBefore } = of
  of.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = child.parentNode === this ? child : standIn(this, child)
    if (there) removeChild.call(this, there)
    return child
  }
  of.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && standIn(this, before)) as T
  }
}
