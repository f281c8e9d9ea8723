/** A kind of news that the product itself raises. */
export interface NoticeKind<C extends string = NoticeCode> {
  readonly code: C
  /** What its wording may speak of; words and a sample of each are in the locales. */
  readonly placeholders: readonly string[]
  /** People are called only where the event itself is urgent, whatever else is switched on. */
  readonly callsOnlyWhenUrgent?: boolean
  /** Whoever raises it says on which ways it goes, so that it begins with all of them. */
  readonly goesEverywhere?: boolean
}

const KINDS = [
  {
    code: 'FAULT_REPORTED',
    placeholders: ['reportNo', 'equipment', 'description', 'reporter', 'urgency', 'time'],
    callsOnlyWhenUrgent: true,
  },
  { code: 'REPAIR_DELAY', placeholders: ['repairNo', 'reportNo', 'equipment', 'expectedDays', 'repairers'] },
  {
    code: 'INSPECTION_OVER',
    placeholders: ['inspectNo', 'equipment', 'pointName', 'checkName', 'value', 'refValue', 'inspector'],
  },
  { code: 'MAINT_DUE', placeholders: ['maintNo', 'equipment', 'checkName', 'planDate', 'owner'] },
  { code: 'STOCK_LOW', placeholders: ['count', 'summary', 'items', 'code', 'name', 'quantity', 'minQuantity', 'unit'] },
  { code: 'INK_EXPIRING', placeholders: ['count', 'batches', 'code', 'name', 'batch', 'expiringDate'] },
  { code: 'ROLLER_OVERDUE', placeholders: ['repairNo', 'rollNumber', 'repairer', 'expectedReturnDate', 'days'] },
  { code: 'COMPLAINT_NEW', placeholders: ['claimNo', 'customer', 'category'] },
  { code: 'COMPLAINT_OVERDUE', placeholders: ['claimNo', 'customer', 'reason', 'days'] },
  { code: 'COMPLAINT_ANSWERED', placeholders: ['claimNo', 'customer', 'answer'] },
  { code: 'COMPLAINT_ACTION_DUE', placeholders: ['claimNo', 'action', 'owner', 'dueDate'] },
  { code: 'COMPLAINT_ACTION_OVERDUE', placeholders: ['claimNo', 'action', 'owner', 'dueDate'] },
  { code: 'REPAIR_ASSIGNED', placeholders: ['repairNo', 'reportNo', 'equipment', 'description', 'urgency', 'assignedBy'] },
  { code: 'PARTS_ARRIVED', placeholders: ['repairNo', 'equipment', 'parts'] },
  { code: 'HANDOVER_UNSIGNED', placeholders: ['handoverNo', 'shift', 'day', 'time'] },
  {
    code: 'CALL_OUT',
    placeholders: ['reportNo', 'equipment', 'description', 'urgency', 'time', 'ladder', 'person'],
    goesEverywhere: true,
  },
  { code: 'SHIFT_SWAP_ASKED', placeholders: ['swapNo', 'worker', 'colleague', 'day', 'shift', 'inReturn'] },
  { code: 'SHIFT_SWAP_ACCEPTED', placeholders: ['swapNo', 'worker', 'colleague', 'day', 'shift', 'inReturn'] },
  {
    code: 'SHIFT_SWAP_SETTLED',
    placeholders: ['swapNo', 'worker', 'colleague', 'day', 'shift', 'inReturn', 'outcome', 'reason'],
  },
  { code: 'LEAVE_RECOUNTED', placeholders: ['leaveNo', 'worker', 'from', 'to', 'daysBefore', 'days'] },
  { code: 'AUDIT_BROKEN', placeholders: ['log', 'row', 'breach', 'time'] },
  { code: 'BACKUP_LATE', placeholders: ['hours', 'time'] },
  { code: 'RESTORE_DRILL_FAILED', placeholders: ['archive', 'reason', 'time'] },
  { code: 'REPORT_DONE', placeholders: ['reportNo', 'equipment', 'description', 'outcome', 'time'] },
] as const satisfies readonly NoticeKind<string>[]
export type NoticeCode = (typeof KINDS)[number]['code']
export const noticeKinds: readonly NoticeKind[] = KINDS
export const NOTICE_CODES: readonly NoticeCode[] = KINDS.map(({ code }) => code)
/** Undefined for a category that administrators made themselves: nothing raises it. */
export const noticeKind = (code: string): NoticeKind | undefined => noticeKinds.find((one) => one.code === code)

type Translate = (key: string, params?: Record<string, unknown>) => string

/** A sample of each placeholder of a code, in the reader's words. */
export const samplesOf = (code: string, translate: Translate): Record<string, string> =>
  Object.fromEntries((noticeKind(code)?.placeholders ?? []).map((name) => [name, translate(`noticePlaceholders.${name}.sample`)]))

export interface Placeholder {
  readonly name: string
  readonly label: string
  readonly sample: string
}
export const placeholdersOf = (code: string, translate: Translate): Placeholder[] =>
  Object.entries(samplesOf(code, translate)).map(([name, sample]) => ({
    name,
    label: translate(`noticePlaceholders.${name}.label`),
    sample,
  }))

/** The category as every installation begins with it; administrators change it as they like. */
export function initialType(
  { code, placeholders, goesEverywhere = false }: NoticeKind,
  translate: Translate,
  translateEnglish?: Translate,
) {
  // The words hold placeholders of their own, which must come through as they are.
  const placeholderParams = Object.fromEntries(placeholders.map((name) => [name, `{{${name}}}`]))
  const word = (part: string, by = translate) => by(`noticeCodes.${code}.${part}`, placeholderParams)
  const english = (part: string) => (translateEnglish ? word(part, translateEnglish) : null)
  return {
    code,
    name: word('name'),
    subject: word('subject'),
    body: word('body'),
    detail: word('detail'),
    nameEn: english('name'),
    subjectEn: english('subject'),
    bodyEn: english('body'),
    detailEn: english('detail'),
    sortOrder: (NOTICE_CODES.indexOf(code) + 1) * 10,
    hasBell: true,
    hasEmail: true,
    hasSms: goesEverywhere,
    hasVoice: goesEverywhere,
    hasWechat: goesEverywhere,
    isUrgent: false,
    status: 'ENABLED',
  }
}
