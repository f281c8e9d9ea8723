import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OneTimeLink, OneTimeNotice } from '../../../form/OneTimeLink.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { Sheet } from '../../../kit/overlays/Sheet.tsx'
import { dateTime } from '../../../kit/words/time.ts'
import { FailureBanner } from '../../../resource/dialogs/FailureBanner.tsx'
import { useOperation } from '../../../resource/operations/useOperation.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { IssueCalendarFeedDocument, type IssueCalendarFeedMutation, RevokeCalendarFeedDocument } from './gen/myShifts.ts'
import type { Mine } from './mine.ts'

/** The calendar link of the person who looks: whether there is one, when it was last used, a new one, none any more. */
export function CalendarCard({ calendar, onChanged }: { calendar: Mine['calendar']; onChanged: () => void }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { run, failure, isBusy } = useOperation(RevokeCalendarFeedDocument)
  const state = calendar ? t('myShifts.calendar.on', { at: dateTime(calendar.issuedAt) }) : t('myShifts.calendar.off')
  const read = calendar?.lastReadAt ? t('myShifts.calendar.read', { at: dateTime(calendar.lastReadAt) }) : ''
  return (
    <section className={`${pageStyles.card} ${surfacesStyles.titled}`} data-slot="card" aria-label={t('myShifts.calendar.title')}>
      <header>
        <h2>{t('myShifts.calendar.title')}</h2>
      </header>
      <div className="stack gap-s inset">
        <div className="wrapped between">
          <small>
            {state} {read}
          </small>
          <div className="wrapped">
            {calendar && (
              <Button disabled={isBusy} onClick={() => void run().then((data) => data && onChanged())}>
                {t('myShifts.calendar.revoke')}
              </Button>
            )}
            <Button onClick={() => setIsAsking(true)}>{t(`myShifts.calendar.${calendar ? 'renew' : 'subscribe'}`)}</Button>
          </div>
        </div>
        <FailureBanner failure={failure} />
      </div>
      {isAsking && (
        <LinkDialog
          isNew={!calendar}
          onDone={() => {
            setIsAsking(false)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

/** A link is made when asked for and shown this once: the server keeps only its hash. */
function LinkDialog({ isNew, onDone }: { isNew: boolean; onDone: () => void }) {
  const { t } = useTranslation()
  const { run, failure, isBusy } = useOperation(IssueCalendarFeedDocument)
  const [issued, setIssued] = useState<IssueCalendarFeedMutation['issued']>()
  const footer = issued ? (
    <Button size="md" variant="solid" tone="brand" onClick={onDone}>
      {t('screens.oneTime.done')}
    </Button>
  ) : (
    <>
      <Button size="md" onClick={onDone}>
        {t('screens.form.cancel')}
      </Button>
      <Button size="md" variant="solid" tone="brand" disabled={isBusy} onClick={() => void run().then((data) => setIssued(data?.issued))}>
        <Icon name="link" />
        {t('screens.oneTime.make')}
      </Button>
    </>
  )
  return (
    <Sheet title={t('myShifts.calendar.title')} onClose={onDone} footer={footer} size="small" isSticky>
      {issued ? (
        <OneTimeLink
          url={new URL(issued.url, location.origin).href}
          notice={<OneTimeNotice title={t('screens.oneTime.once')} hint={t('myShifts.calendar.onceHint')} />}
          label={t('myShifts.calendar.link')}
          qrLabel={t('myShifts.calendar.qr')}
        />
      ) : (
        <p className="muted" data-slot="plain">
          {t(`myShifts.calendar.${isNew ? 'explain' : 'explainAgain'}`)}
        </p>
      )}
      <FailureBanner failure={failure} />
    </Sheet>
  )
}
