import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkedNames } from '../../../fields/display/cells.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { weekdayOf } from '../../../kit/words/time.ts'
import { shiftMarks, staffingOf } from './marks.ts'
import type { Board } from './roster.ts'
import * as styles from './ScheduleBoard.module.css'

const SATURDAY = 6

/** Who is at each position of a shift: names where there is room for them, else how many. */
export function PositionTable({ board, today, isWide }: { board: Board; today: string; isWide: boolean }) {
  const { t } = useTranslation()
  const marks = shiftMarks(board.shifts)
  const staffing = staffingOf(board.gaps)
  const people = useMemo(() => peopleOf(board), [board])
  const lines = board.positions.flatMap((position) =>
    board.shifts
      .filter(
        ({ id }) =>
          people.used.has(`${position.id} ${id}`) || board.gaps.some((gap) => gap.positionId === position.id && gap.shiftId === id),
      )
      .map((shift) => ({ position, shift, mark: marks.get(shift.id) })),
  )
  return (
    <div className={styles.grid} data-wide={isWide || undefined}>
      <table className={styles.positions}>
        <thead>
          <tr>
            <th scope="col">{t('shiftBoard.position')}</th>
            {board.days.map((day) => (
              <th
                key={day}
                scope="col"
                className={`muted ${styles.day}`}
                data-today={day === today || undefined}
                data-weekend={weekdayOf(day) >= SATURDAY || undefined}
              >
                <small>{t(`shiftBoard.weekdays.${weekdayOf(day)}`)}</small>
                <b>{Number(day.slice(8))}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ position, shift, mark }) => (
            <tr key={`${position.id} ${shift.id}`}>
              <th scope="row">
                <span className="row">
                  <span className="clip fill">{position.name}</span>
                  <span className={`${tonesStyles.toned} ${tonesStyles.pill}`} data-tone={mark?.tone}>
                    {mark?.name}
                  </span>
                </span>
              </th>
              {board.days.map((day) => {
                const here = people.peopleAt(day, shift.id, position.id)
                const names = here.map(({ name }) => name)
                const { holes, surplus, gaps } = staffing(day, shift.id, position.id)
                const required = gaps.reduce((sum, one) => sum + one.required, 0)
                return (
                  <td
                    key={day}
                    className={tonesStyles.worded}
                    data-tone={holes ? 'danger' : surplus ? 'info' : undefined}
                    title={names.join(', ') || undefined}
                  >
                    {isWide ? <Names people={here} /> : names.length || ''}
                    {gaps.length > 0 && <b>{isWide ? ` ${names.length}/${required}` : `/${required}`}</b>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type One = Pick<Board['workers'][number], 'id' | 'name'>
/** Who is at which position of a shift. */
export function peopleOf({ cells, workers }: Pick<Board, 'cells' | 'workers'>) {
  const known = new Map(workers.map(({ id, name }) => [id, { id, name }]))
  const people = new Map<string, One[]>()
  const used = new Set<string>()
  for (const { date, shiftId, positionId, workerIds } of cells) {
    const key = `${date} ${shiftId} ${positionId}`
    people.set(key, [...(people.get(key) ?? []), ...workerIds.map((id) => known.get(id) ?? { id, name: '' })])
    used.add(`${positionId} ${shiftId}`)
  }
  return { used, peopleAt: (day: string, shiftId: string, positionId: string) => people.get(`${day} ${shiftId} ${positionId}`) ?? [] }
}

/** Their names, each leading to who they are. */
export function Names({ people }: { people: readonly One[] }) {
  const { t } = useTranslation()
  return <LinkedNames of="worker" people={people.map(({ id, name }) => ({ id, title: name }))} between={t('shiftBoard.and')} />
}
