import { createListCollection } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { useMe } from '../../kit/session/me.ts'
import type { Ref } from '../../resource/meta.ts'
import { rankPeople } from './rankPeople.ts'
import { recentIds, rememberChoice, withRecent } from './recent.ts'
import { type Present, useAbsent } from './useAbsent.ts'
import { useChoices } from './useChoices.ts'
import type { useSearch } from './useSearch.ts'
import { useWorkloads } from './useWorkloads.ts'

interface RecentRequest {
  by?: string | undefined
  parent?: string | undefined
  isAny?: boolean | undefined
  offered?: Readonly<Record<string, unknown>> | undefined
  isSkipped: boolean
}

const nobody: readonly Ref[] = []

/** The recent choices that are still available here; loaded from the server, since names and permissions change. */
function useRecent(target: ResourceName, { isSkipped, ...within }: RecentRequest) {
  const { user, currentPlantId } = useMe()
  const plant = currentPlantId ?? ''
  // Read before the list opens, so that nothing moves under the pointer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening reads anew
  const among = useMemo(() => recentIds(user.id, plant, target), [user.id, plant, target, isSkipped])
  const { items } = useChoices({ target, keyword: '', ...within, among, isSkipped: isSkipped || !among.length })
  const recent = useMemo(
    () => (among.length && !isSkipped ? among.flatMap((id) => items.find((item) => item.id === id) ?? []) : nobody),
    [among, items, isSkipped],
  )
  return { recent, remember: (ids: readonly string[]) => ids.length > 0 && rememberChoice({ user: user.id, plant, target }, ids) }
}

/** The item that shows all records instead of only the matching ones. */
export const ALL = '*'

interface OfferedRequest {
  target: ResourceName
  by: string | undefined
  parent: string | undefined
  narrowedTo: string | undefined
  isAny: boolean | undefined
  offered?: Readonly<Record<string, unknown>> | undefined
  present: Present | undefined
  hasRecent: boolean
  chosen: readonly Ref[]
  search: ReturnType<typeof useSearch>
  isOff: boolean
}

/** The items of a picker: without a search term recent and chosen ones first. */
export function useOffered({ target, by, parent, narrowedTo, isAny, offered, present, hasRecent, chosen, search, isOff }: OfferedRequest) {
  const { t } = useTranslation()
  // Showing all applies to this parent only.
  const [wideFor, setWideFor] = useState<string>()
  const isNarrow = Boolean(parent && wideFor !== parent)
  const within = { isAny, offered, ...(isNarrow && { by, parent }) }
  const isSkipped = isOff || !search.isWanted
  const { items, isLoading, hasFailed } = useChoices({ target, keyword: search.keyword, ...within, isSkipped })
  const { recent, remember } = useRecent(target, { ...within, isSkipped: isSkipped || !hasRecent })
  const absentOf = useAbsent(target, present, isSkipped)
  const loadOf = useWorkloads(target, present, isSkipped)
  const collection = useMemo(
    () =>
      createListCollection({
        items: [
          ...rankPeople(search.keyword ? items : withRecent(recent, withChosen(items, chosen)), absentOf, loadOf),
          ...(narrowedTo && isNarrow ? [{ id: ALL, title: t('forms.picker.all', { name: narrowedTo }) }] : []),
        ],
        itemToValue: (ref) => ref.id,
        itemToString: (ref) => ref.title,
        // Chosen items can always be deselected.
        isItemDisabled: (ref) => Boolean(absentOf(ref.id)?.isAway) && !chosen.some(({ id }) => id === ref.id),
      }),
    [items, recent, chosen, search.keyword, narrowedTo, isNarrow, absentOf, loadOf, t],
  )
  return {
    collection,
    noteOf: (id: string) => [absentOf(id)?.text, loadOf(id)?.text].filter(Boolean).join(' · ') || undefined,
    items: recent.length ? [...recent, ...items] : items,
    isLoading,
    hasFailed,
    widen: () => setWideFor(parent),
    remember: (ids: readonly string[]) => {
      if (hasRecent) remember(ids)
    },
  }
}

/** Adds the chosen items to the list, so that they are visible. */
function withChosen(items: readonly Ref[], chosen: readonly Ref[]): readonly Ref[] {
  return [...chosen.filter((ref) => !items.some((item) => item.id === ref.id)), ...items]
}
