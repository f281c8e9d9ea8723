import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../kit/failure.ts'
import { timeOfDay } from '../../kit/time.ts'
import { Failed } from '../../resource/states.tsx'
import type { Figures } from './useFigures.ts'

interface PanelProps {
  title: string
  of: Pick<Figures<{ at: string }, object>, 'figures' | 'failure' | 'isLoading' | 'retry'>
  figures: ReactNode
  children: ReactNode
}

/** One kind of figures with its charts; when it cannot be read, the others go on. */
export function Panel({ title, of, figures, children }: PanelProps) {
  const { t } = useTranslation()
  return (
    <section
      className="view-panel"
      aria-label={title}
      aria-busy={of.isLoading}
      data-stale={(of.isLoading && of.figures && '') || undefined}
    >
      <header>
        <h2>{title}</h2>
        {of.figures && <small>{t('boards.dataview.asOf', { time: timeOfDay(of.figures.at) })}</small>}
        {of.isLoading && of.figures && <div className="bar" />}
      </header>
      {of.failure ? (
        <PanelFailed failure={of.failure} onRetry={of.retry} />
      ) : (
        <>
          <dl className="figures-row">{figures}</dl>
          <div className="charts">{children}</div>
        </>
      )}
    </section>
  )
}

const PanelFailed = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => (
  <div className="card">
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
    <fieldset className="choice-row">
      <legend className="sr">{label}</legend>
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={label} checked={one === value} onChange={() => onChange(one)} />
          <span>{word(one)}</span>
        </label>
      ))}
    </fieldset>
  )
}
