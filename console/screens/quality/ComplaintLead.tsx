import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { joinNames } from '../../fields/display/textWidth.ts'
import type { ComplaintRow } from '../../kit/gen/resources.ts'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import { eightD, progressOf } from '../shared/complaints/eightD.ts'
import { useActionsOf, useEvidenceOf } from './page/useComplaint.ts'

/** Above the facts of a complaint's drawer: how far its 8D has come, and the way to its own page. */
export function ComplaintLead({ row }: { row: ComplaintRow }) {
  const { t } = useTranslation()
  const [actions, evidence] = [useActionsOf(row.id), useEvidenceOf(row.id)]
  const isKnown = !(actions.mayList && !actions.rows) && !(evidence.mayList && !evidence.rows)
  const sections = eightD({ claim: row, actions: actions.rows ?? [], evidence: evidence.rows?.length ?? 0 })
  const gaps = sections.filter(({ state }) => state === 'begun' || state === 'missing').map(({ key }) => key)
  const { done, of } = progressOf(sections)
  return (
    <p className="wrapped between well below" data-slot="complaint-lead">
      <span>
        {isKnown &&
          [t('eightD.progress', { done, of }), gaps.length && t('eightD.lacks', { gaps: joinNames(gaps) })].filter(Boolean).join(' · ')}
      </span>
      <Link className={`row-inline ${controlsStyles.linked} thumb`} to={`/complaints/${row.id}`}>
        {t('complaints.page')}
        <Icon name="right" size={13} />
      </Link>
    </p>
  )
}
