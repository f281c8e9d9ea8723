import { useTranslation } from 'react-i18next'
import { toQuantity } from '../../../fields/display/quantity.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import { UseUpCanDocument, WeighInCanDocument } from '../gen/stock.ts'
import { CanForm } from './CanForm.tsx'
import type { Can } from './can.ts'
import { InkFields, WeightField } from './InkFields.tsx'
import { useInkBooking } from './useInkBooking.ts'
import { weighing } from './weighing.ts'

/** Returns a can: the scales' number, with what that means at once, or that nothing is left. Machine and decor are mostly as when it was issued. */
export function WeighInForm({ can, onDone }: { can: Can; onDone: () => void }) {
  const { t } = useTranslation()
  const preset = { equipmentId: can.equipment?.id ?? '', decorCode: can.decorCode ?? '' }
  const booking = useInkBooking({ touches: 'inkCan', preset, onDone })
  const { values, textOf, book, isBusy } = booking
  const weight = weighing(can, can.contentKg, values.weight)
  const shared = { staffId: values.staffId, equipmentId: textOf('equipmentId'), decorCode: textOf('decorCode') }
  const weigh = () =>
    book(WeighInCanDocument, { id: can.id, input: { ...shared, ...weight.input, toLocationId: textOf('toLocationId') } }, (answer) => ({
      title: t('inkCans.weighed', { used: toQuantity(can.contentKg - answer.can.contentKg) }),
    }))
  const emptyCan = () => book(UseUpCanDocument, { id: can.id, input: shared }, () => ({ title: t('inkCans.emptied') }))
  const isReady = Boolean(values.staffId) && !isBusy
  const fields = (
    <>
      <WeightField booking={booking} weighing={weight} isFocused />
      <InkFields booking={booking} names={['staffId']} of="inkCan" />
      <details className={pressStyles.unfolds}>
        <summary>{t('inkCans.more')}</summary>
        <div className="stack">
          <InkFields booking={booking} names={['equipmentId', 'decorCode', 'toLocationId']} of="inkCan" />
        </div>
      </details>
    </>
  )
  return (
    <CanForm booking={booking} onSubmit={weigh} fields={fields}>
      <Button
        type="submit"
        className={pressStyles.big}
        variant="solid"
        tone="brand"
        disabled={!isReady || weight.left === null || weight.isTooMuch}
      >
        {t('inkCan.actions.weighIn')}
      </Button>
      <Button className={pressStyles.big} disabled={!isReady} onClick={() => void emptyCan()}>
        {t('inkCans.allUsed', { kg: can.contentKg })}
      </Button>
    </CanForm>
  )
}
