import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMe } from '../../kit/session/me.ts'
import { pathOfResource } from '../../kit/session/navigation.ts'
import { useGoTo } from '../../kit/session/plantSwitch.ts'
import { metaNamed } from '../../resource/meta.ts'
import { recents } from '../later/recents.ts'
import { addressOfRecord } from '../later/recordAt.ts'
import { useRoute } from '../views/useRoute.ts'
import type { Command } from './command.ts'
import { closenessOf } from './matching.ts'
import type { Candidates } from './ranking.ts'
import { useShown } from './useQuickAccess.ts'
import type { Hit } from './useRecords.ts'

const MOST_RECORDS = 6

/** The commands of hits; those that this person has no page for are left out. */
function useHitCommands(): (hit: Hit) => readonly Command[] {
  const { menus, currentPlantId } = useMe()
  const { title } = useRoute()
  const { go } = useGoTo()
  return (hit) => {
    const to = addressOfRecord(menus, hit)
    if (!to) return []
    const kind = title(pathOfResource(menus, hit.resource) ?? '')
    return [
      {
        name: `record:${hit.resource}:${hit.id}`,
        label: hit.title,
        aliases: [hit.title, hit.hint],
        closeness: closenessOf(hit.match),
        icon: metaNamed(hit.resource)?.icon ?? 'file',
        hint: [hit.plant?.name, kind, hit.hint].filter(Boolean).join(' · '),
        perform: () => void go(hit.plant?.id, to),
        ...(!hit.plant && { favourite: { to, title: hit.title, resource: hit.resource, plantId: currentPlantId } }),
      },
    ]
  }
}

/**
 * Records by rank. The server answers with a few of each kind: the ones of these kinds that were opened lately are added, as they may fit
 * just as well.
 */
export function useRecordCommands(hits: readonly Hit[]): readonly Candidates[] {
  const { currentPlantId } = useMe()
  const navigate = useNavigate()
  const shown = useShown()
  const commandsOf = useHitCommands()
  const seen = useSyncExternalStore(recents.subscribe, recents.get)
  return [...new Set(hits.map(({ rank }) => rank))].map((rank) => {
    const own = hits.filter((hit) => hit.rank === rank)
    const found = own.flatMap(commandsOf)
    const others = seen.filter(
      ({ to, resource, title }) =>
        title && own.some((hit) => hit.resource === resource) && !found.some(({ favourite }) => favourite?.to === to),
    )
    const added = others.map((recent): Command => {
      const look = shown(recent)
      const perform = () => void navigate(recent.to)
      return { ...look, name: `recent:${recent.to}`, aliases: [look.label], perform, favourite: { ...recent, plantId: currentPlantId } }
    })
    return { name: rank, commands: [...found, ...added], most: MOST_RECORDS }
  })
}
