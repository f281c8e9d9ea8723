import { Link } from 'react-router-dom'
import * as buttonStyles from '../../kit/Button.module.css'
import * as codeStyles from '../../kit/code.module.css'
import { lazyThemed } from '../../kit/lazyThemed.ts'
import { defineScreen } from '../../resource/defineScreen.ts'
import { ChannelMark, DeliveryState } from './delivery.tsx'
import * as noticeStyles from './notice.module.css'

const ResendDialog = lazyThemed(() => import('./ResendDialog.tsx').then((module) => module.ResendDialog))

export default defineScreen('noticeDelivery', {
  columns: ['createdAt', 'subject', 'receiverId', 'channel', 'address', 'status'],
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
  factless: ['eventId', 'subjectKey', 'body', 'answer'],
  tabs: {
    text: (row) => row.body && <p className={noticeStyles.sentText}>{row.body}</p>,
    answer: (row) => row.answer && <pre className={codeStyles.code}>{row.answer}</pre>,
  },
  bulk: {
    resend: { title: 'noticeScreens.resend.button', icon: 'refresh', permission: 'notice:delivery:resend', dialog: ResendDialog },
  },
})
