import type { FragmentDefinitionNode, SelectionSetNode } from 'graphql'

interface Asked {
  readonly fieldNodes: readonly { readonly selectionSet?: SelectionSetNode | undefined }[]
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
}
/** The fields of an answer that a query names, in fragments too; those that a directive leaves out are among them. */
export function selectedFields({ fieldNodes, fragments }: Asked): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (set: SelectionSetNode | undefined) => {
    for (const one of set?.selections ?? [])
      if (one.kind === 'Field') names.add(one.name.value)
      else visit(one.kind === 'InlineFragment' ? one.selectionSet : fragments[one.name.value]?.selectionSet)
  }
  for (const { selectionSet } of fieldNodes) visit(selectionSet)
  return names
}
