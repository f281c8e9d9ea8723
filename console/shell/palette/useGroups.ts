import { useEffect, useState } from 'react'
import { useMe } from '../../kit/session/me.ts'
import { pathOfResource } from '../../kit/session/navigation.ts'
import { useGoTo } from '../../kit/session/plantSwitch.ts'
import { metaNamed } from '../../resource/meta.ts'
import { addressOfRecord } from '../later/recordAt.ts'
import { useRoute } from '../views/useRoute.ts'
import type { Command } from './command.ts'
import { fitting, plain, type Spelling } from './matching.ts'
import { useActions, useAdditions, usePlants } from './useActions.ts'
import { usePages } from './usePages.ts'
import { useQuickAccess } from './useQuickAccess.ts'
import { type Hit, useRecords } from './useRecords.ts'

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

export interface Group {
  name: string
  commands: readonly Command[]
}

/** Records as commands; those that this person has no page for are left out. */
function useRecordCommands(hits: readonly Hit[]): readonly Command[] {
  const { menus, currentPlantId } = useMe()
  const { title } = useRoute()
  const { go } = useGoTo()
  return hits.flatMap((hit): Command[] => {
    const to = addressOfRecord(menus, hit)
    if (!to) return []
    const kind = title(pathOfResource(menus, hit.resource) ?? '')
    return [
      {
        name: `record:${hit.resource}:${hit.id}`,
        label: hit.title,
        aliases: [hit.title, hit.hint],
        icon: metaNamed(hit.resource)?.icon ?? 'file',
        hint: [hit.plant?.name, kind, hit.hint].filter(Boolean).join(' · '),
        perform: () => void go(hit.plant?.id, to),
        ...(!hit.plant && { favourite: { to, title: hit.title, resource: hit.resource, plantId: currentPlantId } }),
      },
    ]
  })
}

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
  const found = (all: readonly Command[], most: number) => fitting(all, typed, spelling).slice(0, most)
  const groups: Group[] = plain(typed)
    ? [
        { name: 'pages', commands: found(pages, MOST_PAGES) },
        { name: 'actions', commands: found([...actions, ...additions], MOST_ACTIONS) },
        { name: 'plants', commands: found(plants, MOST_ACTIONS) },
      ]
    : [
        { name: 'starred', commands: starred },
        { name: 'recent', commands: recent },
        { name: 'actions', commands: [...additions.slice(0, 1), ...actions] },
        { name: 'plants', commands: plants },
      ]
  const last = { name: 'records', commands: records }
  // Digits mean a number: the record stands first, where Enter finds it, and nothing stands there before it has been looked for.
  const all = !/\d/.test(typed) ? [...groups, last] : isAsking ? [] : [last, ...groups]
  return { groups: all.filter((group) => group.commands.length), isAsking }
}
