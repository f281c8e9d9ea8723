import type { Example } from '../example.ts'
import DELIVERIES from './notice/deliveries.graphql?raw'
import LIVE from './notice/live.graphql?raw'
import MINE from './notice/mine.graphql?raw'
import PREVIEW from './notice/preview.graphql?raw'
import APPS from './system/apps.graphql?raw'
import AUDIT from './system/audit.graphql?raw'
import BACKUPS from './system/backups.graphql?raw'
import DICTIONARIES from './system/dictionaries.graphql?raw'
import LOGS from './system/logs.graphql?raw'
import PARAMETERS from './system/parameters.graphql?raw'

export const system: readonly Example[] = [
  {
    area: 'system',
    word: 'exDictionaries',
    query: DICTIONARIES,
    variables: (_, language) => ({
      type: 'reportLog_status',
      typeId: '1',
      input: { typeId: '1', label: language === 'zh' ? '夜班' : 'Night shift', labelEn: 'Night shift', value: 'NIGHT', sortOrder: 3 },
    }),
  },
  {
    area: 'system',
    word: 'exParameters',
    query: PARAMETERS,
    variables: (first) => ({
      key: 'log.keepDays',
      id: first('configs', 'configKey: { eq: "log.keepDays" }'),
      change: { configValue: '180' },
    }),
  },
  {
    area: 'system',
    word: 'exLogs',
    query: LOGS,
    variables: (first) => ({
      since: new Date(Date.now() - 86_400_000).toISOString().slice(0, 16).concat('Z'),
      id: first('operationLogs'),
      kind: 'requestLog',
      days: 180,
    }),
  },
  { area: 'system', word: 'exApps', query: APPS },
]

export const backups: readonly Example[] = [{ area: 'backups', word: 'exBackups', query: BACKUPS }]
export const audit: readonly Example[] = [{ area: 'audit', word: 'exAudit', query: AUDIT }]

export const notice: readonly Example[] = [
  { area: 'notice', word: 'exMyNotices', query: MINE },
  { area: 'notice', word: 'exNoticesLive', query: LIVE },
  { area: 'notice', word: 'exPreviewNotice', query: PREVIEW },
  {
    area: 'notice',
    word: 'exDeliveries',
    query: DELIVERIES,
    variables: (first) => ({
      filter: { status: { in: ['FAILED', 'NOT_CONFIGURED'] } },
      id: first('noticeDeliveries', 'status: { in: [FAILED, NOT_CONFIGURED] }'),
    }),
  },
]
