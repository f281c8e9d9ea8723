import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quantityText } from '../../fields/display/quantity.ts'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import { Tasks } from '../../form/Tasks.tsx'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import { useCan } from '../../kit/session/me.ts'
import { metaOf } from '../../resource/meta.ts'
import type { AskingPage } from '../../resource/operations/documents.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import type { Task } from '../../resource/task.ts'
import { useWords } from '../../resource/words.ts'
import { OwnRowsList } from '../shared/OwnRowsList.tsx'
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
  const can = useCan()
  const meta = metaOf(of)
  const words = useWords(meta)
  const [task, start] = useState<Task | null>(null)
  const own = useOwnRows(meta, documents[of], {
    filter: { [parent[of]]: { eq: id } },
    page: { no: 1, size: SIZE, sort: 'id', order: 'ASC' },
  })
  if (!own.mayList) return null
  return (
    <div className={`stack start ${maintenanceStyles.needed}`}>
      <OwnRowsList own={own} none={t('neededParts.none')}>
        {(rows) => (
          <ul className={surfacesStyles.ruled}>
            {rows.map((row) => (
              <Line key={row.id} row={row} words={words} start={isFixed ? undefined : start} />
            ))}
          </ul>
        )}
      </OwnRowsList>
      {!isFixed && can(`${meta.permission}:add`) && (
        <Button size="xs" disabled={!own.rows} onClick={() => start({ kind: 'create', preset: { [parent[of]]: id } })}>
          <Icon name="plus" size={13} />
          {t('neededParts.add')}
        </Button>
      )}
      <Tasks meta={meta} spec={spec} words={words} task={task} start={start} />
    </div>
  )
}

interface LineProps {
  row: Needed
  words: ResourceWords
  start: ((task: Task) => void) | undefined
}

function Line({ row, words, start }: LineProps) {
  const { t } = useTranslation()
  const quantity = quantityText(row.quantity)
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
        {quantity} {row.part?.unit}
      </span>
      {start && row.actions.includes('edit') && (
        <button type="button" className={buttonStyles.link} data-slot="link" onClick={() => start({ kind: 'edit', row })}>
          {t('screens.list.edit')}
          <span className="visually-hidden"> {row.partName}</span>
        </button>
      )}
      {start && row.actions.includes('remove') && (
        <button
          type="button"
          className={buttonStyles.link}
          data-slot="link"
          data-tone="quiet"
          onClick={() => start({ kind: 'remove', rows: [row] })}
        >
          {t('screens.list.remove')}
          <span className="visually-hidden"> {row.partName}</span>
        </button>
      )}
    </li>
  )
}
