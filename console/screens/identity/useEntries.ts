import { useMemo } from 'react'
import { language } from '../../kit/i18n.ts'
import type { Branch } from '../../resource/tree/tree.ts'
import { type TreeItem, useBranches } from '../../resource/tree/useBranches.ts'
import type { EntryBranch } from './permissionTree.ts'

const FIELDS = ['menuType', 'permission', 'icon', 'menuNameEn'] as const

function entryOf({ row, children, ...rest }: Branch<TreeItem>, isEnglish: boolean): EntryBranch {
  const english = isEnglish ? (row['menuNameEn'] as string | null) : null
  return {
    ...rest,
    row: {
      id: row.id,
      title: english || row.title,
      menuType: row['menuType'] as 'M' | 'C' | 'F',
      permission: row['permission'] as string | null,
      icon: row['icon'] as string | null,
    },
    children: children.map((child) => entryOf(child, isEnglish)),
  }
}

/** The whole menu, named in the language of the page. */
export function useEntries() {
  const { tree, ...rest } = useBranches('menu', FIELDS)
  const isEnglish = language() === 'en'
  const entries = useMemo(() => tree.map((branch) => entryOf(branch, isEnglish)), [tree, isEnglish])
  return { ...rest, entries }
}
