import { type Area, daysOfLogs } from '../../kernel/index.ts'
import { loginLog } from '../identity/index.ts'
import { appVersion, appVersionRules } from './appVersion.resource.ts'
import { changeMark, numberSeries, outbox, removedRow } from './bookkeeping.resource.ts'
import { config, configRules, restDaysPast } from './configuration/config.resource.ts'
import { changeConfigVersionCall, configByKeyModel, logRetentionDays } from './configuration/configValue.query.ts'
import { correctionWindow } from './configuration/correctionWindow.ts'
import { dictionaryModel } from './configuration/dictionary.query.ts'
import { dictData, dictType } from './configuration/dictionary.resource.ts'
import { dictDataRules, dictTypeRules } from './configuration/dictionary.rules.ts'
import { file, fileRules } from './file.resource.ts'
import { idempotentCall } from './idempotency.ts'
import { importBatch, importedRow } from './importBatch.resource.ts'
import { auditSeal } from './logs/auditSeal.resource.ts'
import { historyModel } from './logs/history.query.ts'
import { importLog } from './logs/importLog.resource.ts'
import { operationLog } from './logs/operationLog.resource.ts'
import { purgeLogsCall } from './logs/purgeLogs.ts'
import { requestLog } from './logs/requestLog.resource.ts'
import { weChatLog } from './logs/weChatLog.resource.ts'
import { newestAppVersionsModel } from './newestAppVersions.query.ts'
import { serverProcess } from './serverProcess.resource.ts'
import { savedView } from './views/savedView.resource.ts'
import { scannedModel } from './views/scanned.query.ts'

export {
  ACCEPT_WITHIN,
  ATTENDANCE_GRACE,
  BACKUP,
  type BuiltInConfig,
  builtInConfig,
  builtInConfigs,
  COMPLAINT,
  CONFIG_VERSION,
  CORRECTION_DAYS,
  EXPLAIN_STOPS,
  INITIAL_PASSWORD_DAYS,
  INK_EXPIRING_DAYS,
  LEAVE,
  LEAVE_TYPES,
  LOG_DAYS,
  LOG_RETENTION_DAYS,
  NEEDED_TO_COMPLETE,
  NOTICE_BUDGETS,
  NOTICE_LANGUAGE,
  REQUEST_LOG_LEVEL,
  REST_DAYS,
  ROSTER_MAX_DAYS,
  ROSTER_REST_HOURS,
  ROSTER_SEVERITY,
  SETUP_CHECKLIST,
  SETUP_STEPS,
  SITE_ADDRESS,
  STOCK_LEAD_DAYS,
  STOP_LOOK_AHEAD,
} from './configuration/builtInConfigs.ts'
export {
  changeConfigVersion,
  configOf,
  configValue,
  configVersion,
  logRetentionDays,
} from './configuration/configValue.query.ts'
export { choiceNamed, type DictEntry, dictionaryOf, isDerived } from './configuration/dictionary.query.ts'
export { type WorkCalendar, workCalendar } from './configuration/workCalendar.query.ts'
export { removeContentsJob } from './file.resource.ts'
export { type FileUsage, fileUsage } from './fileUsage.query.ts'
export { type Memory, memoryOf, Recalled, refuseShown, remembering } from './idempotency.ts'
export { changesInWords, fieldWord, type Logged, type Reader } from './logs/changeWords.ts'
export { historyOf } from './logs/history.query.ts'
export { logAction as noteDoing, noteQueueAction } from './logs/logAction.ts'
export { LOG_KINDS, type LogKind, type LogPurge, purgeLogs, purgeLogsJob } from './logs/purgeLogs.ts'
export { newestAppVersions } from './newestAppVersions.query.ts'
export { configNumber, dayNumber, EPOCH } from './sqlTerms.query.ts'
export { type RecordSearch, recordSearch } from './views/recordSearch.query.ts'
export { type RoleRef, rolesToShareWith, type SavedView, unlimited, visibleViews } from './views/savedViews.query.ts'
export {
  createView,
  defaultView,
  mayChangeView,
  mayList,
  removeView,
  SHARE_VIEWS,
  type Sharing,
  shareView,
  updateView,
  type ViewInput,
} from './views/savedViews.ts'
export {
  appVersion,
  config,
  dictData,
  dictType,
  file,
  idempotentCall,
  importBatch,
  importedRow,
  importLog,
  numberSeries,
  operationLog,
  outbox,
  removedRow,
  requestLog,
  restDaysPast,
  savedView,
  serverProcess,
  weChatLog,
}

export const system: Area = {
  name: 'system',
  icon: 'settings',
  resources: [
    dictType,
    dictData,
    config,
    appVersion,
    file,
    operationLog,
    loginLog,
    requestLog,
    importLog,
    weChatLog,
    idempotentCall,
    numberSeries,
    outbox,
    changeMark,
    auditSeal,
    savedView,
    removedRow,
    restDaysPast,
    importBatch,
    importedRow,
    serverProcess,
  ],
  readModels: [historyModel, dictionaryModel, configByKeyModel, newestAppVersionsModel, scannedModel],
  rules: [dictTypeRules, dictDataRules, configRules, appVersionRules, fileRules],
  vetoes: [correctionWindow],
  extensions: [daysOfLogs.of(logRetentionDays)],
  calls: [changeConfigVersionCall, purgeLogsCall],
}
