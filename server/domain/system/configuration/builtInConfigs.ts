/** A parameter that the product itself reads. Its value is checked when it is written. */
export interface BuiltInConfig {
  readonly configKey: string
  /** Locale key of its name and of one sentence about it. */
  readonly words: string
  readonly initial: string
  readonly accepts: (value: string) => boolean
  /** What is allowed, for the refusal. */
  readonly allowed: string
}

const wholeBetween = (min: number, max: number) => ({
  accepts: (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
  allowed: `${min} – ${max}`,
})
const oneOf = (...values: readonly string[]) => ({ accepts: (value: string) => values.includes(value), allowed: values.join(', ') })

const NOTHING_NEEDED = 'none'
/** Some of these words, comma-separated, or none. An empty value would stand for the product's own. */
const someOf = (...values: readonly string[]) => ({
  accepts: (value: string) => value === NOTHING_NEEDED || value.split(',').every((one) => values.includes(one.trim())),
  allowed: `${values.join(', ')} | ${NOTHING_NEEDED}`,
})

const WEEKDAYS = /^([1-7](,[1-7])*)?$/
/** An origin alone: labels and notices append paths of their own. */
const ORIGIN = /^(https?:\/\/[\w.-]+(:\d{1,5})?\/?)?$/

/** What a repair cannot be completed without, by the urgency of its report, and for a machine that stood whatever the urgency. */
export const NEEDED_TO_COMPLETE = {
  LOW: 'repair.needed.low',
  NORMAL: 'repair.needed.normal',
  HIGH: 'repair.needed.high',
  STOPPED: 'repair.needed.stopped',
} as const
const needed = (word: keyof typeof NEEDED_TO_COMPLETE, initial: string): BuiltInConfig => ({
  configKey: NEEDED_TO_COMPLETE[word],
  words: `builtInConfig.repairNeeded.${word}`,
  initial,
  ...someOf('hours', 'faultCategory', 'description'),
})

/** Minutes after which a report that nobody accepted is told to the next receivers, by urgency. */
export const ACCEPT_WITHIN = {
  LOW: 'repair.acceptWithin.low',
  NORMAL: 'repair.acceptWithin.normal',
  HIGH: 'repair.acceptWithin.high',
  STOP: 'repair.acceptWithin.stop',
} as const
const acceptWithin = (urgency: keyof typeof ACCEPT_WITHIN, initial: string): BuiltInConfig => ({
  configKey: ACCEPT_WITHIN[urgency],
  words: `builtInConfig.acceptWithin.${urgency}`,
  initial,
  ...wholeBetween(0, 1440),
})

/** Whether an assignment that breaks a rule of the roster is refused, let pass with a warning, or not looked at. */
export const ROSTER_SEVERITY = {
  OVERLAP: 'roster.overlap',
  LEAVE: 'roster.leave',
  REST: 'roster.rest',
  DAYS: 'roster.days',
  QUALIFICATION: 'roster.qualification',
} as const
const rosterSeverity = (rule: keyof typeof ROSTER_SEVERITY, initial: string): BuiltInConfig => ({
  configKey: ROSTER_SEVERITY[rule],
  words: `builtInConfig.roster.${rule}`,
  initial,
  ...oneOf('off', 'warn', 'refuse'),
})
/** Hours between two shifts of a person, and days that a person works in a row. */
export const ROSTER_REST_HOURS = 'roster.restHours'
export const ROSTER_MAX_DAYS = 'roster.maxDays'

export const CONFIG_VERSION = 'sys.version'
export const LOG_RETENTION_DAYS = 'log.keepDays'
/** How many days of a log are kept, by parameter or by whoever purges one: nobody covers up what they did last week. */
export const LOG_DAYS = { min: 90, max: 3650 } as const
/**
 * So many days a password that somebody else set opens an account, whose owner chooses another one with it before anything else; 0 asks for none:
 * clients of the REST interface sign in with accounts that were just made.
 */
export const INITIAL_PASSWORD_DAYS = 'account.initialPasswordDays'
export const REQUEST_LOG_LEVEL = 'requestLog.level'
export const REST_DAYS = 'calendar.restDays'
/** In which language whoever has chosen none is told of something. */
export const NOTICE_LANGUAGE = 'notice.language'
/** How many days what is over may still be corrected or voided. */
export const CORRECTION_DAYS = 'correction.days'
/** So many days before it expires, ink is close to it. */
export const INK_EXPIRING_DAYS = 'ink.expiringDays'
/** Of complaints: days for an answer where the category says none; what is open longer, or dearer in yuan, is red. */
export const COMPLAINT = { answerDays: 'complaint.answerDays', openDays: 'complaint.openDays', amount: 'complaint.redAmount' } as const
/** How many days vendors take to deliver, where a vendor does not say it. */
export const STOCK_LEAD_DAYS = 'stock.leadDays'
/** While a machine stands, its repairers are offered what is due on it within so many days. */
export const STOP_LOOK_AHEAD = 'repair.stopLookAheadDays'
/** Which steps of the checklist of a new installation are marked as done; `off` dismisses it. */
export const SETUP_CHECKLIST = 'setup.checklist'
export const SETUP_STEPS = ['plant', 'workshops', 'machines', 'labels', 'people', 'walls'] as const
/** A stop of at least so many minutes is explained before the shift is handed over. */
export const EXPLAIN_STOPS = 'handover.explainMinutes'
/** So many minutes after the beginning of a shift somebody still comes in time. */
export const ATTENDANCE_GRACE = 'attendance.graceMinutes'
/** How long a leave may be, which types have an entitlement, which count rest days too, and how many days beyond an entitlement may be taken. */
export const LEAVE = {
  maxDays: 'leave.maxDays',
  entitledTypes: 'leave.entitledTypes',
  calendarTypes: 'leave.calendarTypes',
  overdraftDays: 'leave.overdraftDays',
} as const
/** The types of leave: a parameter names some of them. */
export const LEAVE_TYPES = ['ANNUAL', 'SICK', 'PERSONAL', 'MARRIAGE', 'MATERNITY', 'BEREAVEMENT', 'COMPENSATORY', 'OTHER'] as const
/**
 * Backups: when each day, how many days and weeks keep their last one, after how many hours without one people are told, and after how many days
 * the newest archive is restored as a drill.
 */
export const BACKUP = {
  dailyAt: 'backup.dailyAt',
  keepDaily: 'backup.keepDaily',
  keepWeekly: 'backup.keepWeekly',
  alarmHours: 'backup.alarmHours',
  drillDays: 'backup.drillDays',
} as const
export const SITE_ADDRESS = 'site.address'
/** How many notices at most: to one receiver in an hour, from one plant in a day. */
export const NOTICE_BUDGETS = {
  smsPerHour: 'notice.smsPerHour',
  smsPerDay: 'notice.smsPerDay',
  voicePerHour: 'notice.voicePerHour',
  voicePerDay: 'notice.voicePerDay',
  emailPerHour: 'notice.emailPerHour',
} as const
const budget = (name: keyof typeof NOTICE_BUDGETS, initial: string): BuiltInConfig => ({
  configKey: NOTICE_BUDGETS[name],
  words: `builtInConfig.notice.${name}`,
  initial,
  ...wholeBetween(0, 100_000),
})

export const builtInConfigs: readonly BuiltInConfig[] = [
  { configKey: CONFIG_VERSION, words: 'builtInConfig.version', initial: '1', ...wholeBetween(1, 999_999_999) },
  { configKey: LOG_RETENTION_DAYS, words: 'builtInConfig.logKeepDays', initial: '180', ...wholeBetween(LOG_DAYS.min, LOG_DAYS.max) },
  { configKey: INITIAL_PASSWORD_DAYS, words: 'builtInConfig.initialPasswordDays', initial: '0', ...wholeBetween(0, 365) },
  { configKey: REQUEST_LOG_LEVEL, words: 'builtInConfig.requestLogLevel', initial: 'ALL', ...oneOf('ALL', 'WRITES', 'OFF') },
  {
    configKey: REST_DAYS,
    words: 'builtInConfig.restDays',
    initial: '',
    accepts: (value) => WEEKDAYS.test(value),
    allowed: '1, 2, 3, 4, 5, 6, 7',
  },
  {
    configKey: SITE_ADDRESS,
    words: 'builtInConfig.siteAddress',
    initial: '',
    accepts: (value) => ORIGIN.test(value),
    allowed: 'https://host[:port]',
  },
  {
    configKey: BACKUP.dailyAt,
    words: 'builtInConfig.backup.dailyAt',
    initial: '02:30',
    accepts: (value) => value === 'off' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    allowed: 'HH:mm, off',
  },
  { configKey: BACKUP.keepDaily, words: 'builtInConfig.backup.keepDaily', initial: '7', ...wholeBetween(1, 365) },
  { configKey: BACKUP.keepWeekly, words: 'builtInConfig.backup.keepWeekly', initial: '4', ...wholeBetween(0, 520) },
  { configKey: BACKUP.alarmHours, words: 'builtInConfig.backup.alarmHours', initial: '36', ...wholeBetween(0, 8760) },
  { configKey: BACKUP.drillDays, words: 'builtInConfig.backup.drillDays', initial: '7', ...wholeBetween(0, 365) },
  { configKey: CORRECTION_DAYS, words: 'builtInConfig.correctionDays', initial: '30', ...wholeBetween(0, 3650) },
  { configKey: INK_EXPIRING_DAYS, words: 'builtInConfig.inkExpiringDays', initial: '30', ...wholeBetween(0, 3650) },
  { configKey: SETUP_CHECKLIST, words: 'builtInConfig.setupChecklist', initial: NOTHING_NEEDED, ...someOf(...SETUP_STEPS, 'off') },
  { configKey: STOCK_LEAD_DAYS, words: 'builtInConfig.stockLeadDays', initial: '14', ...wholeBetween(0, 365) },
  { configKey: COMPLAINT.answerDays, words: 'builtInConfig.complaint.answerDays', initial: '3', ...wholeBetween(1, 365) },
  { configKey: COMPLAINT.openDays, words: 'builtInConfig.complaint.openDays', initial: '7', ...wholeBetween(1, 3650) },
  { configKey: COMPLAINT.amount, words: 'builtInConfig.complaint.amount', initial: '10000', ...wholeBetween(0, 999_999_999) },
  { configKey: EXPLAIN_STOPS, words: 'builtInConfig.explainStops', initial: '30', ...wholeBetween(0, 1440) },
  { configKey: STOP_LOOK_AHEAD, words: 'builtInConfig.stopLookAhead', initial: '7', ...wholeBetween(0, 90) },
  { configKey: ATTENDANCE_GRACE, words: 'builtInConfig.attendanceGrace', initial: '10', ...wholeBetween(0, 240) },
  { configKey: LEAVE.maxDays, words: 'builtInConfig.leave.maxDays', initial: '190', ...wholeBetween(1, 366) },
  {
    configKey: LEAVE.entitledTypes,
    words: 'builtInConfig.leave.entitledTypes',
    initial: 'ANNUAL,COMPENSATORY',
    ...someOf(...LEAVE_TYPES),
  },
  {
    configKey: LEAVE.calendarTypes,
    words: 'builtInConfig.leave.calendarTypes',
    initial: 'MATERNITY',
    ...someOf(...LEAVE_TYPES),
  },
  { configKey: LEAVE.overdraftDays, words: 'builtInConfig.leave.overdraftDays', initial: '0', ...wholeBetween(0, 366) },
  { configKey: NOTICE_LANGUAGE, words: 'builtInConfig.notice.language', initial: 'zh', ...oneOf('zh', 'en') },
  budget('smsPerHour', '5'),
  budget('smsPerDay', '200'),
  budget('voicePerHour', '2'),
  budget('voicePerDay', '50'),
  budget('emailPerHour', '60'),
  acceptWithin('LOW', '0'),
  acceptWithin('NORMAL', '120'),
  acceptWithin('HIGH', '30'),
  acceptWithin('STOP', '10'),
  needed('LOW', 'description'),
  needed('NORMAL', 'description'),
  needed('HIGH', 'description'),
  needed('STOPPED', 'hours,faultCategory,description'),
  rosterSeverity('OVERLAP', 'refuse'),
  rosterSeverity('LEAVE', 'refuse'),
  rosterSeverity('REST', 'warn'),
  rosterSeverity('DAYS', 'warn'),
  rosterSeverity('QUALIFICATION', 'warn'),
  { configKey: ROSTER_REST_HOURS, words: 'builtInConfig.roster.restHours', initial: '11', ...wholeBetween(0, 24) },
  { configKey: ROSTER_MAX_DAYS, words: 'builtInConfig.roster.maxDays', initial: '6', ...wholeBetween(1, 31) },
]
export const builtInConfig = (configKey: string) => builtInConfigs.find((one) => one.configKey === configKey)
