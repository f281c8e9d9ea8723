import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import type { ResourceName } from '../../kit/gen/resources.ts'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { duration } from '../../kit/words/time.ts'
import { ExplainedFigure } from '../../resource/figures/ExplainedFigure.tsx'
import type { FigureKey } from '../../resource/figures/figureKey.ts'
import * as statesStyles from '../../resource/states.module.css'
import { type BreakdownCount, listBehind, type Repairs } from '../shared/liveSnapshots.ts'
import * as styles from './Counts.module.css'

const CARDS: readonly { key: BreakdownCount; tone: string }[] = [
  { key: 'pending', tone: 'danger' },
  { key: 'inRepair', tone: 'info' },
  { key: 'waitingParts', tone: 'wait' },
  { key: 'usableWithFault', tone: 'warning' },
  { key: 'doneToday', tone: 'good' },
]
const MINUTE = 60_000

export function Counts({ repairs }: { repairs: Repairs | undefined }) {
  const { t } = useTranslation()
  const note = (key: BreakdownCount) => {
    if (!repairs) return ''
    if (key === 'pending' && repairs.mttaMinutes !== null) return t('dashboard.mtta', { time: duration(repairs.mttaMinutes * MINUTE) })
    if (key === 'inRepair' && repairs.mttrMinutes !== null) return t('dashboard.mttr', { time: duration(repairs.mttrMinutes * MINUTE) })
    if (key === 'doneToday') return t('dashboard.reportedToday', { count: repairs.reportedToday })
    return ''
  }
  return (
    <nav className={`stack gap-l ${styles.counts}`} aria-label={t('dashboard.counts')}>
      {CARDS.map(({ key, tone }) => (
        <CountTile
          key={key}
          figure={`repairSummary.${key}`}
          of="reportLog"
          search={listBehind(key)}
          tone={tone}
          word={t(`dashboard.count.${key}`)}
          count={repairs?.[key]}
          note={note(key)}
        />
      ))}
    </nav>
  )
}

interface CountTileProps {
  figure: FigureKey
  of: ResourceName
  search: string
  tone: string
  word: string
  /** Unknown until it has been asked. */
  count: number | undefined
  note: string
}

/** How many rows there are of a kind, which leads to them. */
export function CountTile({ figure, of, search, tone, word, count, note }: CountTileProps) {
  return (
    <div className={`anchor ${styles.tile}`}>
      <ResourceLink
        of={of}
        search={search}
        className={`${tonesStyles.toned} ${surfacesStyles.tile} even muted ${styles.count}`}
        data-tone={tone}
        data-zero={count === 0 || undefined}
      >
        <span className="row about">
          <i className={tonesStyles.shaped} data-tone={tone} aria-hidden="true" />
          {word}
        </span>
        <b>{count ?? <i className={statesStyles.bone} data-slot="bone" />}</b>
        <small className="clip">{note || '\u00a0'}</small>
      </ResourceLink>
      <ExplainedFigure of={figure} name={word} range="now" />
    </div>
  )
}
