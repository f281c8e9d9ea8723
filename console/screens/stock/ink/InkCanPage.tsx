import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { ValueTag } from '../../../fields/display/cells.tsx'
import * as styles from '../../../fields/scan/scanned.module.css'
import { failureOf } from '../../../kit/network/failure.ts'
import { themed } from '../../../kit/overlays/Ui.tsx'
import { usePathOf } from '../../../kit/session/navigation.ts'
import { usePageName } from '../../../kit/session/pageNames.ts'
import { ago } from '../../../kit/words/time.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Failed, Skeleton } from '../../../resource/states.tsx'
import { CanPageDocument } from '../gen/stock.ts'
import type { Can } from './can.ts'
import { OpenCanForm } from './OpenCanForm.tsx'
import { WeightCorrectionForm } from './WeighAgainForm.tsx'
import { WeighInForm } from './WeighInForm.tsx'

/** A can in one's hand: what is in it, and the one thing that is done with it next. */
export const InkCanPage = themed(function CanPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = usePathOf()('inkCan') ?? '/'
  const id = useLocation().pathname.split('/')[2] ?? ''
  const { data, error, refetch } = useQuery(CanPageDocument, { variables: { id }, context: SHOWN_HERE })
  const reload = () => void refetch().catch(() => undefined)
  const can = data?.can
  usePageName(can?.title)
  if (!can)
    return (
      <section className={`${pageStyles.page} amid ${styles.scan}`} data-slot="page" aria-label={t('inkCan.label')}>
        {error ? (
          <Failed failure={failureOf(error)} onRetry={reload} onLeave={() => navigate(list)} />
        ) : (
          <Skeleton lines={6} label={t('screens.list.loading')} />
        )}
      </section>
    )
  return (
    <section className={`${pageStyles.page} amid ${styles.scan}`} data-slot="page" aria-label={can.title}>
      <CanHead can={can} />
      <div className={`${pageStyles.card} ${styles.filled}`} data-slot="card">
        <NextForm key={`${can.id} ${can.state} ${can.contentKg}`} can={can} onDone={reload} />
      </div>
    </section>
  )
})

function CanHead({ can }: { can: Can }) {
  const { t } = useTranslation()
  const since = can.openedAt && can.state === 'OPEN'
  return (
    <header className="stack breaks" data-slot="can-head">
      <h1 className="row">
        {can.ink?.title} <ValueTag of="inkCan" field="state" value={can.state} />
      </h1>
      <small>
        {[can.title, can.inkStock?.title, can.expiringDate && t('inkCans.expires', { day: can.expiringDate })].filter(Boolean).join(' · ')}
      </small>
      <p data-slot="can-content">
        <b>{can.contentKg} kg</b> / {can.fullKg} kg
      </p>
      {since && (
        <p>
          {can.equipment?.title} · {t('inkCans.since', { ago: ago(can.openedAt as string), name: can.openedBy?.title })}
        </p>
      )}
      {!since && can.lastEquipment && (
        <small>{[t('inkCans.lastAt', { machine: can.lastEquipment.title }), can.lastDecorCode].filter(Boolean).join(' · ')}</small>
      )}
    </header>
  )
}

function NextForm({ can, onDone }: { can: Can; onDone: () => void }) {
  const { t } = useTranslation()
  const may = (step: string) => can.actions.includes(step)
  const isWrong = may('weighAgain') && !can.blocked.some(({ step }) => step === 'weighAgain')
  if (may('weighIn')) return <WeighInForm can={can} onDone={onDone} />
  const isOver = can.state === 'EMPTY' || can.state === 'VOID'
  return (
    <>
      {may('open') && <OpenCanForm can={can} onDone={onDone} />}
      {isOver && <p>{t(can.state === 'VOID' ? 'inkCans.void' : 'inkCans.done', { can: can.title })}</p>}
      {!may('open') && !isOver && <p>{t('screens.list.noRightHint')}</p>}
      {isWrong && <WeightCorrectionForm can={can} onDone={onDone} />}
    </>
  )
}
