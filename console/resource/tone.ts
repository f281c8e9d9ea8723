export type Tone = 'danger' | 'warning' | 'info' | 'wait' | 'good' | 'quiet'

/* Colour never speaks alone: each tone has its own shape in resource.css and stands beside the word. */
const TONES: Record<string, Tone> = {
  PENDING: 'danger',
  STOPPED: 'danger',
  STOP: 'danger',
  OVERDUE: 'danger',
  OUT: 'danger',
  HIGH: 'warning',
  USABLE_WITH_FAULT: 'warning',
  FAULTY: 'warning',
  ASSIGNED: 'warning',
  LOW_STOCK: 'warning',
  REPAIRING: 'info',
  IN_PROGRESS: 'info',
  UNDER_MAINTENANCE: 'info',
  NORMAL: 'info',
  ACTIVE: 'good',
  WAITING_PARTS: 'wait',
  SUBMITTED: 'wait',
  COMPLETED: 'good',
  CONFIRMED: 'good',
  RUNNING: 'good',
  ENABLED: 'good',
  DONE: 'good',
  BOOKED: 'good',
  APPROVED: 'good',
  PAIRED: 'good',
  CANCELLED: 'quiet',
  REJECTED: 'quiet',
  VOIDED: 'quiet',
  DISABLED: 'quiet',
  LOW: 'quiet',
  REVOKED: 'quiet',
  SKIPPED: 'quiet',
  UNPAIRED: 'quiet',
  NEW: 'quiet',
}

/** What was planned waits without alarm, unlike a fault that nobody has taken on. */
const OWN: Readonly<Record<string, Readonly<Record<string, Tone>>>> = {
  maintenanceOrder: { PENDING: 'quiet' },
  inspectionOrder: { PENDING: 'info' },
}

/** The tone of a value, as it is meant in the records that it is of. */
export const toneOf = (value: unknown, of = ''): Tone | undefined =>
  typeof value === 'string' ? (OWN[of]?.[value] ?? TONES[value]) : undefined

/** A choice is drawn as a tag when every value of it has a tone; anything else stays a plain word. */
export const isToned = (values: readonly string[] | undefined): boolean =>
  values !== undefined && values.length > 0 && values.every((value) => value in TONES)
