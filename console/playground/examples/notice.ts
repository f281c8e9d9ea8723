import type { Example } from '../example.ts'
import DELIVERIES from './notice/deliveries.graphql?raw'
import LIVE from './notice/live.graphql?raw'
import MINE from './notice/mine.graphql?raw'
import PREVIEW from './notice/preview.graphql?raw'

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
