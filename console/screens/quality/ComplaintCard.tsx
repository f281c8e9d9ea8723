import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../fields/display/cells.tsx'
import { moneyText } from '../../fields/display/figures.ts'
import type { ComplaintRow } from '../../kit/gen/resources.ts'
import { Icon } from '../../kit/looks/icons.tsx'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { useLabels } from '../../kit/words/i18n.ts'
import { today } from '../../kit/words/time.ts'
import { answerDue } from '../shared/dueText.ts'

/** What a card of the board says of a complaint: who, which decor, how long there is, how much it is about, and whose it is. */
export function ComplaintCard({ row }: { row: ComplaintRow }) {
  const { t } = useTranslation()
  const { label } = useLabels()
  const due = answerDue(t, row, today())
  const amounts = (['claimedAmount', 'compAmount'] as const).filter((key) => row[key] !== null)
  return (
    <div className="stack gap-s small">
      <b className="breaks">{row.customer?.title}</b>
      <span className="muted breaks">{[row.longCode, row.claimCat?.title].filter(Boolean).join(' · ')}</span>
      <span className="wrapped even">
        <ValueTag of="complaint" field="trafficStatus" value={row.trafficStatus} />
        <span className={tonesStyles.worded} data-tone={due?.tone}>
          {due?.text}
        </span>
      </span>
      {row.prodState && row.qaState !== 'REJECTED' && row.qaState !== 'VOIDED' && (
        <span className="row">
          <span className="muted" title={label('complaint', 'prodState')}>
            <Icon name="factory" size={14} />
            <span className="visually-hidden">{label('complaint', 'prodState')}</span>
          </span>
          <ValueTag of="complaint" field="prodState" value={row.prodState} />
        </span>
      )}
      <span className="row between even">
        {row.qa ? <span className="muted">{row.qa.title}</span> : <span className="wrong">{t('complaints.nobody')}</span>}
      </span>
      {amounts.map((key) => (
        <span key={key} className="row between even" data-amount={key}>
          <span className="muted">{label('complaint', key)}</span>
          <b>{moneyText(row[key] ?? 0)}</b>
        </span>
      ))}
    </div>
  )
}
