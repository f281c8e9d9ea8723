import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ResourceMeta } from '../../../kit/gen/resources.ts'
import { failureOf } from '../../../kit/network/failure.ts'
import { themed } from '../../../kit/overlays/Ui.tsx'
import { usePathOf } from '../../../kit/session/navigation.ts'
import type { Screen } from '../../../resource/defineScreen.ts'
import { metaOf, type Row } from '../../../resource/meta.ts'
import { oneDocument } from '../../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { Qr } from '../../../resource/Qr.tsx'
import { Empty, Failed, Skeleton } from '../../../resource/states.tsx'
import { useSiteAddress } from '../../../resource/useSiteAddress.ts'
import { inSentence, useWords } from '../../../resource/words.ts'
import { PrintFrame } from '../PrintFrame.tsx'
import * as paperStyles from '../paper.module.css'
import { usePlantName } from '../paperParts.tsx'
import { RecordFacts } from './recordFacts.tsx'
import { RecordHistory } from './recordHistory.tsx'
import { RelatedTables } from './relatedTables.tsx'

/** One record on A4: what it is, its facts, what belongs to it, and what happened to it. */
function Sheet({ name, spec }: Screen) {
  const { t } = useTranslation()
  const meta = metaOf(name)
  const words = useWords(meta, spec)
  const plant = usePlantName()
  const id = useLocation().pathname.split('/')[4] ?? ''
  const { data, error, refetch } = useQuery(oneDocument<Row | null>(meta), { variables: { id }, context: SHOWN_HERE })
  const row = data?.record
  const failure = error && !data ? failureOf(error) : undefined
  const isGone = row === null || failure?.code === 'NOT_FOUND'
  return (
    <PrintFrame
      title={t('print.record', { name: inSentence(words.name) })}
      fileName={`${words.name} ${row?.title ?? ''}`.trim()}
      isReady={Boolean(row)}
    >
      {failure && !isGone && <Failed failure={failure} onRetry={() => void refetch().catch(() => undefined)} />}
      {isGone && <Empty icon="search" title={t('console.error.notFound')} />}
      {row === undefined && !failure && <Skeleton lines={10} label={t('screens.list.loading')} />}
      {row && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and the keyboard has to reach that
        <article className={`column ${paperStyles.paper}`} data-slot="paper" tabIndex={0}>
          <header className={paperStyles.paperHead}>
            <div>
              <p>{plant}</p>
              <h2>{words.name}</h2>
              <b>{spec.heading?.(row) ?? row.title}</b>
            </div>
            <Address meta={meta} row={row} />
          </header>
          <RecordFacts meta={meta} spec={spec} words={words} row={row} />
          <RelatedTables meta={meta} row={row} />
          <RecordHistory meta={meta} id={row.id} />
        </article>
      )}
    </PrintFrame>
  )
}

/** Where a phone finds the record again. What nobody carries about on paper, such as settings and logs, has none. */
function Address({ meta, row }: { meta: ResourceMeta; row: Row }) {
  const { t } = useTranslation()
  const site = useSiteAddress()
  const path = usePathOf()(meta.name)
  const code = row['qrCode'] ?? (meta.isLabelled ? row[meta.label] : undefined)
  const address = typeof code === 'string' && code ? `/q/${encodeURIComponent(code)}` : path && `${path}?open=${row.id}`
  if (!site || !address || meta.scope !== 'plant') return null
  return (
    <figure>
      <Qr value={site + address} label={t('print.qr')} />
      <figcaption>{t('print.qr')}</figcaption>
    </figure>
  )
}

export const RecordSheet = themed(Sheet)
