import type { ResourceTypes } from '../../kit/gen/resources.ts'
import { useLabels } from '../../kit/i18n.ts'
import { Icon } from '../../kit/icons.tsx'
import * as cellsStyles from '../../resource/cells.module.css'
import type { Tone } from '../../resource/tone.ts'
import { type Channel, iconOf } from './channels.ts'
import * as noticeStyles from './notice.module.css'

export type Delivery = ResourceTypes['noticeDelivery']['row']

const TONES: Readonly<Record<Delivery['status'], Tone>> = {
  QUEUED: 'wait',
  SENDING: 'info',
  SENT: 'good',
  FAILED: 'danger',
  SUPPRESSED: 'quiet',
  NOT_CONFIGURED: 'warning',
}

/** How far a delivery has come, and why no further. */
export function DeliveryState({ row: { status, reason } }: { row: Pick<Delivery, 'status' | 'reason'> }) {
  const labels = useLabels()
  return (
    <span className={noticeStyles.deliveryState}>
      <span className={cellsStyles.tag} data-slot="tag" data-tone={TONES[status]}>
        {labels.value('noticeDelivery', 'status', status)}
      </span>
      {reason && status !== 'SENT' && <small>{labels.value('noticeDelivery', 'reason', reason)}</small>}
    </span>
  )
}

export function ChannelMark({ channel }: { channel: Channel }) {
  const labels = useLabels()
  return (
    <span className={noticeStyles.channelMark}>
      <Icon name={iconOf(channel)} size={15} />
      {labels.value('noticeDelivery', 'channel', channel)}
    </span>
  )
}
