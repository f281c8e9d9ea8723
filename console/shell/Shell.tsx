import { useQuery } from '@apollo/client/react'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../kit/looks/Button.tsx'
import { failureOf, PASSING } from '../kit/network/failure.ts'
import { lazyComponent } from '../kit/network/lazyComponent.tsx'
import { MeDocument } from '../kit/session/gen/session.ts'
import { MeContext } from '../kit/session/me.ts'
import { type PlantSwitch, PlantSwitchContext } from '../kit/session/plantSwitch.ts'
import { session, useSession } from '../kit/session/session.ts'
import { settings } from '../kit/session/settings.ts'
import { storedPlants } from '../kit/session/storedPlants.ts'
import { Frame } from './frame/Frame.tsx'
import { ViewingBand } from './frame/ImpersonationBanner.tsx'
import { Message } from './frame/Message.tsx'
import { Spinner } from './login/Spinner.tsx'
import { useStoredLists } from './settings/storeLists.ts'
import { AfterFirstPaint, awaitFirstPage } from './views/afterFirstPaint.tsx'
import { switchPlant } from './views/plant.ts'

const ReauthenticationDialog = lazyComponent(
  () => import('./login/ReauthenticationDialog.tsx').then((module) => module.ReauthenticationDialog),
  {
    themed: true,
  },
)

/** Fetches who is here; everything below may rely on it. */
export function Shell() {
  const { identity, expired } = useSession()
  const { data, previousData, error, refetch } = useQuery(MeDocument, { context: { handles: PASSING } })
  const me = (data ?? previousData)?.me
  const navigate = useNavigate()
  const switchHere = useCallback<PlantSwitch>((plantId, path) => switchPlant(plantId, () => path && void navigate(path)), [navigate])
  const isUnreachable = !!error && PASSING.includes(failureOf(error).code)

  useEffect(() => {
    if (!identity) return
    settings.open(identity)
    awaitFirstPage()
  }, [identity])
  useStoredLists(identity, me?.currentPlantId)
  const isKnown = !!me && !expired
  useEffect(() => {
    if (me && isKnown) storedPlants.store(me)
  }, [me, isKnown])
  // Without a person on the screen there is nothing to keep: a refused or failed answer leads to the log-in page (§8).
  useEffect(() => {
    if (!me && (expired || (error && !isUnreachable))) session.clear()
  }, [me, expired, error, isUnreachable])

  if (!me) return isUnreachable ? <Offline onRetry={() => void refetch()} /> : <Spinner />
  return (
    <MeContext value={me}>
      <PlantSwitchContext value={switchHere}>
        <Frame />
        <ViewingBand />
      </PlantSwitchContext>
      <AfterFirstPaint of="duties" />
      {expired && <ReauthenticationDialog />}
    </MeContext>
  )
}

function Offline({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <main>
      <Message icon="alert" title={t('console.error.offlineTitle')} text={t('console.error.network')}>
        <Button size="md" onClick={onRetry}>
          {t('console.shell.retry')}
        </Button>
      </Message>
    </main>
  )
}
