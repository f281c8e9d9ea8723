import { useTranslation } from 'react-i18next'
import * as tableStyles from '../../kit/looks/table.module.css'
import * as gridStyles from '../../list/table/grid.module.css'
import type { GrantLeaveMutation } from './gen/leave.ts'

interface BookedProps {
  booked: GrantLeaveMutation['booked']
  kind: 'grant' | 'carry'
  year: number
}

/** Who would get how many days, and what they would have then. */
export function BookedTable({ booked: { lines, days, skipped }, kind, year }: BookedProps) {
  const { t } = useTranslation()
  const into = kind === 'grant' ? year : year + 1
  return (
    <section className="stack" aria-live="polite">
      <p>
        {lines.length ? t('leave.booked.sum', { count: lines.length, days }) : t(`leave.${kind}.none`)}
        {skipped > 0 && <span className="muted"> {t(`leave.${kind}.skipped`, { count: skipped })}</span>}
      </p>
      {lines.length > 0 && (
        <div className={`${gridStyles.gridBox} framed`} data-slot="grid-box">
          <table className={`${tableStyles.table} ${gridStyles.grid}`} data-slot="grid">
            <caption className="visually-hidden">{t(`leave.${kind}.title`)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('leave.worker')}</th>
                <th scope="col" data-align="end">
                  {t('leave.booked.days')}
                </th>
                <th scope="col" data-align="end">
                  {t('leave.booked.balance', { year: into })}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.workerId}>
                  <th scope="row">{line.workerName}</th>
                  <td data-align="end">{line.days}</td>
                  <td data-align="end">{line.balance}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
