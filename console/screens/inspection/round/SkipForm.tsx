import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import { sentenceOf } from '../../../kit/overlays/notices.tsx'
import { FootFailure } from '../../../resource/dialogs/FailureBanner.tsx'
import { useSend } from '../../../resource/operations/useSend.ts'
import { SkipPointDocument } from '../gen/inspection.ts'
import * as recordedStyles from '../record/Recorded.module.css'
import * as recordFormStyles from '../record/RecordForm.module.css'
import * as resultControlStyles from '../record/ResultControl.module.css'
import type { RoundOrder } from './round.ts'

const REASONS = ['standing', 'reach', 'gauge'] as const

interface SkipProps {
  order: RoundOrder
  reason: string
  setReason: (reason: string) => void
  onSaved: (record: RoundOrder) => void
  onRefused: (order: RoundOrder) => void
  onBack: () => void
}

/** A point that cannot be checked now is passed over, and the reason stays with it. */
export function SkipForm({ order, reason, setReason, onSaved, onRefused, onBack }: SkipProps) {
  const { t } = useTranslation()
  const [isMissing, setIsMissing] = useState(false)
  const { send, failure, isBusy } = useSend('inspectionOrder')
  const skip = async (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(!reason.trim())
    if (!reason.trim()) return
    const answer = await send(SkipPointDocument, { id: order.id, input: { reason: reason.trim() } })
    if (answer) onSaved(answer.record)
    else onRefused(order)
  }
  const message = isMissing ? t('inspectionRound.record.missing.reason') : failure && (failure.fields[0]?.message ?? sentenceOf(failure))
  return (
    <form className={`stack gap-l ${recordFormStyles.pointForm}`} onSubmit={(event) => void skip(event)} noValidate>
      <fieldset className={`${pressStyles.chips} ${recordedStyles.skipReasons}`} data-slot="skip-reasons">
        <legend>{t('inspectionRound.record.skipTitle')}</legend>
        {REASONS.map((one) => {
          const word = t(`inspectionRound.record.skipReasons.${one}`)
          return (
            <button key={one} type="button" aria-pressed={reason === word} onClick={() => setReason(word)}>
              {word}
            </button>
          )
        })}
      </fieldset>
      <label className={`stack ${resultControlStyles.resultText}`}>
        <span>{t('inspectionRound.record.skipReason')}</span>
        <textarea
          className={`${boxStyles.box} ${pressStyles.typing}`}
          data-slot="box"
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
            setIsMissing(false)
          }}
        />
      </label>
      <div className={recordFormStyles.pointActs} data-slot="point-acts">
        {message && <FootFailure>{message}</FootFailure>}
        <Button className={recordFormStyles.pointSkip} variant="ghost" onClick={onBack}>
          {t('inspectionRound.record.back')}
        </Button>
        <Button
          className={`${pressStyles.big} ${recordFormStyles.pointSave}`}
          data-slot="point-save"
          type="submit"
          variant="solid"
          tone="red"
          disabled={isBusy}
          aria-busy={isBusy}
        >
          {t('inspectionRound.record.skipConfirm')}
        </Button>
      </div>
    </form>
  )
}
