import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RepairLogRow } from '../../../kit/gen/resources.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { clock, useNow } from '../../../kit/network/live.ts'
import { serverNow } from '../../../kit/words/serverClock.ts'
import * as repairStyles from '../repair.module.css'
import type { Booking } from './booking.ts'
import { bookable, elapsed, idle, paused, type Watch } from './stopwatch.ts'
import { useWatches } from './useWatches.ts'

const BookHours = lazyComponent(() => import('./BookHours.tsx').then((module) => module.BookHours), { themed: true })
const Confirm = lazyComponent(() => import('../../../resource/dialogs/Confirm.tsx').then((module) => module.Confirm), { themed: true })

/** A stopwatch for the person who works on the repair; stopping it offers the hours for booking. */
export function RepairTime({ repair }: { repair: RepairLogRow }) {
  const { t } = useTranslation()
  const control = useWatches()
  const watch = control.watches[repair.id]
  const [booking, setBooking] = useState<Booking>()
  const [isClearing, setIsClearing] = useState(false)
  const isInWork = repair.status === 'IN_PROGRESS'
  const stop = async () => {
    if (!watch) return
    const spentMs = elapsed(watch, serverNow())
    await control.pause(repair.id)
    setBooking({ hours: bookable(spentMs), spentMs })
  }
  const booked = () => {
    if (booking?.spentMs !== null) void control.clear(repair.id)
    setBooking(undefined)
  }
  return (
    <div className={`wrapped ${surfacesStyles.tile} ${repairStyles.watch}`} data-running={watch?.startedAt != null || undefined}>
      {(isInWork || watch) && <WatchFace watch={watch ?? idle} />}
      <span className="note fill">
        {watch || isInWork ? t(watch?.startedAt != null ? 'repairWork.watch.running' : 'repairWork.watch.keeps') : ''}
      </span>
      <div className={`flow ${repairStyles.watchActs}`}>
        {isInWork && (
          <StopwatchButton
            watch={watch ?? idle}
            onStart={() => void control.start(repair.id)}
            onPause={() => void control.pause(repair.id)}
          />
        )}
        {watch && (
          <>
            <Button variant="solid" tone="brand" onClick={() => void stop()}>
              <Icon name="check" size={14} />
              {t('repairWork.watch.stop')}
            </Button>
            <Button variant="ghost" onClick={() => setIsClearing(true)}>
              {t('repairWork.watch.discard')}
            </Button>
          </>
        )}
        {!watch && (
          <Button onClick={() => setBooking({ hours: 1, spentMs: null })}>
            <Icon name="plus" size={14} />
            {t('repairWork.watch.add')}
          </Button>
        )}
      </div>

      {booking && <BookHours repair={repair} booking={booking} onClose={() => setBooking(undefined)} onBooked={booked} />}
      {isClearing && watch && (
        <Confirm
          title={t('repairWork.watch.discardTitle', { time: clock(paused(watch, serverNow()).spentMs) })}
          action={t('repairWork.watch.discard')}
          isDanger
          onClose={() => setIsClearing(false)}
          onConfirm={() => {
            setIsClearing(false)
            void control.clear(repair.id)
          }}
        >
          {t('repairWork.watch.discardHint')}
        </Confirm>
      )}
    </div>
  )
}

interface StopwatchButtonProps {
  watch: { startedAt: number | null; spentMs: number }
  onStart: () => void
  onPause: () => void
}

function StopwatchButton({ watch, onStart, onPause }: StopwatchButtonProps) {
  const { t } = useTranslation()
  const isRunning = watch.startedAt !== null
  const begin = watch.spentMs ? 'repairWork.watch.resume' : 'repairWork.watch.start'
  return (
    <Button {...(!isRunning && !watch.spentMs && { variant: 'solid', tone: 'brand' })} onClick={isRunning ? onPause : onStart}>
      <Icon name={isRunning ? 'pause' : 'play'} size={14} />
      {t(isRunning ? 'repairWork.watch.pause' : begin)}
    </Button>
  )
}

/** How long something has lasted, by the server's clock. Redraws nothing but itself. */
export function Since({ at, title }: { at: string; title?: string }) {
  useNow()
  return (
    <time data-slot="ticking" dateTime={at} title={title}>
      {clock(serverNow() - Date.parse(at))}
    </time>
  )
}

/** What a stopwatch shows: running or held. */
export function WatchFace({ watch }: { watch: Watch }) {
  useNow()
  return (
    <span
      className={`even strong ${repairStyles.watchFace}`}
      data-slot="watch-face"
      role="timer"
      data-running={watch.startedAt !== null || undefined}
    >
      {clock(elapsed(watch, serverNow()))}
    </span>
  )
}
