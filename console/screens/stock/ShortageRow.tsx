import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../fields/display/cells.module.css'
import { ValueTag } from '../../fields/display/cells.tsx'
import { quantityText } from '../../fields/display/quantity.ts'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import { Button } from '../../kit/looks/Button.tsx'
import { usePermitted } from '../../kit/session/Permitted.tsx'
import { addDays, today } from '../../kit/words/time.ts'
import { ExplainedFigure } from '../../resource/figures/ExplainedFigure.tsx'
import { useRowsLink } from '../../resource/figures/useRowsLink.ts'
import * as styles from './Shortages.module.css'
import { comingOf, ITEM_OF_ORDER, LOG_OF_ITEM, OPEN_ORDERS, type Shortage } from './shortages.ts'

/** One item: how it stands, how much to order, and the sum that makes it so much. */
export function ShortageRow({ row, useDays, onOrder }: { row: Shortage; useDays: number; onOrder: () => void }) {
  const { t } = useTranslation()
  const mayOrder = usePermitted('stock:order:add')
  const { of, key } = ITEM_OF_ORDER[row.kind]
  const { code, name, spec, unit, available, minQuantity, reserved, suggested, suggestedCans: cans } = row
  const linkOf = useRowsLink()
  const suggestion = { cans, amount: quantityText(suggested), unit }
  const suggestedText = suggested > 0 ? t(cans ? 'shortages.suggestedCans' : 'shortages.suggested', suggestion) : t('shortages.enough')
  return (
    <li className={`even stack ${styles.short}`} data-slot="shortage">
      <div>
        <p className="wrapped">
          <ResourceLink of={of} className={cellsStyles.open} data-slot="open" search={`?open=${row.itemId}`}>
            {name}
          </ResourceLink>
          <ValueTag of={of} field="stockStatus" value={row.stockStatus} />
        </p>
        <small>{[code, spec].filter(Boolean).join(' · ')}</small>
      </div>
      <div>
        <p>{t('shortages.stock', { available: quantityText(available), least: quantityText(minQuantity), unit })}</p>
        {reserved > 0 && <small>{t('shortages.reserved', { reserved: quantityText(reserved), unit })}</small>}
        {comingOf(row).map(({ word, amount, day, tone }) => (
          <small key={word}>
            <ResourceLink of="stockOrder" search={`${OPEN_ORDERS}&${key}=${row.itemId}`} data-tone={tone}>
              {t(word, { amount: quantityText(amount), unit, day })}
            </ResourceLink>
          </small>
        ))}
      </div>
      <div>
        <p>
          <ExplainedFigure
            of="shortages.rows"
            name={name}
            range={{ days: useDays }}
            link={linkOf(LOG_OF_ITEM[row.kind], usesOf(row, useDays))}
          >
            <b>{suggestedText}</b>
          </ExplainedFigure>
        </p>
        <small>{t('shortages.sum', { ...sumOf(row), useDays })}</small>
      </div>
      {mayOrder && (
        <Button {...(suggested > 0 ? { variant: 'solid', tone: 'brand' } : {})} onClick={onOrder}>
          {t('shortages.order')}
        </Button>
      )}
    </li>
  )
}

/** The movements that its use is made of. */
const usesOf = ({ kind, itemId }: Shortage, days: number) =>
  `?${ITEM_OF_ORDER[kind].key}=${itemId}&storeType=OUT,SCRAP,RETURN&state=POSTED&bookedAt=${addDays(today(), 1 - days)}~${today()}`

/** The terms of the suggestion as numbers; what is below zero is put in brackets, since it is subtracted. */
function sumOf({ used, leadDays, leadUse, minQuantity, available, onOrder }: Shortage) {
  const sum = leadUse + minQuantity - available - onOrder
  return {
    used: quantityText(used),
    days: leadDays,
    use: quantityText(leadUse),
    least: quantityText(minQuantity),
    available: available < 0 ? `(${quantityText(available)})` : quantityText(available),
    coming: quantityText(onOrder),
    total: quantityText(sum),
  }
}
