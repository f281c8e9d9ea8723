import { lazy, memo, Suspense } from 'react'
import { useTranslate } from '../../language.tsx'
import type { Faults } from '../../live.ts'
import { pareto } from '../../wall/pareto.ts'
import * as stoppedStyles from '../downtime/Stopped.module.css'
import * as panelStyles from '../Panel.module.css'
import { Panel } from '../Panel.tsx'
import * as faultsPageStyles from './FaultsPage.module.css'

const ParetoChart = lazy(() => import('../../charts/index.ts').then((m) => ({ default: m.ParetoChart })))

/** One category alone must not become a wall of its own. */
const LEAST = 4

export const FaultPareto = memo(({ faults, rows: room }: { faults: Faults; rows: number }) => {
  const translate = useTranslate()
  const named = faults.categories.map((c) => ({ name: c.name || translate('faults.unjudged'), count: c.count }))
  const rows = pareto(named, room, translate('faults.other'))
  return (
    <Panel
      area="first"
      title={translate('faults.title')}
      note={translate('faults.note')}
      aside={rows.length > 0 && <span className={panelStyles.key}>{translate('faults.cumulative')}</span>}
    >
      {rows.length === 0 ? (
        <p className={panelStyles.none}>{translate('faults.none')}</p>
      ) : (
        <div
          className={faultsPageStyles.pareto}
          data-slot="pareto"
          style={{ '--rows': Math.max(LEAST, rows.length), '--filled': rows.length }}
        >
          {rows.map((row) => (
            <span key={row.name} className={`${stoppedStyles.name} clip`} data-slot="name">
              {row.name}
            </span>
          ))}
          {rows.map((row) => (
            <b key={row.name}>{row.count}</b>
          ))}
          <div className={panelStyles.plot} data-slot="plot">
            <Suspense>
              <ParetoChart rows={rows} label={translate('faults.title')} />
            </Suspense>
          </div>
          {rows.map((row) => (
            <span key={row.name} className={faultsPageStyles.share}>
              {Math.round(row.cumulative * 100)}%
            </span>
          ))}
        </div>
      )}
    </Panel>
  )
})
