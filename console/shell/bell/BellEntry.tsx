import { type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { copyText } from '../../kit/browser/copyText.ts'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { type BellEntry, bell } from '../../kit/overlays/bell.ts'
import * as toastsStyles from '../../kit/overlays/toasts.module.css'
import { useGoTo } from '../../kit/session/plantSwitch.ts'
import { dateTime } from '../../kit/words/time.ts'
import * as bellStyles from './bell.module.css'
import type { ServerNotice } from './serverNotices.ts'

interface LookProps {
  type: BellEntry['type']
  icon?: string
  title: ReactNode
  isSeen: boolean
  children: ReactNode
  /** What stands at its end. */
  aside?: ReactNode
}

function Look({ type, icon, title, isSeen, children, aside }: LookProps) {
  const { t } = useTranslation()
  return (
    <li className={bellStyles.bellEntry} data-unseen={!isSeen || undefined}>
      <span className={toastsStyles.toastDot} data-type={type}>
        <Icon name={icon ?? (type === 'success' ? 'tick' : type === 'info' ? 'info' : 'alert')} size={14} />
      </span>
      <div className="fill breaks" data-slot="bell-text">
        <p>
          {!isSeen && <span className="visually-hidden">{t('bell.unseen')} </span>}
          {title}
        </p>
        {children}
      </div>
      {aside}
    </li>
  )
}

/** Everything support asks for, as text. */
const supportText = ({ at, type, title, detail, requestId, address }: BellEntry) =>
  [new Date(at).toISOString(), `[${type}] ${title}`, detail, requestId && `request ${requestId}`, address && location.origin + address]
    .filter(Boolean)
    .join('\n')

/** Something that this console said. */
export function OwnEntry({ entry, onGo }: { entry: BellEntry; onGo: () => void }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const { id, type, title, detail, requestId, address, at, isSeen } = entry
  const dismiss = (
    <button
      type="button"
      className="icon-button"
      data-reach
      data-slot="toast-close"
      aria-label={t('bell.dismiss', { title })}
      onClick={() => bell.clear(id)}
    >
      <Icon name="close" size={14} />
    </button>
  )
  return (
    <Look type={type} title={title} isSeen={Boolean(isSeen)} aside={dismiss}>
      {detail && <p className="flow note even">{detail}</p>}
      <p className="flow note even">
        <time dateTime={new Date(at).toISOString()}>{dateTime(at, true)}</time>
        {requestId && <code>{requestId}</code>}
      </p>
      <p className="row">
        {address && address !== location.pathname + location.search && (
          <Link className={`row-inline ${controlsStyles.linked} thumb small`} to={address} onClick={onGo}>
            {t('bell.go')}
          </Link>
        )}
        <button
          type="button"
          className={`row-inline ${controlsStyles.linked} thumb small`}
          onClick={() => void copyText(supportText(entry)).then(setCopied)}
        >
          {t(isCopied ? 'bell.copied' : 'bell.copy')}
        </button>
      </p>
    </Look>
  )
}

interface NoticeEntryProps {
  notice: ServerNotice
  /** What may be done about it here and now. */
  children?: ReactNode
  onGo: () => void
  onRead: (id: string) => void
}

/** Something that the server told this person: leads to the record that it is about. */
export function NoticeEntry({ notice, onGo, onRead, children }: NoticeEntryProps) {
  const { t } = useTranslation()
  const { id, plant, typeName, subject, body, path, isUrgent, at, readAt } = notice
  const { elsewhere, go } = useGoTo()
  const away = elsewhere(plant)
  const open = (event: MouseEvent) => {
    if (!readAt) onRead(id)
    onGo()
    if (!away || !path) return
    event.preventDefault()
    void go(plant.id, path)
  }
  const title = (
    <>
      {isUrgent && <span className={`${tonesStyles.pill} in-danger`}>{t('bell.urgent')}</span>}
      {path ? (
        <Link to={path} onClick={open}>
          {subject}
        </Link>
      ) : (
        subject
      )}
    </>
  )
  return (
    <Look type={isUrgent ? 'error' : 'info'} icon={isUrgent ? 'alert' : 'bell'} title={title} isSeen={Boolean(readAt)}>
      {body && <p className={bellStyles.bellBody}>{body}</p>}
      <p className="flow note even">
        <time dateTime={at}>{dateTime(at)}</time>
        <span>{typeName}</span>
        {away && <b>{away}</b>}
      </p>
      {children && <p className="row">{children}</p>}
      {!readAt && (
        <p className="row">
          <button type="button" className={`row-inline ${controlsStyles.linked} thumb small`} onClick={() => onRead(id)}>
            {t('bell.read')}
            <span className="visually-hidden"> {subject}</span>
          </button>
        </p>
      )}
    </Look>
  )
}
