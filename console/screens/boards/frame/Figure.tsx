import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../../fields/display/cells.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { ExplainedFigure } from '../../../resource/figures/ExplainedFigure.tsx'
import type { FigureKey, FigureLink } from '../../../resource/figures/figureKey.ts'
import * as statesStyles from '../../../resource/states.module.css'
import { useBoard } from '../board.ts'
import type { Place } from '../drill.ts'
import { useDrill } from '../useDrill.ts'
import * as styles from './Figure.module.css'

interface FigureProps {
  /** How it is calculated. */
  of: FigureKey
  name: string
  /** How the name is shown, where not as it is. */
  face?: ReactNode
  /** It is of this moment, whatever range is looked at. */
  isNow?: boolean
  /** Undefined while it is under way, null when there is nothing to tell. */
  value: number | null | undefined
  earlier?: number | null | undefined
  write: (value: number) => string
  unit?: string
  /** Whether more of it is good news, bad news, or neither. */
  more?: 'good' | 'bad'
  /** What stands below it. */
  note?: string | undefined
  /** The list of what it is made of. */
  place?: Place | undefined
}

/** A main figure, and how far it is from the one of as many days before. */
export function Figure({ of, name, face = name, isNow, value, earlier, write, unit, more, note, place }: FigureProps) {
  const { range, workshopName } = useBoard()
  const link = useDrill()(place)
  return (
    <div className={styles.figureBox}>
      <dt className="about">
        <ExplainedFigure of={of} name={name} range={isNow ? 'now' : range} workshop={workshopName} link={link}>
          {face}
        </ExplainedFigure>
      </dt>
      <dd>
        {value === undefined ? (
          <i className={statesStyles.bone} data-slot="bone" />
        ) : (
          <b>
            {value === null ? '–' : link ? <Led link={link}>{write(value)}</Led> : write(value)}
            {value !== null && unit && <small>{unit}</small>}
          </b>
        )}
        {value != null && earlier != null && <Change by={value - earlier} write={write} more={more} />}
        {value != null && note && <span className="note figure muted">{note}</span>}
      </dd>
    </div>
  )
}

function Led({ link, children }: { link: FigureLink; children: string }) {
  return (
    <a className={cellsStyles.open} href={link.href} onClick={link.onClick}>
      {children}
    </a>
  )
}

function Change({ by, write, more }: { by: number; write: (value: number) => string; more: 'good' | 'bad' | undefined }) {
  const { t } = useTranslation()
  const size = write(Math.abs(by))
  const isNone = size === write(0)
  const tone = isNone || !more ? undefined : by > 0 === (more === 'good') ? 'good' : 'danger'
  const text = isNone ? '±0' : `${by > 0 ? '+' : '−'}${size}`
  return (
    <span
      className={`row-inline note figure ${tonesStyles.worded} gap-s ${styles.delta}`}
      data-tone={tone}
      title={t('boards.dataview.change')}
    >
      {!isNone && <i aria-hidden="true" data-up={by > 0 || undefined} />}
      {text}
      <span className="visually-hidden"> {t('boards.dataview.change')}</span>
    </span>
  )
}
