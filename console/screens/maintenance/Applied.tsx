import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import type { ApplyPointsTemplateMutation } from './gen/pointsTemplate.ts'
import * as maintenanceStyles from './maintenance.module.css'

export type PointsApplied = ApplyPointsTemplateMutation['applied']

/** What applying a template has made, and what it left alone and why. */
export function Applied({ applied: { points, plans, skipped } }: { applied: PointsApplied }) {
  const { t } = useTranslation()
  const machines = [...new Set(skipped.map((line) => line.equipmentName))]
  return (
    <div className={`stack gap-xl ${maintenanceStyles.appliedTemplate}`} data-slot="applied-template" role="status">
      {points + plans > 0 ? (
        <ul>
          {points > 0 && (
            <li className={`row ${maintenanceStyles.appliedMade}`}>
              <Icon name="tick" size={16} />
              {t('applyTemplate.points', { count: points })}
            </li>
          )}
          {plans > 0 && (
            <li className={`row ${maintenanceStyles.appliedMade}`}>
              <Icon name="tick" size={16} />
              {t('applyTemplate.plans', { count: plans })}
            </li>
          )}
        </ul>
      ) : (
        <p className="muted" data-slot="plain">
          {t('applyTemplate.nothing')}
        </p>
      )}
      {skipped.length > 0 && (
        <section>
          <h3>{t('applyTemplate.skipped', { count: skipped.length })}</h3>
          <dl>
            {machines.map((machine) => (
              <div key={machine}>
                <dt>{machine}</dt>
                {skipped
                  .filter((line) => line.equipmentName === machine)
                  .map((line) => (
                    <dd key={line.lineName} className="row between about">
                      {line.lineName} <small>{t(`applyTemplate.reason.${line.reason}`)}</small>
                    </dd>
                  ))}
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
