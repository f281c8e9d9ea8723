import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import * as styles from '../../../fields/scan/scanned.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import { failureOf } from '../../../kit/network/failure.ts'
import { usePathOf } from '../../../kit/session/navigation.ts'
import { usePlantSwitch } from '../../../kit/session/plantSwitch.ts'
import { metaNamed } from '../../../resource/meta.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import * as pageStyles from '../../../resource/page.module.css'
import * as statesStyles from '../../../resource/states.module.css'
import { Empty, Failed, Skeleton } from '../../../resource/states.tsx'
import { ScannedDocument, type ScannedQuery } from '../gen/repair.ts'
import { MachineReport } from './ReportPage.tsx'

type Thing = NonNullable<ScannedQuery['scanned']>

function codeIn(pathname: string): string {
  const [, , code = ''] = pathname.split('/')
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}

/** What a label stands for: a machine opens its report, anything else its own page. */
export function Scanned() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const code = codeIn(pathname)
  const { data, error, refetch } = useQuery(ScannedDocument, { variables: { code }, context: SHOWN_HERE })
  const thing = data?.scanned
  return (
    <section className={`${pageStyles.page} amid ${styles.scan}`} data-slot="page" aria-label={t('console.pages.scanned')}>
      {error && !data && <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      {!data && !error && <Skeleton lines={6} label={t('screens.list.loading')} />}
      {thing === null && <Unknown code={code} />}
      {thing && (thing.isHere ? <Here thing={thing} /> : <Elsewhere thing={thing} />)}
    </section>
  )
}

function Here({ thing }: { thing: Thing }) {
  const pathOf = usePathOf()
  if (thing.resource === 'equipment') return <MachineReport key={thing.id} equipmentId={thing.id} />
  const meta = metaNamed(thing.resource)
  if (meta?.scannedAt && !thing.by) return <Navigate to={`${meta.scannedAt}${thing.id}`} replace />
  const path = pathOf(thing.resource) ?? meta?.path
  const search = thing.by ? `${thing.by}=${encodeURIComponent(thing.title)}` : `open=${thing.id}`
  return path ? <Navigate to={`${path}?${search}`} replace state={{ isScanned: !thing.by }} /> : null
}

/** The label of another plant, which somebody who works in both may open all the same. */
function Elsewhere({ thing }: { thing: Thing }) {
  const { t } = useTranslation()
  const switchPlant = usePlantSwitch()
  const [isBusy, setIsBusy] = useState(false)
  const go = () => {
    setIsBusy(true)
    // A failure has been told by then, and nothing has changed.
    switchPlant(thing.plantId).then(setIsBusy, () => setIsBusy(false))
  }
  return (
    <div className={pageStyles.card} data-slot="card">
      <Empty
        icon="factory"
        title={t('repairWork.scan.elsewhere', { title: thing.title, plant: thing.plantName })}
        hint={t('repairWork.scan.elsewhereHint')}
      >
        <Button className={pressStyles.big} variant="solid" tone="brand" disabled={isBusy} onClick={go}>
          <Icon name="factory" />
          {t('repairWork.scan.switch', { plant: thing.plantName })}
        </Button>
      </Empty>
    </div>
  )
}

function Unknown({ code }: { code: string }) {
  const { t } = useTranslation()
  return (
    <div className={pageStyles.card} data-slot="card">
      <Empty icon="qr" title={t('repairWork.scan.unknown')} hint={t('repairWork.scan.unknownHint')}>
        <code className={statesStyles.requestId}>{code}</code>
      </Empty>
    </div>
  )
}
