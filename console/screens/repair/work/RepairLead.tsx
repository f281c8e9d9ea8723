import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RepairLogRow } from '../../../kit/gen/resources.ts'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { Icon } from '../../../kit/looks/icons.tsx'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import * as repairStyles from '../repair.module.css'
import { RepairTime } from './RepairTime.tsx'

const DueWork = lazyComponent(() => import('../dispatch/DueWork.tsx').then((module) => module.DueWork), { words: ['dispatch'] })
const OPEN: readonly RepairLogRow['status'][] = ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS']

/** What stands first on a repair: its stopwatch while work goes on, what else may be done in the stop, and its sheet on paper. */
export function RepairLead({ repair }: { repair: RepairLogRow }) {
  const { t } = useTranslation()
  const mayBook = usePermitted('repair:timeLog:add') && !['CANCELLED', 'VOIDED', 'ASSIGNED'].includes(repair.status)
  return (
    <div className={`wrapped ${repairStyles.repairLead}`}>
      {mayBook && <RepairTime repair={repair} />}
      {OPEN.includes(repair.status) && <DueWork repairId={repair.id} />}
      <Link className={buttonStyles.button} data-slot="button" data-variant="outline" data-size="sm" to={`/print/repairs/${repair.id}`}>
        <Icon name="printer" />
        {t('repairWork.sheet.open')}
      </Link>
    </div>
  )
}
