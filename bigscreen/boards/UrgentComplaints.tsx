import { memo } from 'react'
import { type Translate, useTranslate } from '../language.tsx'
import type { Complaints } from '../live.ts'
import { Shape, type ShapeName } from '../wall/Shape.tsx'
import * as panelStyles from './Panel.module.css'
import { Panel } from './Panel.tsx'
import * as repairsPageStyles from './RepairsPage.module.css'

type Urgent = Complaints['urgent'][number]
/** So few rows that they would become broad stay as high as this many. */
const LEAST = 5
const SHAPES: Readonly<Record<string, ShapeName>> = { RED: 'triangle', YELLOW: 'diamond', GREEN: 'circle' }

/** Open complaints, the most urgent first: whose, of what, and how many days are left. */
export const UrgentComplaints = memo(({ urgent, open, rows }: Pick<Complaints, 'urgent' | 'open'> & { rows: number }) => {
  const translate = useTranslate()
  const shown = urgent.slice(0, rows)
  return (
    <Panel
      area="first"
      title={translate('complaints.title')}
      note={translate('complaints.note')}
      aside={more(open - shown.length, translate)}
    >
      {urgent.length === 0 && <p className={panelStyles.none}>{translate('complaints.none')}</p>}
      <ul className={repairsPageStyles.open} data-slot="open" style={{ '--rows': Math.max(Math.min(LEAST, rows), shown.length) }}>
        {shown.map((one) => (
          <li key={one.complaintId} data-light={one.trafficStatus}>
            <Shape of={SHAPES[one.trafficStatus] ?? 'circle'} />
            <b className="clip">{one.claimNo}</b>
            <span className="clip">{one.customerName}</span>
            <span>{one.decor}</span>
            <em data-slot="ago">{dueOf(one, translate)}</em>
          </li>
        ))}
      </ul>
    </Panel>
  )
})

const more = (count: number, translate: Translate) => (count > 0 ? translate('complaints.more', { n: count }) : undefined)

function dueOf({ daysLeft, openDays }: Urgent, translate: Translate): string {
  if (daysLeft == null) return translate('complaints.openFor', { n: openDays })
  if (daysLeft === 0) return translate('complaints.today')
  return daysLeft < 0 ? translate('complaints.overdue', { n: -daysLeft }) : translate('complaints.left', { n: daysLeft })
}
