import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toQuantity } from '../../../fields/display/quantity.ts'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { LinkPicker } from '../../../fields/inputs/LinkPicker.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import { sentenceOf } from '../../../kit/overlays/notices.tsx'
import { toast } from '../../../kit/overlays/toast.ts'
import { useSend } from '../../../resource/operations/useSend.ts'
import { WeighCanAgainDocument } from '../gen/stock.ts'
import { INK_KEEPERS, NOW, useLastChoice } from '../useLastChoice.ts'
import type { Can } from './can.ts'
import { Scales, weighed } from './Scales.tsx'

/** Puts the last weighing of a can right, for a reason. Folded away: mostly a can on the shelf is to be opened. */
export function WeightCorrectionForm({ can, onDone }: { can: Can; onDone: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const staff = useLastChoice('staff')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const { send, failure, isBusy } = useSend('inkCan')
  const most = can.heldKg ?? can.fullKg
  const { left, weight } = weighed(can, typed)
  const isReady = Boolean(staff.ids[0]) && Boolean(reason.trim()) && left !== null && left <= most && !isBusy
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { ...weight, staffId: staff.ids[0] ?? '', reason: reason.trim() }
    const answer = await send(WeighCanAgainDocument, { id: can.id, input })
    if (!answer) return
    staff.remember()
    toast({ type: 'success', title: t('inkCans.weighedAgain', { used: toQuantity(most - answer.can.contentKg) }) })
    onDone()
  }
  return (
    <details className={pressStyles.unfolds} data-slot="weigh-again">
      <summary>{t(can.state === 'EMPTY' ? 'inkCans.notEmpty' : 'inkCans.wrong')}</summary>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <Scales can={can} most={most} typed={typed} onType={setTyped} />
        <label className="stack" htmlFor={id}>
          <span>{t('inkCans.why')}</span>
          <input
            id={id}
            className={boxStyles.box}
            data-slot="box"
            maxLength={500}
            autoComplete="off"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
        <div className="stack">
          <span>{t('inkCans.staff')}</span>
          <LinkPicker
            target="staff"
            only={INK_KEEPERS}
            present={NOW}
            ids={staff.ids}
            onChange={staff.choose}
            label={t('inkCans.staff')}
            prompt={t('inkCans.chooseStaff')}
            hasRecent
          />
        </div>
        {failure && (
          <p className="in-danger" role="alert">
            {failure.fields[0]?.message ?? sentenceOf(failure)}
          </p>
        )}
        <Button type="submit" className={pressStyles.big} disabled={!isReady} aria-busy={isBusy}>
          {t('inkCan.actions.weighAgain')}
        </Button>
      </form>
    </details>
  )
}
