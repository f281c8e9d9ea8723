import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OneTimeLink, OneTimeNotice } from '../../form/OneTimeLink.tsx'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { FailureBanner } from '../../resource/dialogs/FailureBanner.tsx'
import { useOperation } from '../../resource/operations/useOperation.ts'
import { IssueWallDisplayKeyDocument, type IssueWallDisplayKeyMutation } from './gen/key.ts'

/** A key is made when asked for and shown this once: the server keeps only its hash. */
export function KeyDialog({ id, title, isNew, onDone }: { id: string; title: string; isNew: boolean; onDone: () => void }) {
  const { t } = useTranslation()
  const { run, failure, isBusy } = useOperation(IssueWallDisplayKeyDocument, 'wallDisplay')
  const [issued, setIssued] = useState<IssueWallDisplayKeyMutation['issued']>()
  const footer = issued ? (
    <Button size="md" variant="solid" tone="brand" onClick={onDone}>
      {t('screens.oneTime.done')}
    </Button>
  ) : (
    <>
      <Button size="md" onClick={onDone}>
        {t('screens.form.cancel')}
      </Button>
      <Button
        size="md"
        variant="solid"
        tone="brand"
        disabled={isBusy}
        onClick={() => void run({ id }).then((data) => setIssued(data?.issued))}
      >
        <Icon name="key" />
        {t('screens.oneTime.make')}
      </Button>
    </>
  )
  return (
    <Sheet title={t('wall.key.title', { title })} onClose={onDone} footer={footer} size="small" isSticky>
      {issued ? (
        <OneTimeLink
          url={new URL(issued.url, location.origin).href}
          notice={<OneTimeNotice title={t('screens.oneTime.once')} hint={t('wall.key.onceHint')} />}
          label={t('wall.key.link')}
          qrLabel={t('wall.key.qr')}
        />
      ) : (
        <p className="muted" data-slot="plain">
          {t(isNew ? 'wall.key.explain' : 'wall.key.explainAgain')}
        </p>
      )}
      <FailureBanner failure={failure} />
    </Sheet>
  )
}
