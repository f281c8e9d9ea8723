import { useTranslation } from 'react-i18next'
import { Nothing } from '../../resource/cells.tsx'
import { ResourceLink } from '../../resource/ResourceLink.tsx'
import type { Punctuality } from './punctuality.ts'
import { Rate } from './Rate.tsx'

function Mean({ days }: { days: number | null }) {
  const { t } = useTranslation()
  return days === null ? <Nothing /> : t('rollers.punctuality.days', { days })
}

const HEADS = ['rate', 'backOfSent', 'meanDays', 'meanDelay', 'outNow'] as const

export function PunctualityTable({ rows }: { rows: readonly Punctuality[] }) {
  const { t } = useTranslation()
  return (
    <div className="grid-box figures">
      <table className="grid">
        <caption className="sr">{t('rollers.punctuality.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rollers.punctuality.company')}</th>
            {HEADS.map((head) => (
              <th key={head} scope="col" className={head === 'rate' ? undefined : 'end'}>
                {t(`rollers.punctuality.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.repairerId} data-tone={row.overdueNow ? 'warning' : undefined}>
              <th scope="row">
                <ResourceLink of="rollerRepairer" search={`?open=${row.repairerId}`} className="clip open" title={row.name}>
                  {row.name}
                </ResourceLink>
              </th>
              <td>
                <Rate value={row.onTimeRate} />
              </td>
              <td className="end">{`${row.returned} / ${row.sent}`}</td>
              <td className="end">
                <Mean days={row.meanDays} />
              </td>
              <td className="end">
                <Mean days={row.meanDelayDays} />
              </td>
              <td className="end">
                {row.outNow || <Nothing />}
                {row.overdueNow > 0 && <b className="over">{t('rollers.punctuality.overdueOf', { count: row.overdueNow })}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
