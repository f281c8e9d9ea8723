import type { Example } from '../example.ts'

const MINE = `query MyNotices {
  myUnreadNotices
  myNotices(size: 10) {
    id typeName subject body path isUrgent at readAt
  }
}

mutation ReadMyNotices {
  readMyNotices
}
`
const LIVE = `subscription MyNoticesChanged {
  myNoticesChanged { unread }
}
`
const PREVIEW = `query PreviewNotice {
  noticePlaceholders(code: "FAULT_REPORTED") {
    name label sample
  }
  previewNotice(
    code: "FAULT_REPORTED"
    subject: "{{equipment}}: {{description}}"
    body: "{{reportNo}}, {{time}}"
  ) {
    subject body
  }
}
`
const DELIVERIES = `query Deliveries($filter: NoticeDeliveryFilter) {
  noticeDeliveries(filter: $filter, page: { size: 10 }) {
    total
    items {
      id channel address subject status reason attempts sentAt
      receiver { id name }
      actions
    }
  }
}

mutation SendAgain($id: ID!) {
  resendNoticeDelivery(id: $id) {
    id status
  }
}
`

export const notice: readonly Example[] = [
  { area: 'notice', word: 'exMyNotices', query: MINE },
  { area: 'notice', word: 'exNoticesLive', query: LIVE },
  { area: 'notice', word: 'exPreviewNotice', query: PREVIEW },
  {
    area: 'notice',
    word: 'exDeliveries',
    query: DELIVERIES,
    variables: () => ({ filter: { status: { in: ['FAILED', 'NOT_CONFIGURED'] } }, id: '?' }),
  },
]
