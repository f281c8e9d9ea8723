import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RepairLogRow } from '../../../kit/gen/resources.ts'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { Icon } from '../../../kit/looks/icons.tsx'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import * as repairStyles from '../repair.module.css'
import { RepairTime } from './RepairTime.tsx'

/** What stands first on a repair: its stopwatch while work goes on, and its sheet on paper. */
export function RepairLead({ repair }: { repair: RepairLogRow }) {
  const { t } = useTranslation()
  const mayBook = usePermitted('repair:timeLog:add') && !['CANCELLED', 'VOIDED', 'ASSIGNED'].includes(repair.status)
  return (
    <div className={`wrapped ${repairStyles.repairLead}`}>
      {mayBook && <RepairTime repair={repair} />}
      <Link className={buttonStyles.button} data-slot="button" data-variant="outline" data-size="sm" to={`/print/repairs/${repair.id}`}>
        <Icon name="printer" />
        {t('repairWork.sheet.open')}
      </Link>
    </div>
  )
}
