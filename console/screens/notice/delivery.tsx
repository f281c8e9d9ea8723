import type { ResourceTypes } from '../../kit/gen/resources.ts'
import { useLabels } from '../../kit/i18n.ts'
import { Icon } from '../../kit/icons.tsx'
import { ValueTag } from '../../resource/cells.tsx'
import { type Channel, iconOf } from './categories.ts'
import * as noticeStyles from './notice.module.css'

export type Delivery = ResourceTypes['noticeDelivery']['row']

/** How far a delivery has come, and why no further. */
export function DeliveryState({ row: { status, reason } }: { row: Pick<Delivery, 'status' | 'reason'> }) {
  const labels = useLabels()
  return (
    <span className={noticeStyles.deliveryState}>
      <ValueTag of="noticeDelivery" field="status" value={status} />
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
