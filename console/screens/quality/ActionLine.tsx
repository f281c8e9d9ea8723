import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../fields/display/cells.tsx'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import type { ComplaintActionRow } from '../../kit/gen/resources.ts'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { today } from '../../kit/words/time.ts'
import type { Row } from '../../resource/meta.ts'
import type { Task } from '../../resource/task.ts'
import { ActionTag } from '../shared/ActionTag.tsx'
import { actionDay, dueIn } from '../shared/dueText.ts'
import { Steps } from './Steps.tsx'

interface ActionLineProps {
  row: Row & ComplaintActionRow
  start: (task: Task) => void
  children?: ReactNode
}

/** One action: what, who, until when, and what may be done with it now. */
export function ActionLine({ row, start, children }: ActionLineProps) {
  const { t } = useTranslation()
  const day = actionDay(row)
  const due = day ? dueIn(t, day, today()) : undefined
  return (
    <li className="stack inset" data-slot="action" data-state={row.state}>
      <div className="wrapped below">
        <ValueTag of="complaintAction" field="kind" value={row.kind} />
        <ResourceLink of="complaintAction" className="strong" data-reach search={`?open=${row.id}`}>
          {row.name}
        </ResourceLink>
        <span className="grow" />
        <ActionTag state={row.state} checkDate={row.checkDate} />
      </div>
      <p className="flow note even">
        <span>{row.owner?.title}</span>
        <span>
          {t(row.state === 'DONE' && row.checkDate ? 'complaintPage.checkOn' : 'complaintPage.dueOn', { day: day ?? row.dueDate })}
        </span>
        {due && (
          <b className={tonesStyles.worded} data-tone={due.tone}>
            {due.text}
          </b>
        )}
      </p>
      {children}
      <Steps of="complaintAction" row={row} size="xs" isQuiet={row.checkAfterDays === null} start={start} />
    </li>
  )
}
