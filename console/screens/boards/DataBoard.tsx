import { useTranslation } from 'react-i18next'
import { type Live, useLive, useNow } from '../../kit/live.ts'
import { serverNow } from '../../kit/session.ts'
import { LiveMark } from '../../resource/LiveMark.tsx'
import { Empty } from '../../resource/states.tsx'
import { BoardHead } from './BoardHead.tsx'
import { DowntimePanel } from './DowntimePanel.tsx'
import { FaultPanel } from './FaultPanel.tsx'
import { type Downtime, documents, type Faults, type Repairs } from './live.ts'
import { RepairPanel } from './RepairPanel.tsx'
import '../../resource/resource.css'
import './boards.css'

/** §2 /dataview: downtime, faults and repairs of the plant side by side, as they are now. */
export function DataBoard() {
  const { t } = useTranslation()
  const downtime = useLive<Downtime>('downtime', documents.downtime)
  const faults = useLive<Faults>('fault', documents.fault)
  const repairs = useLive<Repairs>('repair', documents.repair)
  const lives: readonly Live<{ at: string }>[] = [downtime, faults, repairs].filter((live) => !live.isHidden)
  const aheadMs = lives.find((live) => live.heardAt)?.aheadMs ?? serverNow() - Date.now()
  const now = useNow() + aheadMs
  return (
    <section className="board-page dataview" aria-label={t('console.pages.dataview')}>
      <BoardHead title={t('console.pages.dataview')} now={now}>
        {lives.length > 0 && <LiveMark lives={lives} />}
      </BoardHead>
      {lives.length === 0 && <Empty icon="lock" title={t('screens.list.noRight')} hint={t('screens.list.noRightHint')} />}
      <div className="views-row">
        {!downtime.isHidden && <DowntimePanel summary={downtime.summary} now={now} />}
        {!faults.isHidden && <FaultPanel summary={faults.summary} />}
        {!repairs.isHidden && <RepairPanel summary={repairs.summary} now={now} />}
      </div>
    </section>
  )
}
