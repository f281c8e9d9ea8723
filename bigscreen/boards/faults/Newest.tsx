import { useTranslate } from '../../language.tsx'
import type { Faults } from '../../live.ts'
import { Ago } from '../../wall/Elapsed.tsx'
import { Shape, urgencyShape } from '../../wall/Shape.tsx'
import * as panelStyles from '../Panel.module.css'
import { Panel } from '../Panel.tsx'
import * as faultsPageStyles from './FaultsPage.module.css'

/** What is over alarms nobody, however urgent it was. */
const isOver = (status: string) => status === 'COMPLETED' || status === 'CONFIRMED'

/** A machine that stands is the triangle here as on every other page, whatever its urgency. */
const shapeOf = ({ status, isStopped, urgency }: Faults['newest'][number]) =>
  isOver(status) ? 'circle' : isStopped ? 'triangle' : urgencyShape(urgency)

export function Newest({ reports, rows }: { reports: Faults['newest']; rows: number }) {
  const translate = useTranslate()
  return (
    <Panel area="second" title={translate('newest.title')}>
      {reports.length === 0 && <p className={panelStyles.none}>{translate('newest.none')}</p>}
      <ul className={faultsPageStyles.newest} data-slot="newest">
        {reports.slice(0, rows).map((r) => (
          <li key={r.id} data-status={r.status} data-urgency={isOver(r.status) ? undefined : r.urgency}>
            <Shape of={shapeOf(r)} />
            <b className="clip">{r.equipmentName}</b>
            <em>{translate(`status.${r.status}`)}</em>
            <span className="clip">{r.description}</span>
            <Ago since={r.reportDate} isShort />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
