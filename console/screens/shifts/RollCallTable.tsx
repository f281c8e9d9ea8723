import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../fields/display/cells.tsx'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import { Button } from '../../kit/looks/Button.tsx'
import * as tableStyles from '../../kit/looks/table.module.css'
import { timeOfDay } from '../../kit/words/time.ts'
import type { CalledShift, Mark } from './calledShift.ts'

/** What can be said, and as what it is then shown: pressed once more it is taken back. */
const MARKS = { HERE: 'PRESENT', ARRIVES: 'LATE', ABSENT: 'ABSENT' } as const

interface TableProps {
  shift: CalledShift
  /** Nobody is late for, or absent from, a shift to come. */
  hasBegun: boolean
  isBusy: boolean
  onMark: (workerId: string, mark: Mark) => void
}

export function RollCallTable({ shift, hasBegun, isBusy, onMark }: TableProps) {
  const { t } = useTranslation()
  const marks = hasBegun ? (['HERE', 'ARRIVES', 'ABSENT'] as const) : (['HERE'] as const)
  return (
    <table className={`${tableStyles.table} ${tableStyles.told} framed`}>
      <caption className="visually-hidden">{`${shift.date} ${shift.shiftName}`}</caption>
      <tbody>
        {shift.people.map(({ workerId, name, positionName, presence, arrivedAt, leftAt }) => (
          <tr key={workerId}>
            <td>
              <div className="wrapped between">
                <div className="stack">
                  <p className="wrapped">
                    <ResourceLink of="worker" className="strong" data-reach search={`?open=${workerId}`}>
                      {name}
                    </ResourceLink>
                    {presence && <ValueTag of="attendance" field="presence" value={presence} />}
                  </p>
                  <small>
                    {positionName}
                    {arrivedAt && ` · ${t('myShifts.since', { time: timeOfDay(arrivedAt) })}`}
                    {leftAt && ` · ${t('myShifts.until', { time: timeOfDay(leftAt) })}`}
                  </small>
                </div>
                <fieldset className="wrapped" aria-label={name}>
                  {marks.map((mark) => {
                    const isActive = presence === MARKS[mark]
                    return (
                      <Button
                        key={mark}
                        aria-pressed={isActive}
                        variant={isActive ? 'solid' : 'outline'}
                        {...(isActive && { tone: mark === 'ABSENT' ? ('red' as const) : ('brand' as const) })}
                        disabled={isBusy}
                        onClick={() => onMark(workerId, isActive ? 'NONE' : mark)}
                      >
                        {t(`rollCall.marks.${mark}`)}
                      </Button>
                    )
                  })}
                </fieldset>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
