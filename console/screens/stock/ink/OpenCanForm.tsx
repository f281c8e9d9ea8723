import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { LinkPicker } from '../../../fields/inputs/LinkPicker.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { sentenceOf } from '../../../kit/overlays/notices.tsx'
import { toast } from '../../../kit/overlays/toast.ts'
import { daysBetween, today } from '../../../kit/words/time.ts'
import { useSend } from '../../../resource/operations/useSend.ts'
import { OpenCanDocument } from '../gen/stock.ts'
import { INK_KEEPERS, NOW, useLastChoice } from '../useLastChoice.ts'
import type { Can } from './can.ts'

/** Takes a can to a machine. What this person said last time is said again, so that mostly one press is left. */
export function OpenCanForm({ can, onDone }: { can: Can; onDone: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const machine = useLastChoice('equipment')
  const staff = useLastChoice('staff')
  const [reason, setReason] = useState('')
  const { send, failure, faultOf, isBusy } = useSend('inkCan')
  const reasonFault = faultOf('overrideReason')
  const isExpired = Boolean(can.expiringDate) && daysBetween(today(), can.expiringDate as string) < 0
  const blocked = can.blocked.find(({ step }) => step === 'open')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const decorCode = String(new FormData(event.currentTarget).get('decor') ?? '').trim()
    const input = { equipmentId: machine.ids[0] ?? '', staffId: staff.ids[0] ?? '', decorCode: decorCode || null }
    const answer = await send(OpenCanDocument, { id: can.id, input: { ...input, overrideReason: reason.trim() || null } })
    if (!answer) return
    machine.remember()
    staff.remember()
    toast({ type: 'success', title: t('inkCans.opened'), detail: answer.can.equipment?.title })
    onDone()
  }
  if (blocked)
    return (
      <p className={`${tonesStyles.toned} ${tonesStyles.callout}`} data-tone="danger" role="status">
        {blocked.message}
      </p>
    )
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <div className="stack">
        <span>{t('inkCans.machine')}</span>
        <LinkPicker
          target="equipment"
          ids={machine.ids}
          onChange={machine.choose}
          label={t('inkCans.machine')}
          prompt={t('inkCans.chooseMachine')}
          hasRecent
        />
      </div>
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
      <label className="stack" htmlFor={`${id}d`}>
        <span>{t('inkCan.fields.decorCode')}</span>
        <input id={`${id}d`} name="decor" className={boxStyles.box} data-slot="box" maxLength={64} autoComplete="off" />
      </label>
      {(reasonFault || reason) && (
        <label className="stack" htmlFor={`${id}r`}>
          <strong>{t(isExpired ? 'inkPlaces.why.expired' : 'inkCan.fields.overrideReason')}</strong>
          {reasonFault && <small className="muted">{reasonFault}</small>}
          <textarea
            id={`${id}r`}
            className={`${boxStyles.box} ${pressStyles.typing}`}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
      )}
      {failure && !reasonFault && (
        <p className="in-danger" role="alert">
          {sentenceOf(failure)}
        </p>
      )}
      <Button type="submit" className={pressStyles.big} variant="solid" tone="brand" disabled={isBusy || !machine.ids[0] || !staff.ids[0]}>
        <Icon name="right" />
        {t('inkCan.actions.open')}
      </Button>
    </form>
  )
}
