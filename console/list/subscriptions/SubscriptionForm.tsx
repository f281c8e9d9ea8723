import { useMutation } from '@apollo/client/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { DateBox } from '../../fields/inputs/DateBox.tsx'
import { LinkPicker } from '../../fields/inputs/LinkPicker.tsx'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import { toast } from '../../kit/overlays/toast.ts'
import { useCan } from '../../kit/session/me.ts'
import { FailureBanner } from '../../resource/dialogs/FailureBanner.tsx'
import { SHARE_VIEWS } from '../views/viewState.ts'
import * as viewsStyles from '../views/views.module.css'
import { SubscribeToViewDocument, type SubscribeToViewMutationVariables as Variables } from './gen/subscriptions.ts'
import { BOARD_PERIODS, canBePicture, periodText, type SubscriptionSource, sourceArgs } from './subscriptionSource.ts'

type Form = Pick<Variables, 'channel' | 'rhythm' | 'sendTime'> & {
  format: NonNullable<Variables['format']>
  weekday: number
  monthDay: number
  userId: string
  robotKey: string
  period: string
}
const blank = { userId: '', robotKey: '', period: '' }
const fresh: Form = { format: 'WORKBOOK', channel: 'EMAIL', rhythm: 'DAILY', sendTime: '07:30', weekday: 1, monthDay: 1, ...blank }
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
const MONTH_DAYS = Array.from({ length: 31 }, (_, nth) => nth + 1)

interface SubscriptionFormProps {
  id: string
  source: SubscriptionSource
  onDone: () => void
}
/** The form for sending a view or figures at regular times. */
export function SubscriptionForm({ id, source, onDone }: SubscriptionFormProps) {
  const { t } = useTranslation()
  const [form, setForm] = useState<Form>({ ...fresh, ...('period' in source && { period: source.period }) })
  const [failure, setFailure] = useState<Failure | null>(null)
  const [subscribe] = useMutation(SubscribeToViewDocument, { context: { handles: ['*'] } })
  const put = (part: Partial<Form>) => setForm((old) => ({ ...old, ...part }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { userId, robotKey, weekday, monthDay, period, ...more } = form
    try {
      await subscribe({
        variables: {
          ...more,
          ...sourceArgs(source),
          ...('board' in source && { period }),
          ...(userId && { userId }),
          ...(more.channel === 'WECHAT' && { robotKey: robotKey.trim() }),
          ...(more.rhythm === 'WEEKLY' && { weekday }),
          ...(more.rhythm === 'MONTHLY' && { monthDay }),
        },
      })
      setFailure(null)
      toast({ type: 'success', title: t('subscriptions.added', { name: source.name }), id: 'subscription' })
      onDone()
    } catch (error) {
      setFailure(failureOf(error))
    }
  }
  return (
    <form id={id} className={viewsStyles.viewForm} onSubmit={(event) => void submit(event)}>
      <FailureBanner failure={failure} />
      <strong>{source.name}</strong>
      {'board' in source && (
        <Select title={t('subscriptions.period')} value={form.period} onChange={(period) => put({ period })}>
          {BOARD_PERIODS.map((period) => (
            <option key={period} value={period}>
              {periodText(t, period)}
            </option>
          ))}
        </Select>
      )}
      {canBePicture(source) && (
        <Select title={t('subscriptions.format')} value={form.format} onChange={(format) => put({ format: format as Form['format'] })}>
          {(['WORKBOOK', 'PICTURE'] as const).map((one) => (
            <option key={one} value={one}>
              {t(`subscriptions.formats.${one}`)}
            </option>
          ))}
        </Select>
      )}
      <Select title={t('subscriptions.rhythm')} value={form.rhythm} onChange={(rhythm) => put({ rhythm: rhythm as Form['rhythm'] })}>
        {(['DAILY', 'WEEKLY', 'MONTHLY'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`subscriptions.rhythms.${one}`)}
          </option>
        ))}
      </Select>
      {form.rhythm === 'WEEKLY' && (
        <Select title={t('subscriptions.weekday')} value={form.weekday} onChange={(day) => put({ weekday: Number(day) })}>
          {WEEKDAYS.map((day) => (
            <option key={day} value={day}>
              {t(`subscriptions.weekdays.${day}`)}
            </option>
          ))}
        </Select>
      )}
      {form.rhythm === 'MONTHLY' && (
        <Select
          title={t('subscriptions.monthDay')}
          hint={t('subscriptions.monthHint')}
          value={form.monthDay}
          onChange={(day) => put({ monthDay: Number(day) })}
        >
          {MONTH_DAYS.map((day) => (
            <option key={day} value={day}>
              {day}
            </option>
          ))}
        </Select>
      )}
      <fieldset>
        <legend>{t('subscriptions.sendTime')}</legend>
        <DateBox kind="time" value={form.sendTime} label={t('subscriptions.sendTime')} onChange={(sendTime) => put({ sendTime })} />
      </fieldset>
      <Target form={form} put={put} />
    </form>
  )
}

/** By which channel, and to whom; others than the user require the permission to share views. */
function Target({ form, put }: { form: Form; put: (part: Partial<Form>) => void }) {
  const { t } = useTranslation()
  const can = useCan()
  const hasReceiver = can(SHARE_VIEWS) && can('system:user:list')
  return (
    <>
      <Select title={t('subscriptions.channel')} value={form.channel} onChange={(channel) => put({ channel: channel as Form['channel'] })}>
        {(['EMAIL', 'WECHAT'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`subscriptions.channels.${one}`)}
          </option>
        ))}
      </Select>
      {form.channel === 'WECHAT' && (
        <label>
          <span>{t('subscriptions.robotKey')}</span>
          <input
            className={boxStyles.box}
            data-slot="box"
            required
            autoComplete="off"
            maxLength={128}
            value={form.robotKey}
            onChange={(event) => put({ robotKey: event.target.value })}
          />
          <small className="muted">{t('subscriptions.robotHint')}</small>
        </label>
      )}
      {hasReceiver && (
        <fieldset>
          <legend>{t('subscriptions.receiver')}</legend>
          <LinkPicker
            target="user"
            ids={form.userId ? [form.userId] : []}
            label={t('subscriptions.receiver')}
            prompt={t('subscriptions.myself')}
            onChange={([userId = '']) => put({ userId })}
          />
        </fieldset>
      )}
    </>
  )
}

interface SelectProps {
  title: string
  hint?: string
  value: string | number
  onChange: (value: string) => void
  children: ReactNode
}
function Select({ title, hint, value, onChange, children }: SelectProps) {
  return (
    <label>
      <span>{title}</span>
      <select className={boxStyles.box} data-slot="box" value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
      {hint && <small className="muted">{hint}</small>}
    </label>
  )
}
