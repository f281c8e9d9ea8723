import { useMemo } from 'react'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { useMe } from '../../kit/me.ts'
import type { Ref } from '../meta.ts'
import { recentIds, rememberChoice } from './recent.ts'
import { useChoices } from './useChoices.ts'

interface RecentRequest {
  by?: string | undefined
  parent?: string | undefined
  isAny?: boolean | undefined
  isSkipped: boolean
}

const nobody: readonly Ref[] = []

/** What this person chose lately, as far as it can still be chosen here: the server is asked, for names and rights change. */
export function useRecent(target: ResourceName, { isSkipped, ...within }: RecentRequest) {
  const { user, currentPlantId } = useMe()
  const plant = currentPlantId ?? ''
  // Read when the list is wanted, not while it is open: nothing may move under the pointer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening reads anew
  const among = useMemo(() => recentIds(user.id, plant, target), [user.id, plant, target, isSkipped])
  const { items } = useChoices({ target, keyword: '', ...within, among, isSkipped: isSkipped || !among.length })
  const recent = useMemo(
    () => (among.length && !isSkipped ? among.flatMap((id) => items.find((item) => item.id === id) ?? []) : nobody),
    [among, items, isSkipped],
  )
  return { recent, remember: (ids: readonly string[]) => ids.length > 0 && rememberChoice({ user: user.id, plant, target }, ids) }
}
