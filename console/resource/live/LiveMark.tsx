import { useTranslation } from 'react-i18next'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { type Live, useLiveState, useNow } from '../../kit/network/live.ts'
import { timeOfDay } from '../../kit/words/time.ts'
import * as liveStyles from './live.module.css'

/** Shows whether the figures update live, by text and color. */
export function LiveMark({ lives }: { lives: readonly Live<{ at: string }>[] }) {
  const { t } = useTranslation()
  const now = useNow(2000)
  const receivedAt = Math.max(...lives.map((live) => live.receivedAt))
  const isBroken = lives.some((live) => live.isBroken)
  const state = useLiveState(receivedAt, now)
  const shown = isBroken ? 'broken' : state
  return (
    <span className={liveStyles.liveMark} data-slot="live-mark" data-state={shown} role="status">
      <i />
      {t(`screens.live.${shown}`, { time: receivedAt ? timeOfDay(receivedAt) : '' })}
      {isBroken && (
        <button
          type="button"
          className={buttonStyles.link}
          data-slot="link"
          onClick={() => {
            for (const live of lives) if (live.isBroken) live.restart()
          }}
        >
          {t('screens.list.retry')}
        </button>
      )}
    </span>
  )
}
