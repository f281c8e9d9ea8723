import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../../fields/display/cells.module.css'
import { moneyText } from '../../../fields/display/figures.ts'
import { quantityText } from '../../../fields/display/quantity.ts'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import type { ResourceName } from '../../../kit/gen/resources.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import * as controlsStyles from '../../../kit/looks/controls.module.css'
import * as figuresStyles from '../../../kit/looks/figures.module.css'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { useCan } from '../../../kit/session/me.ts'
import { date } from '../../../kit/words/time.ts'
import { writeRange } from '../../../resource/address.ts'
import { ExplainedFigure } from '../../../resource/figures/ExplainedFigure.tsx'
import { NamedFigure } from '../../../resource/figures/NamedFigure.tsx'
import { useRowsLink } from '../../../resource/figures/useRowsLink.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Skeleton } from '../../../resource/states.tsx'
import * as equipmentPageStyles from './EquipmentPage.module.css'
import * as figuresCardStyles from './FiguresCard.module.css'
import { MachinePartsDocument } from './gen/equipment.ts'
import * as stateCardStyles from './StateCard.module.css'

const FIRST = 6
const YEARS = 4

/** Which spare parts the machine took, and what they cost year by year. */
export function PartsCard({ id }: { id: string }) {
  const { t } = useTranslation()
  const can = useCan()
  const linkOf = useRowsLink()
  const [isAll, setIsAll] = useState(false)
  const isHidden = !['stock:sparePartLog:list', 'stock:sparePartLog:query'].some(can)
  const { data } = useQuery(MachinePartsDocument, {
    variables: { equipmentId: id },
    skip: isHidden,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  if (isHidden) return null
  const of = `?equipmentId=${id}&storeType=OUT,SCRAP,RETURN&state=POSTED`
  const parts = data?.parts
  const shown = isAll ? parts?.uses : parts?.uses.slice(0, FIRST)
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} ${equipmentPageStyles.panel}`}
      data-slot="card panel"
      aria-label={t('equipmentPage.parts')}
    >
      <header>
        <h2>
          <ExplainedFigure of="machineParts.total" name={t('equipmentPage.parts')} range="ever" link={linkOf('sparePartLog', of)}>
            {t('equipmentPage.parts')}
          </ExplainedFigure>
        </h2>
        {parts && <em>{parts.total}</em>}
      </header>
      {!parts && <Skeleton lines={4} label={t('screens.list.loading')} />}
      {parts && !parts.total && <p className="note inset">{t('equipmentPage.noParts')}</p>}
      {parts && parts.years.length > 0 && (
        <dl className={`${figuresStyles.figures} ${figuresCardStyles.machineFigures}`}>
          {parts.years.slice(0, YEARS).map(({ year, cost }) => (
            <NamedFigure
              key={year}
              of="machineParts.years"
              name={t('equipmentPage.partsInYear', { year })}
              range={{ from: `${year}-01-01`, to: `${year}-12-31` }}
              link={linkOf('sparePartLog', `${of}&bookedAt=${writeRange(`${year}-01-01`, `${year}-12-31`)}`)}
            >
              {moneyText(cost)}
            </NamedFigure>
          ))}
        </dl>
      )}
      <ul className="even inset">
        {shown?.map((use) => (
          <li key={use.id} className={`wrapped ${figuresCardStyles.machineStop}`}>
            <ResourceLink of="sparePart" className={cellsStyles.open} data-slot="open" search={`?open=${use.partId}`}>
              {use.name}
            </ResourceLink>
            <span className="grow muted">
              {date(use.bookedAt)}
              {use.title && (
                <>
                  {' · '}
                  <ResourceLink of={use.resource as ResourceName} className={controlsStyles.linked} search={`?open=${use.workId}`}>
                    {use.title}
                  </ResourceLink>
                </>
              )}
            </span>
            <b>
              {quantityText(use.quantity, use.unit)} · {moneyText(use.cost)}
            </b>
          </li>
        ))}
      </ul>
      {parts && !isAll && parts.uses.length > FIRST && (
        <Button variant="ghost" className={stateCardStyles.machineMore} onClick={() => setIsAll(true)}>
          {t('screens.detail.showAll', { count: parts.uses.length })}
        </Button>
      )}
    </section>
  )
}
