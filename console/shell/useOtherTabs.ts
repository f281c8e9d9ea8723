import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { client } from '../kit/client.ts'
import { MeDocument } from '../kit/gen/graphql.ts'
import { toast } from '../kit/notices.tsx'
import { session } from '../kit/session.ts'
import { onTabMessage } from './otherTabs.ts'
import { reloadMain } from './plant.ts'

/** A plant switched in another tab is switched here too: otherwise the next record would go to the wrong plant. */
export function useOtherTabs() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const follow = useEffectEvent(async (token: string) => {
    session.adopt(token)
    navigate(pathname, { replace: true })
    await reloadMain()
    const me = client.readQuery({ query: MeDocument })?.me
    const name = me?.plants.find((plant) => plant.id === me.currentPlantId)?.name ?? ''
    toast({ type: 'info', title: t('console.shell.plantSwitchedElsewhere', { name }) })
  })
  useEffect(
    () =>
      onTabMessage((message) => {
        if (message.kind === 'plant') void follow(message.token)
      }),
    [],
  )
}
