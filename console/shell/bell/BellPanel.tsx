import { Drawer, Portal } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../kit/looks/Button.tsx'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import { bell, unseenCount } from '../../kit/overlays/bell.ts'
import { DrawerClose } from '../../kit/overlays/DrawerClose.tsx'
import { useOpening } from '../../kit/overlays/useOpening.ts'
import { AnswerButton } from './AnswerButton.tsx'
import { NoticeEntry, OwnEntry } from './BellEntry.tsx'
import * as bellStyles from './bell.module.css'
import { useBell } from './useBell.ts'

/** What was said, latest first: by this console while it is open, and by the server. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const isOpen = useOpening()
  const { items, own, unread, hasFailed, isLoading, older, more, again, read, mayAnswer } = useBell()
  const count = unseenCount(own) + unread
  const readAll = () => {
    bell.seen()
    if (unread) void read()
  }
  return (
    <Drawer.Root open={isOpen} size="sm" onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{t('bell.title')}</Drawer.Title>
              {count > 0 && <span className="about grow">{t('bell.unread', { count })}</span>}
              <DrawerClose label={t('console.shell.close')} />
            </Drawer.Header>
            <Drawer.Body className={surfacesStyles.ruled} aria-busy={isLoading}>
              {hasFailed && (
                <p className={bellStyles.bellFailed} role="alert">
                  {t('bell.failed')}
                  <button type="button" className={`row-inline ${controlsStyles.linked} thumb small`} onClick={again}>
                    {t('bell.retry')}
                  </button>
                </p>
              )}
              <ul hidden={!items.length}>
                {items.map((one) =>
                  'own' in one ? (
                    <OwnEntry key={one.own.id} entry={one.own} onGo={onClose} />
                  ) : (
                    <NoticeEntry key={`n${one.notice.id}`} notice={one.notice} onGo={onClose} onRead={(id) => void read([id])}>
                      {mayAnswer(one.notice) && <AnswerButton noticeId={one.notice.id} onAnswered={again} />}
                    </NoticeEntry>
                  ),
                )}
              </ul>
              {older !== 'over' && (
                <p className={bellStyles.bellOlder} role={older === 'failed' ? 'alert' : undefined}>
                  {older === 'failed' && t('bell.failed')}
                  <Button disabled={older === 'busy'} aria-busy={older === 'busy'} onClick={() => void more()}>
                    {t(older === 'failed' ? 'bell.retry' : 'bell.older')}
                  </Button>
                </p>
              )}
              {!items.length && !isLoading && !hasFailed && (
                <p className={bellStyles.bellNone}>
                  <Icon name="bell" size={28} />
                  {t('bell.none')}
                </p>
              )}
            </Drawer.Body>
            <Drawer.Footer>
              <Link className={`row-inline ${controlsStyles.linked} thumb small`} to="/profile/errors" onClick={onClose}>
                {t('bell.errorLog')}
              </Link>
              <Button size="md" disabled={!own.length} onClick={() => bell.clear()}>
                {t('bell.clear')}
              </Button>
              <Button size="md" variant="solid" tone="brand" disabled={!count} onClick={readAll}>
                {t('bell.allRead')}
              </Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
