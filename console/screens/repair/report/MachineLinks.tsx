import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../kit/looks/icons.tsx'
import { usePathOf } from '../../../kit/session/navigation.ts'
import * as sentStyles from './Sent.module.css'

/** Where else the machine's story is told, for those who may read it. */
export function MachineLinks({ id }: { id: string }) {
  const { t } = useTranslation()
  const pathOf = usePathOf()
  const reports = pathOf('reportLog')
  const round = pathOf('inspectionRound')
  return (
    <nav className={`flow gap-l ${sentStyles.scanLinks}`} aria-label={t('repairWork.scan.machineLinks')}>
      {pathOf('equipment') && (
        <Link to={`/equipment/${id}`}>
          <Icon name="cpu" />
          {t('repairWork.scan.machinePage')}
        </Link>
      )}
      {reports && (
        <Link to={`${reports}?equipmentId=${id}`}>
          <Icon name="history" />
          {t('repairWork.scan.machineReports')}
        </Link>
      )}
      {round && (
        <Link to={`${round}?machine=${id}`}>
          <Icon name="clipboard" />
          {t('repairWork.scan.machineInspections')}
        </Link>
      )}
    </nav>
  )
}
