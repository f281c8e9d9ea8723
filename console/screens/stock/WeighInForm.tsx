import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { sentenceOf, toast } from '../../kit/notices.tsx'
import * as pressStyles from '../../kit/press.module.css'
import * as boxStyles from '../../resource/box.module.css'
import { LinkPicker } from '../../resource/form/LinkPicker.tsx'
import { toQuantity } from '../../resource/quantity.ts'
import { useSend } from '../../resource/useSend.ts'
import { UseUpCanDocument, WeighInCanDocument } from './gen/stock.ts'
import type { Can } from './InkCanPage.tsx'
import { INK_KEEPERS, useLastChoice } from './useLastChoice.ts'

/** Brings a can back: the scales' number, with what that means at once, or that nothing is left. */
export function WeighInForm({ can, onDone }: { can: Can; onDone: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const staff = useLastChoice('staff')
  const [typed, setTyped] = useState('')
  const [places, setPlaces] = useState<readonly string[]>([])
  const [decor, setDecor] = useState(can.decorCode ?? '')
  const { send, failure, isBusy } = useSend('inkCan')
  const tare = can.tareKg ?? 0
  const left = typed.trim() && Number.isFinite(Number(typed)) ? toQuantity(Number(typed) - tare) : null
  const isTooMuch = left !== null && left > can.contentKg
  const said = { staffId: staff.ids[0] ?? '', decorCode: decor.trim() || null }
  const done = (title: string) => {
    staff.keep()
    toast({ type: 'success', title })
    onDone()
  }
  const weigh = async (event: FormEvent) => {
    event.preventDefault()
    const weight = can.tareKg == null ? { leftKg: Number(typed) } : { grossKg: Number(typed) }
    const answer = await send(WeighInCanDocument, { id: can.id, input: { ...said, ...weight, toLocationId: places[0] ?? null } })
    if (answer) done(t('inkCans.weighed', { used: toQuantity(can.contentKg - answer.can.contentKg) }))
  }
  const empty = async () => {
    if (await send(UseUpCanDocument, { id: can.id, input: said })) done(t('inkCans.emptied'))
  }
  const isReady = Boolean(staff.ids[0]) && !isBusy
  return (
    <form className="stack" onSubmit={(event) => void weigh(event)}>
      <label className="stack" htmlFor={id}>
        <span>{t(can.tareKg == null ? 'inkCans.net' : 'inkCans.gross')}</span>
        <input
          id={id}
          className={boxStyles.box}
          data-slot="box"
          inputMode="decimal"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the page is opened to type this number
          autoFocus
          enterKeyHint="done"
          maxLength={12}
          value={typed}
          onChange={(event) => setTyped(event.target.value.replace(',', '.'))}
        />
      </label>
      <p className={isTooMuch ? 'small in-warning' : 'note'} role="status">
        {left === null
          ? can.tareKg != null && t('inkCans.inTare', { tare: can.tareKg })
          : t(isTooMuch ? 'inkCans.tooMuch' : 'inkCans.used', { left, used: toQuantity(can.contentKg - left), was: can.contentKg })}
      </p>
      <div className="stack">
        <span>{t('inkCans.staff')}</span>
        <LinkPicker
          target="staff"
          only={INK_KEEPERS}
          ids={staff.ids}
          onChange={staff.choose}
          label={t('inkCans.staff')}
          prompt={t('inkCans.chooseStaff')}
          hasRecent
        />
      </div>
      <MoreOfReturn decor={decor} onDecor={setDecor} places={places} onPlaces={setPlaces} />
      {failure && (
        <p className="in-danger" role="alert">
          {failure.fields[0]?.message ?? sentenceOf(failure)}
        </p>
      )}
      <Button type="submit" className={pressStyles.big} variant="solid" tone="brand" disabled={!isReady || left === null || isTooMuch}>
        {t('inkCan.actions.weighIn')}
      </Button>
      <Button className={pressStyles.big} disabled={!isReady} onClick={() => void empty()}>
        {t('inkCan.actions.useUp')}
      </Button>
    </form>
  )
}

interface MoreProps {
  decor: string
  onDecor: (decor: string) => void
  places: readonly string[]
  onPlaces: (ids: readonly string[]) => void
}
/** What is mostly as it was: the decor, and the shelf that the can came from. */
function MoreOfReturn({ decor, onDecor, places, onPlaces }: MoreProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <details className={pressStyles.unfolds}>
      <summary>{t('inkCans.more')}</summary>
      <div className="stack">
        <label className="stack" htmlFor={id}>
          <span>{t('inkCan.fields.decorCode')}</span>
          <input
            id={id}
            className={boxStyles.box}
            data-slot="box"
            maxLength={64}
            value={decor}
            onChange={(event) => onDecor(event.target.value)}
          />
        </label>
        <span>{t('inkCan.fields.toLocationId')}</span>
        <LinkPicker
          target="storageLocation"
          ids={places}
          onChange={onPlaces}
          label={t('inkCan.fields.toLocationId')}
          prompt={t('inkCan.hints.toLocationId')}
        />
      </div>
    </details>
  )
}
