import { useTranslation } from 'react-i18next'
import { quantityText } from '../../fields/display/quantity.ts'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import { metaOf } from '../../resource/meta.ts'
import type { AskingPage } from '../../resource/operations/documents.ts'
import { EditableRows, RowLinks, type RowTools } from '../shared/EditableRows.tsx'
import { useOwnRows } from '../shared/useOwnRows.ts'
import { OrderPartsDocument, type OrderPartsQuery, PlanPartsDocument, type PlanPartsQuery } from './gen/neededParts.ts'
import * as maintenanceStyles from './maintenance.module.css'

type Needed = (PlanPartsQuery | OrderPartsQuery)['page']['items'][number]
interface NeededPartsProps {
  of: 'maintenancePlanPart' | 'maintenanceOrderPart'
  id: string
  /** To look at only: beside a step, and once the work is over. */
  isFixed?: boolean
}

const SIZE = 100
const spec = {}
const parent = { maintenancePlanPart: 'planId', maintenanceOrderPart: 'orderId' } as const
const documents: Record<NeededPartsProps['of'], AskingPage<Needed>> = {
  maintenancePlanPart: PlanPartsDocument,
  maintenanceOrderPart: OrderPartsDocument,
}

/** What has to be at hand for the work, to complete and to correct where that is allowed. */
export function NeededParts({ of, id, isFixed }: NeededPartsProps) {
  const { t } = useTranslation()
  const meta = metaOf(of)
  const own = useOwnRows(meta, documents[of], {
    filter: { [parent[of]]: { eq: id } },
    page: { no: 1, size: SIZE, sort: 'id', order: 'ASC' },
  })
  return (
    <EditableRows
      meta={meta}
      spec={spec}
      own={own}
      none={t('neededParts.none')}
      additions={isFixed ? [] : [{ title: t('neededParts.add'), preset: { [parent[of]]: id } }]}
    >
      {(rows, { words, start }) => (
        <ul className={surfacesStyles.ruled}>
          {rows.map((row) => (
            <Line key={row.id} row={row} words={words} start={isFixed ? undefined : start} />
          ))}
        </ul>
      )}
    </EditableRows>
  )
}

interface LineProps {
  row: Needed
  words: RowTools['words']
  start: RowTools['start'] | undefined
}

function Line({ row, words, start }: LineProps) {
  return (
    <li className={`row ${maintenanceStyles.neededRow}`}>
      <span className={`flow fill ${maintenanceStyles.neededName}`}>
        <ResourceLink of="sparePart" search={`?open=${row.partId}`}>
          {row.partName}
        </ResourceLink>
        {row.part && <code>{row.part.code}</code>}
      </span>
      <span className="figure">
        <span className="visually-hidden">{words.label('quantity')} </span>
        {quantityText(row.quantity)} {row.part?.unit}
      </span>
      {start && <RowLinks row={row} name={row.partName} start={start} />}
    </li>
  )
}
