import { useTranslation } from 'react-i18next'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { shiftMarks, staffingOf } from './marks.ts'
import { Names, peopleOf } from './PositionTable.tsx'
import type { Board } from './roster.ts'
import * as styles from './ScheduleBoard.module.css'

/** A day for a phone: who is where, shift by shift. */
export function DayList({ board, day }: { board: Board; day: string }) {
  const { t } = useTranslation()
  const { peopleAt } = peopleOf(board)
  const staffing = staffingOf(board.gaps)
  const shifts = [...shiftMarks(board.shifts)].map(([id, mark]) => ({
    id,
    mark,
    places: board.positions
      .map((position) => ({ position, people: peopleAt(day, id, position.id), ...staffing(day, id, position.id) }))
      .filter(({ people, gaps }) => people.length || gaps.length),
  }))
  const worked = shifts.filter(({ places }) => places.length)
  return worked.length ? (
    <div className="stack gap-xl inset">
      {worked.map(({ id, mark, places }) => (
        <section key={id}>
          <h2 className="below">{mark.name}</h2>
          <dl className={surfacesStyles.ruled}>
            {places.map(({ position, people, holes }) => (
              <div key={position.id} className={`row between ${styles.dayPerson}`}>
                <dt>{position.name}</dt>
                <dd className={holes ? 'wrong' : undefined}>
                  {people.length ? <Names people={people} /> : t('shiftBoard.open')}
                  {holes > 0 && people.length > 0 && ` −${holes}`}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  ) : (
    <p className="centred inset">{t('shiftBoard.nothing')}</p>
  )
}
