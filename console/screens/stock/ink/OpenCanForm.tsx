import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { daysBetween, today } from '../../../kit/words/time.ts'
import { OpenCanDocument } from '../gen/stock.ts'
import { CanForm } from './CanForm.tsx'
import type { Can } from './can.ts'
import { InkFields, OverrideReason } from './InkFields.tsx'
import { useInkBooking } from './useInkBooking.ts'

/** Issues a can to a machine, mostly with one press. */
export function OpenCanForm({ can, onDone }: { can: Can; onDone: () => void }) {
  const { t } = useTranslation()
  const booking = useInkBooking({ touches: 'inkCan', onDone })
  const { values, textOf, book, faultOf, isBusy } = booking
  const missingReason = faultOf('overrideReason')
  const isExpired = Boolean(can.expiringDate) && daysBetween(today(), can.expiringDate as string) < 0
  const blocked = can.blocked.find(({ step }) => step === 'open')
  const open = () => {
    const { equipmentId, staffId } = values
    const input = { equipmentId, staffId, decorCode: textOf('decorCode'), overrideReason: textOf('overrideReason') }
    return book(OpenCanDocument, { id: can.id, input }, (answer) => ({
      title: t('inkCans.opened'),
      ...(answer.can.equipment && { detail: answer.can.equipment.title }),
    }))
  }
  if (blocked)
    return (
      <p className={`${tonesStyles.toned} ${tonesStyles.callout}`} data-tone="danger" role="status">
        {blocked.message}
      </p>
    )
  const fields = (
    <>
      <InkFields booking={booking} names={['equipmentId', 'staffId', 'decorCode']} of="inkCan" />
      {(missingReason || values.overrideReason) && (
        <OverrideReason
          booking={booking}
          label={t(isExpired ? 'inkPlaces.why.expired' : 'inkCan.fields.overrideReason')}
          hint={missingReason}
        />
      )}
    </>
  )
  return (
    <CanForm booking={booking} onSubmit={open} fields={fields}>
      <Button
        type="submit"
        className={pressStyles.big}
        variant="solid"
        tone="brand"
        disabled={isBusy || !values.equipmentId || !values.staffId}
      >
        <Icon name="right" />
        {t('inkCan.actions.open')}
      </Button>
    </CanForm>
  )
}
