import { memo } from 'react'
import { useTranslate } from '../language.tsx'
import type { Repairs } from '../live.ts'
import { Ago } from '../wall/Elapsed.tsx'
import { Shape, statusShape } from '../wall/Shape.tsx'
import * as panelStyles from './Panel.module.css'
import { Panel } from './Panel.tsx'
import { people } from './people.ts'
import * as repairsPageStyles from './RepairsPage.module.css'

/** So few rows that they would become broad stay as high as this many. */
const LEAST = 5

/** Work that is not done, oldest first. */
export const OpenRepairs = memo(({ open, rows }: { open: Repairs['open']; rows: number }) => {
  const translate = useTranslate()
  const shown = open.slice(0, rows)
  return (
    <Panel area="first" title={translate('repairs.title')} note={translate('repairs.note')}>
      {open.length === 0 && <p className={panelStyles.none}>{translate('repairs.none')}</p>}
      <ul className={repairsPageStyles.open} data-slot="open" style={{ '--rows': Math.max(Math.min(LEAST, rows), shown.length) }}>
        {shown.map((r) => (
          <li key={r.reportId} data-status={r.status}>
            <Shape of={statusShape(r.status)} />
            <b className="clip">{r.equipmentName}</b>
            <span className="clip">{people(r.repairerNames, translate) || r.description}</span>
            <em>{translate(`status.${r.status}`)}</em>
            <Ago since={r.since} isShort />
          </li>
        ))}
      </ul>
    </Panel>
  )
})
