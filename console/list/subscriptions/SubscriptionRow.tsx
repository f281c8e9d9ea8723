import { useMutation } from '@apollo/client/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { failureOf } from '../../kit/network/failure.ts'
import { toast } from '../../kit/overlays/toast.ts'
import { dateTime } from '../../kit/words/time.ts'
import { sentence } from '../views/viewActions.ts'
import { type MySubscriptionsQuery, PauseSubscriptionDocument, UnsubscribeDocument } from './gen/subscriptions.ts'
import { periodText } from './subscriptionSource.ts'

type Row = MySubscriptionsQuery['mySubscriptions'][number]

function timeOf(t: TFunction, { rhythm, weekday, monthDay, sendTime: time }: Row): string {
  if (rhythm === 'WEEKLY') return t('subscriptions.weekly', { weekday: t(`subscriptions.weekdays.${weekday ?? 1}`), time })
  return rhythm === 'MONTHLY' ? t('subscriptions.monthly', { day: monthDay, time }) : t('subscriptions.daily', { time })
}

/** One subscription with its next and last sending. */
export function SubscriptionRow({ row, onDone }: { row: Row; onDone: () => void }) {
  const { t } = useTranslation()
  const [pause] = useMutation(PauseSubscriptionDocument, { context: { handles: ['*'] } })
  const [unsubscribe] = useMutation(UnsubscribeDocument, { context: { handles: ['*'] } })
  const run = (work: Promise<unknown>, done?: string) =>
    void work.then(
      () => {
        if (done) toast({ type: 'success', title: done, id: 'subscription' })
        onDone()
      },
      (error: unknown) => toast({ type: 'error', title: sentence(failureOf(error)), id: 'subscription' }),
    )
  const { id, name, isPaused, failure } = row
  const what = [
    ...(row.period ? [periodText(t, row.period)] : []),
    timeOf(t, row),
    t(`subscriptions.channels.${row.channel}`),
    ...(row.format === 'PICTURE' ? [t('subscriptions.formats.PICTURE')] : []),
    ...(row.isForMe ? [] : [t('subscriptions.to', { name: row.receiver })]),
    isPaused ? t('subscriptions.paused') : t('subscriptions.next', { at: dateTime(row.nextAt) }),
    row.lastSentAt ? t('subscriptions.last', { at: dateTime(row.lastSentAt), count: row.lastRowCount ?? 0 }) : t('subscriptions.never'),
  ]
  return (
    <li className="row">
      <div className="fill">
        <strong>{name}</strong>
        <p className="muted small">{what.join(' · ')}</p>
        {failure && (
          <p className="small" role="status">
            {t('subscriptions.failed', { reason: failure })}
          </p>
        )}
      </div>
      <Button variant="ghost" size="xs" onClick={() => run(pause({ variables: { id, isPaused: !isPaused } }))}>
        {t(isPaused ? 'subscriptions.resume' : 'subscriptions.pause')}
      </Button>
      <Button variant="ghost" tone="red" size="xs" onClick={() => run(unsubscribe({ variables: { id } }), t('subscriptions.removed'))}>
        {t('subscriptions.remove')}
      </Button>
    </li>
  )
}
