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
import { UseUpCanDocument, WeighInCanDocument } from '../gen/stock.ts'
import { INK_KEEPERS, NOW, useLastChoice } from '../useLastChoice.ts'
import type { Can } from './can.ts'
import { Scales, weighed } from './Scales.tsx'

/** Brings a can back: the scales' number, with what that means at once, or that nothing is left. */
export function WeighInForm({ can, onDone }: { can: Can; onDone: () => void }) {
  const { t } = useTranslation()
  const staff = useLastChoice('staff')
  const [typed, setTyped] = useState('')
  const [places, setPlaces] = useState<readonly string[]>([])
  const [decor, setDecor] = useState(can.decorCode ?? '')
  const [machines, setMachines] = useState<readonly string[]>(can.equipment ? [can.equipment.id] : [])
  const { send, failure, isBusy } = useSend('inkCan')
  const { left, weight } = weighed(can, typed)
  const isTooMuch = left !== null && left > can.contentKg
  const input = { staffId: staff.ids[0] ?? '', equipmentId: machines[0] ?? null, decorCode: decor.trim() || null }
  const done = (title: string) => {
    staff.remember()
    toast({ type: 'success', title })
    onDone()
  }
  const weigh = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await send(WeighInCanDocument, { id: can.id, input: { ...input, ...weight, toLocationId: places[0] ?? null } })
    if (answer) done(t('inkCans.weighed', { used: toQuantity(can.contentKg - answer.can.contentKg) }))
  }
  const empty = async () => {
    if (await send(UseUpCanDocument, { id: can.id, input: input })) done(t('inkCans.emptied'))
  }
  const isReady = Boolean(staff.ids[0]) && !isBusy
  return (
    <form className="stack" onSubmit={(event) => void weigh(event)}>
      <Scales can={can} most={can.contentKg} typed={typed} onType={setTyped} isFocused />
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
      <MoreOfReturn decor={decor} onDecor={setDecor} machines={machines} onMachines={setMachines} places={places} onPlaces={setPlaces} />
      {failure && (
        <p className="in-danger" role="alert">
          {failure.fields[0]?.message ?? sentenceOf(failure)}
        </p>
      )}
      <Button type="submit" className={pressStyles.big} variant="solid" tone="brand" disabled={!isReady || left === null || isTooMuch}>
        {t('inkCan.actions.weighIn')}
      </Button>
      <Button className={pressStyles.big} disabled={!isReady} onClick={() => void empty()}>
        {t('inkCans.allUsed', { kg: can.contentKg })}
      </Button>
    </form>
  )
}

interface MoreProps {
  decor: string
  onDecor: (decor: string) => void
  machines: readonly string[]
  onMachines: (ids: readonly string[]) => void
  places: readonly string[]
  onPlaces: (ids: readonly string[]) => void
}
/** What is mostly as it was: the machine and the decor that it was taken for, and the shelf that the can came from. */
function MoreOfReturn({ decor, onDecor, machines, onMachines, places, onPlaces }: MoreProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <details className={pressStyles.unfolds}>
      <summary>{t('inkCans.more')}</summary>
      <div className="stack">
        <span>{t('inkCans.machine')}</span>
        <LinkPicker
          target="equipment"
          ids={machines}
          onChange={onMachines}
          label={t('inkCans.machine')}
          prompt={t('inkCans.chooseMachine')}
          hasRecent
        />
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
