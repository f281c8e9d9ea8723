import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { client } from '../../kit/network/client.ts'
import { unsaved } from '../../kit/overlays/unsaved.ts'
import { LogoutDocument } from '../../kit/session/gen/session.ts'
import { viewing } from '../../kit/session/impersonation.ts'
import { useMe } from '../../kit/session/me.ts'
import { serverNow } from '../../kit/words/serverClock.ts'
import { dateTime } from '../../kit/words/time.ts'
import * as styles from './ImpersonationBanner.module.css'

function end() {
  unsaved.letGo()
  viewing.end()
}

/** On every page, boards too: that one looks on as somebody else, and the way back. */
export function ViewingBand() {
  const { t } = useTranslation()
  const { user, viewedBy } = useMe()
  const [isLeaving, setIsLeaving] = useState(false)
  const until = viewedBy?.until
  useEffect(() => {
    if (!until) return
    const timer = setTimeout(end, Math.max(0, new Date(until).getTime() - serverNow()))
    return () => clearTimeout(timer)
  }, [until])
  if (!until) return null
  const leave = async () => {
    setIsLeaving(true)
    await client.mutate({ mutation: LogoutDocument, context: { handles: ['*'] } }).catch(() => undefined)
    end()
  }
  return (
    <aside className={styles.band} data-slot="viewing" aria-label={t('console.shell.viewing')}>
      <Icon name="eye" />
      <span>{t('console.shell.viewingAs', { name: user.name, time: dateTime(until).slice(11) })}</span>
      <Button disabled={isLeaving} onClick={() => void leave()}>
        {t('console.shell.endViewing')}
      </Button>
    </aside>
  )
}
