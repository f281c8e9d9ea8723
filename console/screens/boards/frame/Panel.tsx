import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../kit/looks/Choices.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import type { Failure } from '../../../kit/network/failure.ts'
import { timeOfDay } from '../../../kit/words/time.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Failed } from '../../../resource/states.tsx'
import * as chartCardStyles from '../charts/ChartCard.module.css'
import type { Figures } from '../useFigures.ts'
import * as dataBoardStyles from './DataBoard.module.css'
import * as figureStyles from './Figure.module.css'

interface PanelProps {
  title: string
  of: Pick<Figures<{ at: string; isLimited?: boolean }, object>, 'figures' | 'failure' | 'isLoading' | 'retry'>
  figures: ReactNode
  /** The records with owners that they count, for whom a data scope limits them. */
  counts?: 'complaint' | 'report' | 'repair'
  children?: ReactNode
}

/** One kind of figures with its charts; when it cannot be read, the others go on. */
export function Panel({ title, of, figures, counts, children }: PanelProps) {
  const { t } = useTranslation()
  return (
    <section
      className={`stack even gap-l ${dataBoardStyles.viewPanel}`}
      data-slot="view-panel"
      aria-label={title}
      aria-busy={of.isLoading}
      data-stale={(of.isLoading && of.figures && '') || undefined}
    >
      <header className="baseline anchor">
        <h2>{title}</h2>
        {of.figures && <small>{t('boards.dataview.asOf', { time: timeOfDay(of.figures.at) })}</small>}
        {counts && of.figures?.isLimited && <small data-slot="limited">{t(`boards.limited.${counts}`)}</small>}
        {of.isLoading && of.figures && <div className={pageStyles.bar} data-slot="bar" />}
      </header>
      {of.failure ? (
        <PanelFailed failure={of.failure} onRetry={of.retry} />
      ) : (
        <>
          <dl className={`${surfacesStyles.tile} ${figureStyles.figuresRow}`}>{figures}</dl>
          {children && (
            <div className={`stack gap-l ${chartCardStyles.charts}`} data-slot="charts">
              {children}
            </div>
          )}
        </>
      )}
    </section>
  )
}

const PanelFailed = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => (
  <div className={pageStyles.card} data-slot="card">
    <Failed failure={failure} onRetry={onRetry} />
  </div>
)

interface ChoiceProps<Value extends string> {
  label: string
  values: readonly Value[]
  value: Value | null
  word: (value: Value) => string
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, values, value, word, onChange }: ChoiceProps<Value>) {
  return (
    <Choices
      look="strip"
      legend={label}
      choices={values.map((one) => ({ value: one, word: word(one) }))}
      value={value}
      onChange={onChange}
    />
  )
}
