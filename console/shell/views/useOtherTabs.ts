import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from '../../kit/overlays/toast.ts'
import { confirmLeave } from '../../kit/overlays/unsaved.ts'
import { useMe } from '../../kit/session/me.ts'
import { claimsOf, session } from '../../kit/session/session.ts'
import { onTabMessage } from './otherTabs.ts'
import { reloadMain } from './plant.ts'

/**
 * A plant switched in another tab is switched here too, so that one person sees one plant; where something is half typed, its owner decides.
 * Whoever stays goes on in the old plant, whose token this tab keeps.
 */
export function useOtherTabs() {
  const { t } = useTranslation()
  const { plants, currentPlantId } = useMe()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const nameOf = (id: string | undefined) => plants.find((plant) => plant.id === id)?.name ?? ''
  const follow = useEffectEvent(async (token: string) => {
    const to = claimsOf(token)?.plant
    if (to === session.plant) return session.adopt(token)
    const names = { name: nameOf(to), here: nameOf(currentPlantId) }
    const occasion = {
      title: t('console.shell.followPlant', names),
      leave: t('console.shell.followPlantLeave'),
      stay: t('console.shell.followPlantStay', names),
    }
    if (!(await confirmLeave(undefined, occasion))) return session.stay()
    session.adopt(token)
    navigate(pathname, { replace: true })
    await reloadMain()
    toast({ type: 'info', title: t('console.shell.plantSwitchedElsewhere', names) })
  })
  useEffect(
    () =>
      onTabMessage((message) => {
        if (message.kind === 'plant') void follow(message.token)
      }),
    [],
  )
}
