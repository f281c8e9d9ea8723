import { memo } from 'react'
import { type Say, useSay } from '../language.tsx'
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
  const say = useSay()
  const shown = urgent.slice(0, rows)
  return (
    <Panel area="first" title={say('complaints.title')} note={say('complaints.note')} aside={more(open - shown.length, say)}>
      {urgent.length === 0 && <p className={panelStyles.none}>{say('complaints.none')}</p>}
      <ul className={repairsPageStyles.open} data-slot="open" style={{ '--rows': Math.max(Math.min(LEAST, rows), shown.length) }}>
        {shown.map((one) => (
          <li key={one.complaintId} data-light={one.trafficStatus}>
            <Shape of={SHAPES[one.trafficStatus] ?? 'circle'} />
            <b className="clip">{one.claimNo}</b>
            <span className="clip">{one.customerName}</span>
            <span>{one.decor}</span>
            <em data-slot="ago">{dueOf(one, say)}</em>
          </li>
        ))}
      </ul>
    </Panel>
  )
})

const more = (count: number, say: Say) => (count > 0 ? say('complaints.more', { n: count }) : undefined)

function dueOf({ daysLeft, openDays }: Urgent, say: Say): string {
  if (daysLeft == null) return say('complaints.openFor', { n: openDays })
  if (daysLeft === 0) return say('complaints.today')
  return daysLeft < 0 ? say('complaints.overdue', { n: -daysLeft }) : say('complaints.left', { n: daysLeft })
}
