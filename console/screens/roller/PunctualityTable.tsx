import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../fields/display/cells.module.css'
import { Nothing } from '../../fields/display/cells.tsx'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import * as tableStyles from '../../kit/looks/table.module.css'
import * as gridStyles from '../../list/table/grid.module.css'
import { ExplainedFigure } from '../../resource/figures/ExplainedFigure.tsx'
import { useRowsLink } from '../../resource/figures/useRowsLink.ts'
import { Rate } from './cells.tsx'
import * as punctualityDialogStyles from './PunctualityDialog.module.css'
import type { Days, Punctuality } from './punctuality.ts'

function Mean({ days }: { days: number | null }) {
  const { t } = useTranslation()
  return days === null ? <Nothing /> : t('rollers.punctuality.days', { days })
}

const HEADS = [
  ['rate', 'onTimeRate'],
  ['backOfSent', 'returned'],
  ['meanDays', 'meanDays'],
  ['meanDelay', 'meanDelayDays'],
  ['outNow', 'outNow'],
] as const

export function PunctualityTable({ rows, days }: { rows: readonly Punctuality[]; days: Days }) {
  const { t } = useTranslation()
  const linkOf = useRowsLink()
  const sent = linkOf('rollerRepair', `?outDate=${days.from}~${days.to}`)
  const out = linkOf('rollerRepair', '?status=OUT')
  return (
    <div className={`${gridStyles.gridBox} framed ${punctualityDialogStyles.figures}`} data-slot="grid-box figures">
      <table className={`${tableStyles.table} ${gridStyles.grid}`} data-slot="grid">
        <caption className="visually-hidden">{t('rollers.punctuality.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rollers.punctuality.company')}</th>
            {HEADS.map(([head, key]) => (
              <th key={head} scope="col" data-align={head === 'rate' ? undefined : 'end'}>
                <ExplainedFigure
                  of={`rollerPunctuality.${key}`}
                  name={t(`rollers.punctuality.${head}`)}
                  range={key === 'outNow' ? 'now' : days}
                  link={key === 'outNow' ? out : sent}
                >
                  {t(`rollers.punctuality.${head}`)}
                </ExplainedFigure>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.repairerId} data-tone={row.overdueNow ? 'warning' : undefined}>
              <th scope="row">
                <ResourceLink
                  of="rollerRepairer"
                  search={`?open=${row.repairerId}`}
                  className={`clip ${cellsStyles.open}`}
                  data-slot="open"
                  title={row.name}
                >
                  {row.name}
                </ResourceLink>
              </th>
              <td>
                <Rate value={row.onTimeRate} />
              </td>
              <td data-align="end">{`${row.returned} / ${row.sent}`}</td>
              <td data-align="end">
                <Mean days={row.meanDays} />
              </td>
              <td data-align="end">
                <Mean days={row.meanDelayDays} />
              </td>
              <td data-align="end">
                {row.outNow || <Nothing />}
                {row.overdueNow > 0 && <b className="wrong">{t('rollers.punctuality.overdueOf', { count: row.overdueNow })}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
