import { businessOffset } from '../shared/offset.ts'
import * as playgroundStyles from './playground.module.css'
import { endRun, useRuns } from './runs.ts'
import { editor } from './tabs.ts'
import { translate } from './words.ts'

/** The factories' clock, as everywhere else. */
const clockTime = (at: number) => new Date(at + businessOffset.ms).toISOString().slice(11, 19)

/** Seen from every tab: an event that a mutation caused shows here at once. */
export function RunList() {
  const runs = useRuns()
  if (runs.length === 0) return null
  return (
    <section aria-live="polite">
      <h2>{translate('running')}</h2>
      <ul className={playgroundStyles.runs} data-slot="runs">
        {runs.map((run) => (
          <li key={run.tab}>
            <button
              type="button"
              className={playgroundStyles.run}
              data-slot="run"
              title={translate('show')}
              onClick={() => editor.current?.showTab(run.tab)}
            >
              <i key={run.count} />
              <b>{run.name}</b>
              <span>{run.lastAt ? translate('events', { n: run.count, at: clockTime(run.lastAt) }) : translate('waiting')}</span>
            </button>
            <button type="button" onClick={() => endRun(run.tab)}>
              {translate('stop')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
