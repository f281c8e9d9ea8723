import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { type Live, useLive, useServerNow } from '../../../kit/network/live.ts'
import { usePathOf } from '../../../kit/session/navigation.ts'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import { LiveMark } from '../../../resource/live/LiveMark.tsx'
import { Empty } from '../../../resource/states.tsx'
import { liveSnapshots, type StoppedMachine } from '../../shared/liveSnapshots.ts'
import { BoardContext, useBoardAddress } from '../board.ts'
import { DowntimePanel } from '../panels/DowntimePanel.tsx'
import { FaultPanel } from '../panels/FaultPanel.tsx'
import { RepairPanel } from '../panels/RepairPanel.tsx'
import { BoardFilters } from './BoardFilters.tsx'
import * as boardHeadStyles from './BoardHead.module.css'
import { BoardHead } from './BoardHead.tsx'
import * as styles from './DataBoard.module.css'
import { NowStrip } from './NowStrip.tsx'

const nobody: readonly StoppedMachine[] = []

/** §2 /dataview: what stands still now, and how stops, faults and repairs were over a range of days. */
export function DataBoard() {
  const { t } = useTranslation()
  const board = useBoardAddress()
  const downtime = useLive(liveSnapshots.downtime)
  const repairs = useLive(liveSnapshots.repair)
  const maySee = { downtime: !downtime.isHidden, faults: usePermitted('dataview:fault:view'), repairs: !repairs.isHidden }
  const lives = [downtime, repairs].filter((live) => !live.isHidden)
  const isNothing = !Object.values(maySee).includes(true)
  return (
    <section className={`column ${boardHeadStyles.boardPage} amid ${styles.dataview}`} aria-label={t('console.pages.dataview')}>
      <Head lives={lives} />
      {isNothing ? (
        <Empty icon="lock" title={t('screens.list.noRight')} hint={t('screens.list.noRightHint')} />
      ) : (
        <BoardContext value={board}>
          {lives.length > 0 && <NowStrip downtime={downtime} repairs={repairs} />}
          <BoardFilters />
          {maySee.downtime && <DowntimePanel stopped={downtime.summary?.stopped ?? nobody} />}
          {maySee.faults && <FaultPanel />}
          {maySee.repairs && <RepairPanel />}
        </BoardContext>
      )}
    </section>
  )
}

/** Ticks alone: the charts below stay as they are. */
function Head({ lives }: { lives: readonly Live<{ at: string }>[] }) {
  const { t } = useTranslation()
  const stock = usePathOf()('stockView')
  const now = useServerNow({ aheadMs: lives.find((live) => live.receivedAt)?.aheadMs })
  return (
    <BoardHead title={t('console.pages.dataview')} now={now}>
      {lives.length > 0 && <LiveMark lives={lives} />}
      {stock && (
        <Link to={stock} className={buttonStyles.link} data-slot="link">
          {t('console.pages.stockView')}
        </Link>
      )}
    </BoardHead>
  )
}
