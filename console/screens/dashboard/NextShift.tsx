import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { useServerNow } from '../../kit/network/live.ts'
import { date, timeOfDay, today } from '../../kit/words/time.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import * as pageStyles from '../../resource/page.module.css'
import * as dashboardStyles from './Dashboard.module.css'
import { NextShiftDocument } from './gen/nextShift.ts'

const POLL_MS = 300_000
const MINUTE_MS = 60_000

/** The shift that a worker is in or that comes next, and the way to all of them; nothing for an account that is no worker's. */
export function NextShift() {
  const { t } = useTranslation()
  const now = useServerNow({ everyMs: MINUTE_MS })
  const { data } = useQuery(NextShiftDocument, { pollInterval: POLL_MS, fetchPolicy: 'cache-and-network', context: SHOWN_HERE })
  if (!data?.mine.workerId) return null
  const next = data.mine.shifts.find(({ endsAt }) => Date.parse(endsAt) > now)
  const unanswered = data.mine.swaps.filter(({ isMine, status }) => !isMine && status === 'REQUESTED').length
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} breaks`}
      data-slot="card panel"
      aria-label={t('console.pages.myShifts')}
    >
      <header>
        <h2>{t('console.pages.myShifts')}</h2>
        {unanswered > 0 && (
          <em className={tonesStyles.worded} data-tone="warning">
            {t('dashboard.swapsToAnswer', { count: unanswered })}
          </em>
        )}
        <span className="grow" />
        <Link className={`row-inline ${controlsStyles.linked} small thumb`} to="/my/shifts">
          {t('dashboard.shiftsAll')}
          <Icon name="right" size={13} />
        </Link>
      </header>
      {next ? (
        <Link
          className={`${controlsStyles.pressed} rounded wrapped inset ${dashboardStyles.lineLink}`}
          data-slot="next-shift"
          to="/my/shifts"
        >
          <span className="wrapped">
            <b>{next.date === today(now) ? t('dashboard.today') : date(next.date)}</b>
            <span>{next.shiftName}</span>
            <span className="figure">
              {timeOfDay(next.beginsAt)}–{timeOfDay(next.endsAt)}
            </span>
          </span>
          <small>{[next.positionName, next.equipmentName].filter(Boolean).join(' · ')}</small>
        </Link>
      ) : (
        <p className="note inset">{t('dashboard.noShifts')}</p>
      )}
    </section>
  )
}
