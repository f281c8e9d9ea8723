import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { DateBox } from '../../../fields/inputs/DateBox.tsx'
import { useBoard } from '../board.ts'
import { moved, type Preset, preceding, presets, presetText } from '../range.ts'
import * as styles from './BoardFilters.module.css'
import { Choice } from './Panel.tsx'

/** Which days the figures are of, and which workshop unless something else is chosen there. */
export function BoardFilters({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  const { range, ordinary, go } = useBoard()
  const changeRange = (end: 'from' | 'to', day: string) => {
    const next = moved(range, end, day)
    if (next) go({ range: next })
  }
  const earlier = preceding(range)
  return (
    <search className={`wrapped ${styles.boardFilters}`} aria-label={t('boards.dataview.range')}>
      <Choice<Preset>
        label={t('boards.dataview.range')}
        values={presets}
        value={range.preset}
        word={(preset) => t(`boards.dataview.${preset}`)}
        onChange={(preset) => go({ range: presetText(preset, ordinary) })}
      />
      <fieldset className={`row ${styles.dayRange}`}>
        <legend className="visually-hidden">{t('boards.dataview.ownRange')}</legend>
        <DateBox kind="date" value={range.from} label={t('screens.list.from')} onChange={(day) => changeRange('from', day)} />
        <i aria-hidden="true">–</i>
        <DateBox kind="date" value={range.to} label={t('screens.list.to')} onChange={(day) => changeRange('to', day)} />
      </fieldset>
      {children ?? <Workshops />}
      {!children && range.preset !== 'today' && (
        <small>{t('boards.dataview.comparedWith', { range: `${earlier.from} – ${earlier.to}` })}</small>
      )}
    </search>
  )
}

function Workshops() {
  const { t } = useTranslation()
  const { workshopId, workshops, go } = useBoard()
  const id = useId()
  if (workshops.length < 2 && !workshopId) return null
  return (
    <span className={styles.workshop}>
      <label htmlFor={id} className="visually-hidden">
        {t('boards.dataview.workshop')}
      </label>
      <select
        id={id}
        className={boxStyles.box}
        data-slot="box"
        value={workshopId ?? ''}
        onChange={(event) => go({ workshop: event.target.value || null })}
      >
        <option value="">{t('boards.dataview.allWorkshops')}</option>
        {workshopId && !workshops.some((one) => one.id === workshopId) && <option value={workshopId}>#{workshopId}</option>}
        {workshops.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
    </span>
  )
}
