import { type CSSProperties, lazy, memo, Suspense } from 'react'
import { useSay } from '../language.tsx'
import type { Faults } from '../live.ts'
import { pareto } from '../pareto.ts'
import { PanelTitle } from './PanelTitle.tsx'

const ParetoChart = lazy(() => import('../charts/index.ts').then((m) => ({ default: m.ParetoChart })))
const ROWS = 6

export const FaultPareto = memo(({ faults }: { faults: Faults }) => {
  const say = useSay()
  const rows = pareto(faults.categories, ROWS, say('faults.other'))
  return (
    <>
      <PanelTitle title={say('faults.title')} note={say('faults.note', { n: faults.total })}>
        {rows.length > 0 && <span className="key line">{say('faults.cumulative')}</span>}
      </PanelTitle>
      {rows.length === 0 ? (
        <p className="none">{say('faults.none')}</p>
      ) : (
        <div className="pareto" style={{ '--rows': rows.length } as CSSProperties}>
          {rows.map((row) => (
            <span key={row.name} className="name clip">
              {row.name}
            </span>
          ))}
          {rows.map((row) => (
            <b key={row.name}>{row.count}</b>
          ))}
          <div className="plot">
            <Suspense>
              <ParetoChart rows={rows} label={say('faults.title')} />
            </Suspense>
          </div>
          {rows.map((row) => (
            <span key={row.name} className="share">
              {Math.round(row.cumulative * 100)}%
            </span>
          ))}
        </div>
      )}
    </>
  )
})
