import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { failureOf } from '../../kit/network/failure.ts'
import { toast } from '../../kit/overlays/toast.ts'
import { ago, dateTime } from '../../kit/words/time.ts'
import { useSend } from '../../resource/operations/useSend.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { Failed, Skeleton } from '../../resource/states.tsx'
import type { MySession } from './account.ts'
import { Refused } from './fields.tsx'
import { EndMySessionDocument, MySessionsDocument } from './gen/account.ts'
import * as linesStyles from './lines.module.css'
import * as styles from './Sessions.module.css'

/** Where else this account is signed in; whatever one does not know can be ended. */
export function Sessions() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(MySessionsDocument, { context: SHOWN_HERE })
  const { failure, isBusy, send } = useSend()
  const sessions = data?.sessions
  const reload = () => refetch().catch(() => undefined)
  if (error && !sessions) return <Failed failure={failureOf(error)} onRetry={() => void reload()} />
  if (!sessions) return <Skeleton lines={3} label={t('screens.list.loading')} />
  const others = sessions.filter((one) => !one.current)
  const end = async (wanted: readonly MySession[]) => {
    let count = 0
    for (const { id } of wanted) if (await send(EndMySessionDocument, { id })) count++
    await reload()
    if (count) toast({ type: 'success', title: t('profile.sessions.ended', { count }), id: 'sessions' })
  }
  return (
    <div className={`stack gap-l ${styles.sessions}`} data-slot="sessions">
      <p className={`muted ${linesStyles.linesAbout}`}>{t('profile.sessions.about')}</p>
      <Refused failure={failure} />
      <ul className={`${surfacesStyles.tile} ${surfacesStyles.ruled}`}>
        {[...sessions.filter((one) => one.current), ...others].map((one) => (
          <SessionRow key={one.id} session={one} isBusy={isBusy} onEnd={() => void end([one])} />
        ))}
      </ul>
      {others.length > 1 && (
        <footer className={`wrapped ${linesStyles.linesFoot}`}>
          <Button size="md" tone="red" disabled={isBusy} onClick={() => void end(others)}>
            {t('profile.sessions.endOthers', { count: others.length })}
          </Button>
        </footer>
      )}
    </div>
  )
}

function SessionRow({ session, isBusy, onEnd }: { session: MySession; isBusy: boolean; onEnd: () => void }) {
  const { t } = useTranslation()
  const device = [session.browser, session.os].filter(Boolean).join(' · ') || t('profile.sessions.unknown')
  return (
    <li className={`wrapped even ${styles.session}`}>
      <span className={`${tonesStyles.disc} ${tonesStyles.toned} ${styles.sessionMark}`}>
        <Icon name={/Android|iOS|iPhone/i.test(session.os ?? '') ? 'phone' : 'monitor'} size={18} />
      </span>
      <div className={`fill stack ${styles.sessionText}`}>
        <b className="wrapped">
          {device}
          {session.current && (
            <em className={`${tonesStyles.pill} ${tonesStyles.toned}`} data-tone="good">
              {t('profile.sessions.current')}
            </em>
          )}
          {session.viewedBy && (
            <em className={`${tonesStyles.pill} ${tonesStyles.toned}`} data-tone="warning">
              {t('profile.sessions.viewedBy', { name: session.viewedBy })}
            </em>
          )}
        </b>
        <small title={dateTime(session.lastSeenAt)}>
          {session.ip} · {t('profile.sessions.seen', { time: ago(session.lastSeenAt) })}
        </small>
        <small>{t('profile.sessions.since', { time: dateTime(session.startedAt) })}</small>
      </div>
      {!session.current && (
        <Button size="sm" disabled={isBusy} onClick={onEnd} aria-label={`${t('profile.sessions.end')} ${device} ${session.ip}`}>
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  )
}
