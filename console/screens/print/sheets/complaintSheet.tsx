import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { moneyText } from '../../../fields/display/figures.ts'
import { failureOf } from '../../../kit/network/failure.ts'
import { themed } from '../../../kit/overlays/Ui.tsx'
import { metaOf } from '../../../resource/meta.ts'
import { listDocument, oneDocument } from '../../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { Qr } from '../../../resource/Qr.tsx'
import { Empty, Failed, Skeleton } from '../../../resource/states.tsx'
import { useSiteAddress } from '../../../resource/useSiteAddress.ts'
import { useWords } from '../../../resource/words.ts'
import { DISCIPLINES } from '../../shared/complaints/eightD.ts'
import { useOwnRows } from '../../shared/useOwnRows.ts'
import { PrintFrame } from '../PrintFrame.tsx'
import * as paperStyles from '../paper.module.css'
import { Grid, SignHere, usePlantName } from '../paperParts.tsx'
import type { Action, Claim, Evidence, PaperProps } from './complaintPaper.ts'
import { DisciplinePart, Photos } from './complaintParts.tsx'

const META = metaOf('complaint')
const MOST = 50

function useReport() {
  const id = useLocation().pathname.split('/')[3] ?? ''
  const one = useQuery(oneDocument<Claim | null>(META), { variables: { id }, context: SHOWN_HERE })
  const of = (sort: string) => ({ filter: { complaintId: { eq: id } }, page: { no: 1, size: MOST, sort, order: 'ASC' } })
  const actions = useOwnRows<Action>(metaOf('complaintAction'), listDocument(metaOf('complaintAction')), of('dueDate'))
  const evidence = useOwnRows<Evidence>(metaOf('complaintEvidence'), listDocument(metaOf('complaintEvidence')), of('happenedAt'))
  const isHere = (own: { mayList: boolean; rows: unknown }) => !own.mayList || own.rows !== undefined
  return {
    claim: one.data?.record,
    actions: actions.rows ?? [],
    evidence: evidence.rows ?? [],
    isReady: Boolean(one.data?.record) && isHere(actions) && isHere(evidence),
    failure: one.error && !one.data ? failureOf(one.error) : undefined,
    reload: () => void one.refetch().catch(() => undefined),
  }
}

/** The 8D of one complaint on A4, as it goes to the customer: what is not there yet has an empty line. */
function Sheet() {
  const { t } = useTranslation()
  const { claim, isReady, failure, reload, ...known } = useReport()
  const isGone = claim === null || failure?.code === 'NOT_FOUND'
  const title = t('eightD.report')
  return (
    <PrintFrame title={title} fileName={`${title} ${claim?.title ?? ''}`.trim()} isReady={isReady}>
      {failure && !isGone && <Failed failure={failure} onRetry={reload} />}
      {isGone && <Empty icon="search" title={t('console.error.notFound')} />}
      {!isReady && !failure && !isGone && <Skeleton lines={10} label={t('screens.list.loading')} />}
      {isReady && claim && <Paper claim={claim} {...known} />}
    </PrintFrame>
  )
}

function Paper({ claim, actions, evidence }: PaperProps) {
  const { t } = useTranslation()
  const signers = (['qa', 'production', 'approval'] as const).map((who) => t(`eightD.sign.${who}`))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and the keyboard has to reach that
    <article className={`column ${paperStyles.paper}`} data-slot="paper" tabIndex={0}>
      <Head claim={claim} />
      {DISCIPLINES.map((key) => (
        <DisciplinePart key={key} discipline={key} claim={claim} actions={actions} evidence={evidence} />
      ))}
      <Photos claim={claim} />
      <SignHere title={t('eightD.sign.title')} signers={signers} day={t('eightD.sign.day')} />
    </article>
  )
}

function Head({ claim }: { claim: Claim }) {
  const { t } = useTranslation()
  const words = useWords(META)
  const plant = usePlantName()
  const site = useSiteAddress()
  const money = (value: number | null) => (value === null ? '–' : moneyText(value))
  const run = [claim.prodNo, claim.soNo].filter(Boolean).join(' / ')
  return (
    <>
      <header className={paperStyles.paperHead}>
        <div>
          <p>{plant}</p>
          <h2>{t('eightD.report')}</h2>
          <b>{claim.title}</b>
        </div>
        {site && (
          <figure>
            <Qr value={`${site}/complaints/${claim.id}`} label={t('print.qr')} />
            <figcaption>{t('print.qr')}</figcaption>
          </figure>
        )}
      </header>
      <Grid
        cells={[
          [words.label('customerId'), claim.customer?.title ?? '–', true],
          [words.label('longCode'), [claim.longCode, claim.decorName].filter(Boolean).join(' ') || '–'],
          [words.label('paperRollNo'), claim.paperRollNo ?? '–'],
          [t('eightD.run'), run || '–'],
          [words.label('prodDate'), [claim.prodDate, claim.equipment?.title].filter(Boolean).join(' ') || '–'],
          [words.label('claimDate'), claim.claimDate],
          [words.label('qaState'), words.value('complaint', 'qaState', claim.qaState)],
          [words.label('claimedAmount'), money(claim.claimedAmount)],
          [words.label('compAmount'), money(claim.compAmount)],
        ]}
      />
    </>
  )
}

export const ComplaintSheet = themed(Sheet)
