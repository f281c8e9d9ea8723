import { memo } from 'react'
import { type Translate, useTranslate } from '../language.tsx'
import type { Repairs } from '../live.ts'
import { Shape } from '../wall/Shape.tsx'
import * as panelStyles from './Panel.module.css'
import { Panel } from './Panel.tsx'
import * as repairsPageStyles from './RepairsPage.module.css'

type Needs = Pick<Repairs, 'parts' | 'partsTotal' | 'short' | 'shortTotal'>

/** Whether there is anything to show; otherwise the open repairs take the whole column. */
export const isNeeding = ({ parts, short }: Needs) => parts.length > 0 || short.length > 0

/** What open repairs wait for, and what the store is short of. */
export const StockNeeds = memo(({ parts, partsTotal, short, shortTotal, rows }: Needs & { rows: number }) => {
  const translate = useTranslate()
  return (
    <div className={repairsPageStyles.needs} data-slot="needs">
      <Panel area="auto" title={translate('parts.title')} note={translate('parts.note', { n: partsTotal })}>
        {parts.length === 0 && <p className={panelStyles.none}>{translate('parts.none')}</p>}
        <ul className={repairsPageStyles.due} data-tall>
          {parts.slice(0, rows).map((part) => (
            <li key={part.reservationId} data-overdue={part.isLate || undefined}>
              <div className="clip">
                <p className="clip">{`${part.name} ×${part.quantity}`}</p>
                <span>{part.equipmentName}</span>
              </div>
              <span className={repairsPageStyles.when}>
                {part.isLate && <Shape of="diamond" />}
                {availabilityText(part, translate)}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel area="auto" title={translate('short.title')} note={translate('short.note', { n: shortTotal })}>
        {short.length === 0 && <p className={panelStyles.none}>{translate('short.none')}</p>}
        <ul className={repairsPageStyles.due}>
          {short.slice(0, rows).map((item) => (
            <li key={`${item.code} ${item.itemId}`} data-overdue={item.isOut || undefined}>
              <span className="clip">{item.name}</span>
              <span className={repairsPageStyles.when}>
                {item.isOut && <Shape of="diamond" />}
                {`${item.available} / ${item.minQuantity}`}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
})

function availabilityText({ isHere, expectedDate }: Repairs['parts'][number], translate: Translate): string {
  if (isHere) return translate('parts.here')
  return expectedDate ? translate('parts.expected', { day: expectedDate.slice(5) }) : translate('parts.missing')
}
