import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../../fields/display/cells.tsx'
import { toQuantity } from '../../../fields/display/quantity.ts'
import { DecimalBox } from '../../../fields/inputs/DecimalBox.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { Sheet } from '../../../kit/overlays/Sheet.tsx'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import { daysBetween, today } from '../../../kit/words/time.ts'
import { FailureBanner } from '../../../resource/dialogs/FailureBanner.tsx'
import { Skeleton } from '../../../resource/states.tsx'
import * as partStyles from '../../shared/parts/workParts.module.css'
import { InkFields, OverrideReason } from './InkFields.tsx'
import { availableQuantity, type Place } from './issueLines.ts'
import { type Issue, useIssue } from './useIssue.ts'

type Issuing = ReturnType<typeof useIssue>
const FEW = [1, 2, 3] as const

/** Takes ink from as many batches as it needs: how much is said once, and where it comes from may be changed line by line. */
export function IssueInk({ issue, title, onDone }: { issue: Issue; title: string; onDone: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const issuing = useIssue(issue, onDone)
  const { amounts, booking, isReady, book } = issuing
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isReady) void book()
  }
  return (
    <Sheet
      title={t('issueInk.title', { title })}
      onClose={onDone}
      isSticky
      footer={
        <>
          <Button size="md" onClick={onDone}>
            {t('screens.form.cancel')}
          </Button>
          <Button size="md" type="submit" form={id} variant="solid" tone="brand" disabled={!isReady} aria-busy={booking.isBusy}>
            {t('issueInk.confirm', { kg: amounts.total })}
          </Button>
        </>
      }
    >
      <form id={id} className="stack gap-xl" onSubmit={submit} noValidate data-slot="issue-ink">
        <Amount {...issuing} />
        {amounts.isKnown ? <Batches {...issuing} /> : <Skeleton lines={3} label={t('screens.list.loading')} />}
        <InkFields booking={booking} names={['staffId', 'equipmentId', 'decorCode', 'usage']} of="inkLog" />
        <FailureBanner failure={booking.failure} />
      </form>
    </Sheet>
  )
}

function Amount({ amounts }: Issuing) {
  const { t } = useTranslation()
  const id = useId()
  const { unitKg, text, missing, enterTotal: translate } = amounts
  return (
    <div className={`stack ${partStyles.much}`}>
      <label htmlFor={id}>{t('inkLog.fields.quantity')}</label>
      <span className="flow">
        <DecimalBox id={id} maxLength={12} value={text} aria-invalid={missing > 0 || undefined} onType={translate} />
        {unitKg != null && (
          <span className={pressStyles.chips}>
            {FEW.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={text === String(toQuantity(one * unitKg))}
                onClick={() => translate(String(toQuantity(one * unitKg)))}
              >
                {one} × {unitKg} kg
              </button>
            ))}
          </span>
        )}
      </span>
      {missing > 0 && (
        <p className="in-danger" role="alert">
          {t('inkPlaces.missing', { kg: missing })}
        </p>
      )}
    </div>
  )
}

function Batches({ amounts, booking, reasonFor }: Issuing) {
  const { t } = useTranslation()
  if (!amounts.places.length) return <p className="note in-warning">{t('inkPlaces.none')}</p>
  return (
    <div className="stack">
      <span className="row">
        <span className="fill">{t('inkLog.fields.lines')}</span>
        {amounts.isOwn && <Button onClick={amounts.applyProposal}>{t('issueInk.inTurn')}</Button>}
      </span>
      <ul className={surfacesStyles.ruled} data-slot="issue-lines">
        {amounts.places.map((place) => (
          <Batch key={place.id} place={place} {...amounts} />
        ))}
      </ul>
      {reasonFor && <OverrideReason booking={booking} label={t(`inkPlaces.why.${reasonFor}`)} />}
    </div>
  )
}

function Batch({ place, texts, cansOf, enterLine }: Issuing['amounts'] & { place: Place }) {
  const { t } = useTranslation()
  const mayExpired = usePermitted('stock:inkLog:expired')
  const days = daysBetween(today(), place.expiringDate)
  const there = availableQuantity(place)
  const isUnavailable = place.state === 'QUARANTINED' || there <= 0 || (place.expiry === 'EXPIRED' && !mayExpired)
  const text = texts.get(place.id) ?? ''
  const isTooMuch = Number(text) > there
  const cans = cansOf(place.id)
  const name = [place.batchNo, place.location?.title].filter(Boolean).join(' · ')
  return (
    <li className={`row ${partStyles.line}`}>
      <span className="stack gap-s fill">
        <b className="row">
          {name}
          {place.state === 'QUARANTINED' && <ValueTag of="inkStock" field="state" value={place.state} />}
          {place.expiry !== 'FRESH' && <ValueTag of="inkStock" field="expiry" value={place.expiry} />}
        </b>
        <small className="muted">
          {t(days < 0 ? 'inkPlaces.expired' : 'inkPlaces.days', { day: place.expiringDate, count: Math.abs(days) })}
        </small>
        <small className={isTooMuch ? 'wrong' : 'muted'}>
          {t('inkPlaces.there', { kg: there })}
          {place.atMachines ? ` · ${t('inkPlaces.atMachines', { kg: place.atMachines })}` : ''}
        </small>
        {cans.length > 0 && (
          <small className="muted" data-slot="issue-cans">
            {t('inkPlaces.cans', { cans: cans.map((can) => `${can.canNo} (${can.quantity} kg)`).join(t('inkPlaces.and')) })}
          </small>
        )}
      </span>
      <DecimalBox
        className={partStyles.few}
        maxLength={12}
        disabled={isUnavailable}
        aria-label={`${t('inkLog.fields.quantity')} · ${name}`}
        aria-invalid={isTooMuch || undefined}
        value={text}
        onType={(typed) => enterLine(place.id, typed)}
      />
    </li>
  )
}
