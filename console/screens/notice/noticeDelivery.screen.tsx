import { Link } from 'react-router-dom'
import { ValueTag } from '../../fields/display/cells.tsx'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import * as codeStyles from '../../kit/looks/code.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { useLabels } from '../../kit/words/i18n.ts'
import { defineScreen } from '../../resource/defineScreen.ts'
import { type Channel, iconOf } from './categories.ts'
import * as noticeStyles from './notice.module.css'

type Delivery = ResourceTypes['noticeDelivery']['row']

/** How far a delivery has come, and why no further. */
function DeliveryState({ row: { status, reason } }: { row: Pick<Delivery, 'status' | 'reason'> }) {
  const labels = useLabels()
  return (
    <span className={`row-inline ${noticeStyles.deliveryState}`}>
      <ValueTag of="noticeDelivery" field="status" value={status} />
      {reason && status !== 'SENT' && <small>{labels.value('noticeDelivery', 'reason', reason)}</small>}
    </span>
  )
}

function ChannelMark({ channel }: { channel: Channel }) {
  const labels = useLabels()
  return (
    <span className={`row-inline ${noticeStyles.channelMark}`}>
      <Icon name={iconOf(channel)} size={15} />
      {labels.value('noticeDelivery', 'channel', channel)}
    </span>
  )
}

const ResendDialog = lazyComponent(() => import('./ResendDialog.tsx').then((module) => module.ResendDialog), { themed: true })

export default defineScreen('noticeDelivery', {
  widths: { createdAt: 158, subject: 240, receiverId: 100, channel: 100, address: 150, status: 290 },
  cells: {
    channel: (value) => <ChannelMark channel={value} />,
    status: (_, row) => <DeliveryState row={row} />,
    path: (value) =>
      value ? (
        <Link className={buttonStyles.link} data-slot="link" to={value}>
          {value}
        </Link>
      ) : undefined,
  },
  tone: (row) => (row.status === 'FAILED' ? 'danger' : row.status === 'NOT_CONFIGURED' ? 'warning' : undefined),
  hiddenFields: ['eventId', 'subjectKey', 'body', 'answer'],
  tabs: {
    text: (row) => row.body && <p className={noticeStyles.sentText}>{row.body}</p>,
    answer: (row) => row.answer && <pre className={`rounded ${codeStyles.code}`}>{row.answer}</pre>,
  },
  bulk: {
    resend: { title: 'noticeScreens.resend.button', icon: 'refresh', permission: 'notice:delivery:resend', dialog: ResendDialog },
  },
})
