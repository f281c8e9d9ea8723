import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import type { ActionProps } from '../../resource/defineScreen.ts'
import { Confirm } from '../../resource/dialogs/Confirm.tsx'
import { useOperation } from '../../resource/operations/useOperation.ts'
import { SendTestNoticeDocument } from './gen/test.ts'

/** Sends one message of each channel and says where to see what has become of it. */
export function TestDialog({ row, onDone }: ActionProps<ResourceTypes['noticeReceiver']['row']>) {
  const { t } = useTranslation()
  const { run, failure, isBusy } = useOperation(SendTestNoticeDocument, 'noticeDelivery')
  const [sent, setSent] = useState<number>()
  const title = t('noticeScreens.test.title', { title: row.title })
  const send = async () => setSent((await run({ receiverId: row.id }))?.sent)
  if (sent === undefined)
    return (
      <Confirm
        title={title}
        action={t('noticeScreens.test.action')}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void send()}
        onClose={onDone}
      >
        {t('noticeScreens.test.hint')}
      </Confirm>
    )
  const footer = (
    <Button size="md" variant="solid" tone="brand" onClick={onDone}>
      {t('noticeScreens.test.close')}
    </Button>
  )
  return (
    <Sheet title={title} onClose={onDone} footer={footer} size="small">
      <div className="stack start" role="status">
        <p>{t(sent ? 'noticeScreens.test.done' : 'noticeScreens.test.none', { count: sent })}</p>
        {sent > 0 && (
          <ResourceLink
            of="noticeDelivery"
            search={`?receiverId=${row.id}`}
            className={buttonStyles.link}
            data-slot="link"
            onClick={onDone}
          >
            {t('noticeScreens.test.look')}
          </ResourceLink>
        )}
      </div>
    </Sheet>
  )
}
