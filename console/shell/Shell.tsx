import { useQuery } from '@apollo/client/react'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../kit/Button.tsx'
import { failureOf, PASSING } from '../kit/failure.ts'
import { MeDocument } from '../kit/gen/session.ts'
import { lazyThemed } from '../kit/lazyThemed.ts'
import { MeContext } from '../kit/me.ts'
import { type PlantSwitch, PlantSwitchContext } from '../kit/plantSwitch.ts'
import { session, useSession } from '../kit/session.ts'
import { settings } from '../kit/settings.ts'
import { storedPlants } from '../kit/storedPlants.ts'
import { Boot } from './Boot.tsx'
import { Frame } from './Frame.tsx'
import { useKeptLists } from './keepLists.ts'
import { awaitFirstPage, Late } from './Late.tsx'
import { Message } from './Message.tsx'
import { switchPlant } from './plant.ts'
import { ViewingBand } from './ViewingBand.tsx'

const SignInAgain = lazyThemed(() => import('./SignInAgain.tsx').then((module) => module.SignInAgain))

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
  useKeptLists(identity, me?.currentPlantId)
  const isKnown = !!me && !expired
  useEffect(() => {
    if (me && isKnown) storedPlants.keep(me)
  }, [me, isKnown])
  // Without a person on the screen there is nothing to keep: a refused or failed answer leads to the log-in page (§8).
  useEffect(() => {
    if (!me && (expired || (error && !isUnreachable))) session.clear()
  }, [me, expired, error, isUnreachable])

  if (!me) return isUnreachable ? <Offline onRetry={() => void refetch()} /> : <Boot />
  return (
    <MeContext value={me}>
      <PlantSwitchContext value={switchHere}>
        <Frame />
        <ViewingBand />
      </PlantSwitchContext>
      <Late of="duties" />
      {expired && <SignInAgain />}
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
