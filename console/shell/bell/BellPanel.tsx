import { Button, Drawer, Portal } from '@chakra-ui/react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type BellEntry, bell, unseenCount } from '../../kit/bell.ts'
import { Icon } from '../../kit/icons.tsx'
import { dateTime } from '../../kit/time.ts'
import { copyText } from '../../resource/detail/copyText.ts'
import { useOpening } from '../../resource/useOpening.ts'
import './bell.css'

/** Everything support asks for, as text. */
const told = ({ at, type, title, detail, requestId, address }: BellEntry) =>
  [new Date(at).toISOString(), `[${type}] ${title}`, detail, requestId && `request ${requestId}`, address && location.origin + address]
    .filter(Boolean)
    .join('\n')

function Entry({ entry, onGo }: { entry: BellEntry; onGo: () => void }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const { id, type, title, detail, requestId, address, at, isSeen } = entry
  return (
    <li className="bell-entry" data-unseen={!isSeen || undefined}>
      <span className={`toast-dot ${type}`}>
        <Icon name={type === 'success' ? 'tick' : type === 'info' ? 'info' : 'alert'} size={14} />
      </span>
      <div className="bell-text">
        <p>
          {!isSeen && <span className="visually-hidden">{t('bell.unseen')} </span>}
          {title}
        </p>
        {detail && <p className="bell-detail">{detail}</p>}
        <p className="bell-detail">
          <time dateTime={new Date(at).toISOString()}>{dateTime(at, true)}</time>
          {requestId && <code>{requestId}</code>}
        </p>
        <p className="bell-tools">
          {address && address !== location.pathname + location.search && (
            <Link to={address} onClick={onGo}>
              {t('bell.go')}
            </Link>
          )}
          <button type="button" onClick={() => void copyText(told(entry)).then(setCopied)}>
            {t(isCopied ? 'bell.copied' : 'bell.copy')}
          </button>
        </p>
      </div>
      <button type="button" className="toast-close" aria-label={t('bell.dismiss', { title })} onClick={() => bell.clear(id)}>
        <Icon name="close" size={14} />
      </button>
    </li>
  )
}

/** What was said, latest first. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const isOpen = useOpening()
  const entries = useSyncExternalStore(bell.subscribe, bell.get)
  return (
    <Drawer.Root open={isOpen} onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="25rem">
            <Drawer.Header>
              <Drawer.Title>{t('bell.title')}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <Button variant="ghost" px="2" aria-label={t('console.shell.close')}>
                  <Icon name="close" />
                </Button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body className="bell">
              {entries.length ? (
                <ul>
                  {entries.map((entry) => (
                    <Entry key={entry.id} entry={entry} onGo={onClose} />
                  ))}
                </ul>
              ) : (
                <p className="bell-none">
                  <Icon name="bell" size={28} />
                  {t('bell.none')}
                </p>
              )}
            </Drawer.Body>
            <Drawer.Footer>
              <Link className="bell-log" to="/profile/errors" onClick={onClose}>
                {t('bell.errorLog')}
              </Link>
              <Button size="md" disabled={!entries.length} onClick={() => bell.clear()}>
                {t('bell.clear')}
              </Button>
              <Button size="md" variant="solid" colorPalette="brand" disabled={!unseenCount(entries)} onClick={() => bell.seen()}>
                {t('bell.allRead')}
              </Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
