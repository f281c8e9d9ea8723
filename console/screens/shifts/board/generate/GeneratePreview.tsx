import { useTranslation } from 'react-i18next'
import * as surfacesStyles from '../../../../kit/looks/surfaces.module.css'
import { dayText } from '../../../../kit/words/dayText.ts'
import type { Board } from '../roster.ts'
import type { Generated } from './generated.ts'

/** Lines that somebody reads before deciding; the counts above are of all. */
const SHOWN = 50
const COUNTS = ['created', 'changed', 'removed', 'kept', 'outside', 'leftOut', 'warned'] as const
const wordsOf = (all: readonly { readonly id: string; readonly name: string }[]) => {
  const names = new Map(all.map(({ id, name }) => [id, name]))
  return (id: string) => names.get(id) ?? ''
}

/** What generating would change, and whom it leaves out for which reason. */
export function GeneratePreview({ board, generated }: { board: Board; generated: Generated }) {
  const { t } = useTranslation()
  const [shiftOf, positionOf, workerOf] = [wordsOf(board.shifts), wordsOf(board.positions), wordsOf(board.workers)]
  const people = (ids: readonly string[]) => ids.map(workerOf).join(t('shiftBoard.and')) || t('shiftBoard.generate.nobody')
  const { changes, clashes, outsiders } = generated
  const reasons = [...new Map(clashes.map((one) => [one.message, one])).values()].slice(0, SHOWN)
  return (
    <div className="stack gap-l" role="status">
      <dl className="wrapped gap-xl even">
        {COUNTS.map((key) => (
          <div key={key}>
            <dt>{t(`shiftBoard.generate.${key}`)}</dt>
            <dd className="strong">{generated[key]}</dd>
          </div>
        ))}
      </dl>
      {!changes.length && <p>{t('shiftBoard.generate.none')}</p>}
      {outsiders.length > 0 && (
        <section>
          <h3>{t('shiftBoard.generate.outsiders')}</h3>
          <ul className={`small even ${surfacesStyles.ruled}`}>
            {outsiders.slice(0, SHOWN).map(({ date, shiftId, positionId, workerId }) => (
              <li key={`${date} ${shiftId} ${positionId} ${workerId}`}>
                {dayText(date, 'short')} · {shiftOf(shiftId)} · {positionOf(positionId)}: {workerOf(workerId)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {clashes.length > 0 && (
        <section>
          <h3>{t('shiftBoard.generate.reasons')}</h3>
          <ul className={`small ${surfacesStyles.ruled}`}>
            {reasons.map(({ message, severity }) => (
              <li key={message} className={severity === 'REFUSE' ? 'wrong' : undefined}>
                {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes.length > 0 && (
        <section>
          <h3>
            {t('shiftBoard.generate.changes')}{' '}
            {changes.length > SHOWN && <em>{t('shiftBoard.generate.shownOf', { shown: SHOWN, count: changes.length })}</em>}
          </h3>
          <ul className={`small even ${surfacesStyles.ruled}`}>
            {changes.slice(0, SHOWN).map(({ date, shiftId, positionId, before, after }) => (
              <li key={`${date} ${shiftId} ${positionId} ${before.join()} ${after.join()}`}>
                {dayText(date, 'short')} · {shiftOf(shiftId)} · {positionOf(positionId)}: {before.length > 0 && <del>{people(before)}</del>}{' '}
                {(after.length > 0 || !before.length) && <ins>{people(after)}</ins>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
