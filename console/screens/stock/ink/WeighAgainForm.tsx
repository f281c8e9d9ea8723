import { useTranslation } from 'react-i18next'
import { toQuantity } from '../../../fields/display/quantity.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import { WeighCanAgainDocument } from '../gen/stock.ts'
import { CanForm } from './CanForm.tsx'
import type { Can } from './can.ts'
import { InkFields, WeightField } from './InkFields.tsx'
import { useInkBooking } from './useInkBooking.ts'
import { weighing } from './weighing.ts'

/** Corrects the last weighing of a can, for a reason. Folded away: mostly a can on the shelf is to be opened. */
export function WeightCorrectionForm({ can, onDone }: { can: Can; onDone: () => void }) {
  const { t } = useTranslation()
  const booking = useInkBooking({ touches: 'inkCan', onDone })
  const { values, book, isBusy } = booking
  const weight = weighing(can, can.heldKg ?? can.fullKg, values.weight)
  const reason = values.reason.trim()
  const isReady = Boolean(values.staffId && reason) && weight.left !== null && !weight.isTooMuch && !isBusy
  const correct = () =>
    book(WeighCanAgainDocument, { id: can.id, input: { ...weight.input, staffId: values.staffId, reason } }, (answer) => ({
      title: t('inkCans.weighedAgain', { used: toQuantity(weight.most - answer.can.contentKg) }),
    }))
  const fields = (
    <>
      <WeightField booking={booking} weighing={weight} />
      <InkFields booking={booking} names={['reason', 'staffId']} of="inkCan" />
    </>
  )
  return (
    <details className={pressStyles.unfolds} data-slot="weigh-again">
      <summary>{t(can.state === 'EMPTY' ? 'inkCans.notEmpty' : 'inkCans.wrong')}</summary>
      <CanForm booking={booking} onSubmit={correct} fields={fields}>
        <Button type="submit" className={pressStyles.big} disabled={!isReady} aria-busy={isBusy}>
          {t('inkCan.actions.weighAgain')}
        </Button>
      </CanForm>
    </details>
  )
}
