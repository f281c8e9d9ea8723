import { useQuery } from '@apollo/client/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { MySubscriptionsDocument } from './gen/subscriptions.ts'
import { SubscriptionForm } from './SubscriptionForm.tsx'
import { SubscriptionRow } from './SubscriptionRow.tsx'
import type { SubscriptionSource } from './subscriptionSource.ts'

interface SubscriptionSheetProps {
  source: SubscriptionSource
  onClose: () => void
}

/** Sets up the regular sending of a view or figures, and lists all of the user's. */
export function SubscriptionSheet({ source, onClose }: SubscriptionSheetProps) {
  const { t } = useTranslation()
  const id = useId()
  const { data, refetch } = useQuery(MySubscriptionsDocument, { fetchPolicy: 'cache-and-network' })
  const rows = data?.mySubscriptions ?? []
  const footer = (
    <>
      <Button size="md" onClick={onClose}>
        {t('screens.form.close')}
      </Button>
      <Button size="md" type="submit" form={id} variant="solid" tone="brand">
        {t('subscriptions.add')}
      </Button>
    </>
  )
  return (
    <Sheet title={t('subscriptions.title')} onClose={onClose} footer={footer} size="small" isSticky>
      <div className="stack gap-xl">
        <p className="muted small">{t('subscriptions.intro')}</p>
        <SubscriptionForm id={id} source={source} onDone={() => void refetch()} />
        <h3>{t('subscriptions.mine')}</h3>
        {rows.length ? (
          <ul aria-label={t('subscriptions.mine')}>
            {rows.map((row) => (
              <SubscriptionRow key={row.id} row={row} onDone={() => void refetch()} />
            ))}
          </ul>
        ) : (
          <p className="muted">{t('subscriptions.none')}</p>
        )}
      </div>
    </Sheet>
  )
}
