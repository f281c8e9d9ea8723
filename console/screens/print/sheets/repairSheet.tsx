import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import { failureOf } from '../../../kit/network/failure.ts'
import { nonce } from '../../../kit/network/nonce.ts'
import { themed } from '../../../kit/overlays/Ui.tsx'
import { useCan, useMe, usePlantName } from '../../../kit/session/me.ts'
import { serverNow } from '../../../kit/words/serverClock.ts'
import { dateTime } from '../../../kit/words/time.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { Qr } from '../../../resource/Qr.tsx'
import { Empty, Failed, Skeleton } from '../../../resource/states.tsx'
import { useSiteAddress } from '../../../resource/useSiteAddress.ts'
import * as printFrameStyles from '../PrintFrame.module.css'
import * as paperStyles from '../paper.module.css'
import * as paperPartsStyles from '../paperParts.module.css'
import { PrintedPartsDocument, PrintedRepairDocument, PrintedTimeLogsDocument } from './gen/repair.ts'
import { Parts } from './partsTaken.tsx'
import type { PartEntry, PrintedRepair, TimeLog } from './repairDocuments.ts'
import { Facts, Hours, Reported, Signatures, Times, Work } from './repairParts.tsx'

const MOST_LOGS = 100
const PAGE = '@page { size: A4; margin: 12mm 14mm 14mm; }'

function useRepair() {
  const id = useLocation().pathname.split('/')[3] ?? ''
  const can = useCan()
  const { data, error, refetch } = useQuery(PrintedRepairDocument, { variables: { id }, context: SHOWN_HERE })
  const logs = useQuery(PrintedTimeLogsDocument, {
    variables: { filter: { repairId: { eq: id } }, page: { no: 1, size: MOST_LOGS, sort: 'logDate', order: 'ASC' } },
    skip: !can('repair:timeLog:list'),
    context: SHOWN_HERE,
  })
  const parts = useQuery(PrintedPartsDocument, {
    variables: {
      filter: { repairLogId: { eq: id }, storeType: { in: ['OUT', 'RETURN'] }, state: { in: ['POSTED'] } },
      page: { no: 1, size: MOST_LOGS, sort: 'bookedAt', order: 'ASC' },
    },
    skip: !can('stock:sparePartLog:list'),
    context: SHOWN_HERE,
  })
  return {
    repair: data?.repair,
    logs: logs.data?.page.items ?? [],
    parts: parts.data?.page.items ?? [],
    failure: error && !data ? failureOf(error) : undefined,
    refetch: () => void refetch().catch(() => undefined),
  }
}

/** One repair on A4: what was reported, what was done, and where people sign. */
function Sheet() {
  const { t } = useTranslation()
  const { repair, logs, parts, failure, refetch } = useRepair()
  const plant = usePlantName()
  useEffect(() => {
    // The browser proposes the title as the name of the PDF.
    if (repair) document.title = [repair.title, plant].filter(Boolean).join(' ')
  }, [repair, plant])
  return (
    <section className={printFrameStyles.printPage} data-slot="print-page" aria-label={t('repairWork.sheet.title')}>
      <style nonce={nonce}>{PAGE}</style>
      <header className={`row gap-l ${printFrameStyles.printBar}`} data-slot="print-bar">
        <h1>{t('repairWork.sheet.title')}</h1>
        <span className="grow" />
        <Button variant="solid" tone="brand" disabled={!repair} onClick={() => window.print()}>
          <Icon name="printer" />
          {t('repairWork.sheet.print')}
        </Button>
      </header>
      {failure && <Failed failure={failure} onRetry={refetch} />}
      {repair === null && <Empty icon="search" title={t('console.error.notFound')} />}
      {repair === undefined && !failure && <Skeleton lines={10} label={t('screens.list.loading')} />}
      {repair && <Paper repair={repair} logs={logs} parts={parts} />}
    </section>
  )
}

interface PaperProps {
  repair: PrintedRepair
  logs: readonly TimeLog[]
  parts: readonly PartEntry[]
}

function Paper({ repair, logs, parts }: PaperProps) {
  const { t } = useTranslation()
  const { user } = useMe()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <article className={`column ${paperStyles.paper}`} data-slot="paper" tabIndex={0}>
      <Head repair={repair} />
      <Facts repair={repair} />
      {repair.report && <Reported report={repair.report} />}
      <Times repair={repair} />
      <Work repair={repair} />
      <Hours logs={logs} />
      <Parts entries={parts} />
      <Signatures />
      <footer className={`between ${paperPartsStyles.paperFoot}`}>
        <span>{repair.title}</span>
        <span>{`${t('repairWork.sheet.printedAt', { time: dateTime(serverNow()) })} · ${user.name}`}</span>
      </footer>
    </article>
  )
}

function Head({ repair }: { repair: PrintedRepair }) {
  const { t } = useTranslation()
  const { plants, currentPlantId } = useMe()
  const site = useSiteAddress()
  return (
    <header className={paperStyles.paperHead}>
      <div>
        <p>{plants.find((plant) => plant.id === currentPlantId)?.name}</p>
        <h2>{t('repairWork.sheet.title')}</h2>
        <b>{repair.title}</b>
      </div>
      {site && repair.equipment && (
        <figure>
          <Qr value={`${site}/q/${repair.equipment.qrCode}`} label={t('repairWork.sheet.qr')} />
          <figcaption>{t('repairWork.sheet.qr')}</figcaption>
        </figure>
      )}
    </header>
  )
}

export const RepairSheet = themed(Sheet)
