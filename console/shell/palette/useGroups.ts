import { useEffect, useState, useSyncExternalStore } from 'react'
import { squeeze } from '../../kit/words/searchText.ts'
import { recents } from '../later/recents.ts'
import type { Spelling } from './matching.ts'
import { type Candidates, type Group, rankedGroups } from './ranking.ts'
import { useActions, useAdditions, usePlants } from './useActions.ts'
import { usePages } from './usePages.ts'
import { useQuickAccess } from './useQuickAccess.ts'
import { useRecordCommands } from './useRecordCommands.ts'
import { useRecords } from './useRecords.ts'

let known: Spelling | undefined

/** The readings of Chinese characters weigh more than everything else here: the list opens without them and learns to spell a moment later. */
function useSpelling(): Spelling | undefined {
  const [spelling, setSpelling] = useState(() => known)
  useEffect(() => {
    if (known) return
    let isWanted = true
    import('pinyin-pro').then(
      ({ match }) => {
        known = (text, typed) => match(text, typed, { precision: 'start', continuous: true })
        if (isWanted) setSpelling(() => known)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return spelling
}

const MOST_PAGES = 8
const MOST_ACTIONS = 6

export interface Groups {
  groups: readonly Group[]
  /** Records are still being looked for. */
  isAsking: boolean
}

/** What fits what was typed; before that, what somebody is likely to want. */
export function useGroups(typed: string): Groups {
  const spelling = useSpelling()
  const { starred, recent } = useQuickAccess()
  const pages = usePages()
  const additions = useAdditions()
  const actions = useActions()
  const plants = usePlants()
  const { hits, isAsking } = useRecords(typed)
  const records = useRecordCommands(hits)
  const seen = useSyncExternalStore(recents.subscribe, recents.get)
  if (!squeeze(typed)) {
    const all = [
      { name: 'starred', commands: starred },
      { name: 'recent', commands: recent },
      { name: 'actions', commands: [...additions.slice(0, 1), ...actions] },
      { name: 'plants', commands: plants },
    ]
    return { groups: all.filter((group) => group.commands.length), isAsking }
  }
  // Digits mean a number: a record, which Enter must not miss, so that nothing stands there before it has been searched for.
  if (isAsking && /\d/.test(typed)) return { groups: [], isAsking }
  const own: Candidates[] = [
    { name: 'pages', commands: pages, most: MOST_PAGES },
    { name: 'actions', commands: [...actions, ...additions], most: MOST_ACTIONS },
    { name: 'plants', commands: plants, most: MOST_ACTIONS },
  ]
  return { groups: rankedGroups([...records, ...own], { typed, spelling, recent: seen.map(({ to }) => to) }), isAsking }
}
