import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { dateTime } from '../../../kit/words/time.ts'
import { RefreshButton } from '../../../resource/live/RefreshButton.tsx'
import { Empty, Failed, Skeleton } from '../../../resource/states.tsx'
import type { Begun } from '../record/drafts.ts'
import { useDrafts } from '../record/useDrafts.ts'
import { RoundCounts } from './RoundCounts.tsx'
import { isShown, type Round, stopsOf, unread } from './round.ts'
import { ScanMachine } from './ScanMachine.tsx'
import { ShiftBar } from './ShiftBar.tsx'
import { StopCard } from './StopCard.tsx'
import { usePrepared } from './usePrepared.ts'
import { useRound } from './useRound.ts'
import { type RoundPlace, useRoundAddress } from './useRoundAddress.ts'
import '../../../fields/filters/FilterBar.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import * as pageStyles from '../../../resource/page.module.css'
import * as styles from './InspectionRound.module.css'

const PointSheet = lazyComponent(() => import('./PointSheet.tsx').then((module) => module.PointSheet), { themed: true })

/** An inspector's way through one shift: what is to be checked, machine by machine, and recorded right there. */
export function InspectionRound() {
  const { t } = useTranslation()
  const { place, go, open, close } = useRoundAddress()
  const { round, isTurning, failure, staleAt, refetch } = useRound(place.shiftId, place.date)
  const { drafts, begun, hold } = useDrafts(round)
  const isPrepared = usePrepared(round)
  const [scans, setScans] = useState(0)
  const openOrder = useCallback(
    // The shift is said from here on, or its end would take the sheet away.
    (id: string) => open({ order: id, shiftId: round?.shift?.id ?? null, date: round?.planDate ?? null }),
    [open, round?.shift?.id, round?.planDate],
  )
  const scanned = (machine: string) => {
    setScans((count) => count + 1)
    go({ machine, shown: null })
  }
  // What cannot be read must not be a dead end: the other shifts stay within reach.
  const displayedRound = round ?? (failure && unread(place))
  return (
    <section
      ref={hold}
      className={`${pageStyles.page} amid ${styles.roundPage}`}
      data-slot="page"
      data-prepared={isPrepared || undefined}
      aria-label={t('inspectionRound.title')}
    >
      <header className={pageStyles.pageHead} data-slot="page-head">
        <h1>{t('inspectionRound.title')}</h1>
        <span className="grow" />
        {round && <ScanMachine orders={round.orders} onMachine={scanned} />}
        <RefreshButton onPress={refetch} />
      </header>
      {!round && !failure && <Skeleton lines={8} label={t('screens.list.loading')} />}
      {displayedRound && <ShiftBar round={displayedRound} place={place} go={go} />}
      {failure && <Failed failure={failure} onRetry={refetch} />}
      {staleAt !== undefined && <Stale at={staleAt} onRetry={refetch} />}
      {round && (
        <div className={`stack gap-l ${styles.roundWay}`} aria-busy={isTurning || undefined}>
          <RoundRoute round={round} place={place} go={go} openOrder={openOrder} begun={begun} scans={scans} />
        </div>
      )}

      {round && place.order && (
        <PointSheet round={round} orderId={place.order} drafts={drafts} onGo={openOrder} onClose={close} onChanged={refetch} />
      )}
    </section>
  )
}

/** Never a silently old figure: an inspector would walk to points that a colleague has long done. */
function Stale({ at, onRetry }: { at: number | null; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <p
      className={`wrapped ${tonesStyles.toned} ${tonesStyles.callout} ${tonesStyles.worded} strong ${styles.roundStale}`}
      data-tone="warning"
      role="status"
    >
      <Icon name="alert" size={16} />
      <span>{at === null ? t('inspectionRound.staleSome') : t('inspectionRound.stale', { time: dateTime(at).slice(5) })}</span>
      <Button onClick={onRetry}>{t('screens.list.retry')}</Button>
    </p>
  )
}

interface RoundRouteProps {
  round: Round
  place: RoundPlace
  go: ReturnType<typeof useRoundAddress>['go']
  openOrder: (id: string) => void
  begun: Begun
  /** How often a label was scanned. */
  scans: number
}

function RoundRoute({ round, place, go, openOrder, begun, scans }: RoundRouteProps) {
  const { t } = useTranslation()
  useLanding(place.machine, scans)
  if (!round.shift) return <Nothing icon="clock" title="noShift" hint="noShiftHint" />
  if (!round.orders.length) return <Nothing icon="clipboard" title="none" hint="noneHint" />
  const stops = stopsOf(round.orders)
  const shown = stops.filter((stop) => stop.orders.some((order) => isShown(order, place.shown)))
  return (
    <>
      <RoundCounts orders={round.orders} shown={place.shown} onShow={(next) => go({ shown: next })} />
      {!shown.length && (
        <div className={pageStyles.card} data-slot="card">
          <Empty icon="check" title={t('inspectionRound.noneShown')}>
            <Button onClick={() => go({ shown: null })}>{t('inspectionRound.showAll')}</Button>
          </Empty>
        </div>
      )}
      {shown.map((stop) => (
        <StopCard
          key={stop.key}
          stop={stop}
          shown={place.shown}
          isHere={stop.equipmentId === place.machine}
          begun={begun}
          onOpen={openOrder}
        />
      ))}
    </>
  )
}

function Nothing({ icon, title, hint }: { icon: string; title: string; hint: string }) {
  const { t } = useTranslation()
  return (
    <div className={pageStyles.card} data-slot="card">
      <Empty icon={icon} title={t(`inspectionRound.${title}`)} hint={t(`inspectionRound.${hint}`)} />
    </div>
  )
}

/** Whoever comes from a machine's label lands on its points, once for each time it is scanned. */
function useLanding(machine: string | null, scans: number) {
  const landed = useRef('')
  useEffect(() => {
    const landing = `${machine}:${scans}`
    if (!machine || landed.current === landing) return
    // Its points may only be drawn with the next answer, or when the filter has gone.
    const stop = document.getElementById(`stop-${machine}`)
    if (!stop) return
    landed.current = landing
    stop.scrollIntoView({ block: 'start' })
    stop.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  })
}
