import { createContext, useCallback, useContext } from 'react'
import type { ResourceMeta } from '../gen/resources.ts'
import type { MeQuery } from './gen/session.ts'

export type Me = MeQuery['me']
export type MenuNode = Omit<Me['menus'][number], 'children'> & { children?: readonly MenuNode[] }

export const MeContext = createContext<Me | null>(null)

/** The signed-in person; everything below the shell may rely on it. */
export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('useMe needs the shell around it')
  return me
}

/** Where somebody with several plants is now, as numbers and names repeat across them; empty for everybody else, who needs no telling. */
export function usePlantName(): string {
  const { plants, currentPlantId } = useMe()
  return plants.length > 1 ? (plants.find((plant) => plant.id === currentPlantId)?.name ?? '') : ''
}

/** '*:*:*' grants everything, an empty tag asks for nothing. */
export function allows(permissions: readonly string[], tag: string): boolean {
  return !tag || permissions.includes('*:*:*') || permissions.includes(tag)
}

export function useCan(): (tag: string) => boolean {
  const { permissions } = useMe()
  return useCallback((tag: string) => allows(permissions, tag), [permissions])
}

/** Whether somebody may do to a kind of record what a tag grants: adding to it, or anything that concerns it as a whole. */
export function useMayWrite(): (meta: Pick<ResourceMeta, 'isSharedByAll'>, tag: string) => boolean {
  const { permissions, worksEverywhere } = useMe()
  return useCallback((meta, tag) => allows(permissions, tag) && (worksEverywhere || !meta.isSharedByAll), [permissions, worksEverywhere])
}
