/** Faults listed by name at most; further ones are listed after these are signed off. */
export const FAULTS_MAX = 5_000

/** A fault of a sealed log at one position. */
export interface AuditFault {
  readonly log: string
  /** The plant; 0 for rows that are about none. */
  readonly chain: number
  readonly breach: string
  /** The row, where the fault concerns one. */
  readonly id: number | null
}

const HEAD = 'head'
const SEAL = 'seal'
/**
 * The identifying line of a faulty row. It stays the same however often it is found and however far the log grows, so that a sign-off
 * covers exactly this fault.
 */
export const rowFault = (log: string, chain: number, breach: string, id: number) => `${log} ${chain} ${breach} ${id}`
/** The identifying line of a faulty seal. */
export const sealFault = (log: string, chain: number, breach: string, position: number) => `${log} ${chain} ${breach} ${SEAL} ${position}`
/** The identifying line of a chain end that was recorded elsewhere and is missing in the database. */
export const headFault = ({ log, chain, position, digest }: { log: string; chain: number; position: number; digest: string }) =>
  `${log} ${chain} ${HEAD} ${position} ${digest}`

/** Parses any of these lines. */
export function parseFault(line: string): AuditFault {
  const [log = '', chain, breach = '', id] = line.split(' ')
  const isOfRow = breach !== HEAD && id !== SEAL
  return { log, chain: Number(chain), breach: breach === HEAD ? 'endReplaced' : breach, id: isOfRow ? Number(id) : null }
}

/** Splits stored fault lines; empty for none. */
export const faultLines = (text: string | null | undefined): string[] => (text ? text.split('\n') : [])
/** Joins lines for storage, cut at FAULTS_MAX. */
export const faultText = (lines: readonly string[]): string => lines.slice(0, FAULTS_MAX).join('\n')

export interface SignOff {
  readonly faults: string | null
  readonly signedOffAt: Date | null
  readonly signedOffBy: string | null
  readonly signOffReason: string | null
}
/** The text that the MAC of a sign-off covers. */
export const signOffText = ({ faults, signedOffAt, signedOffBy, signOffReason }: SignOff): string =>
  JSON.stringify(['signOff', faults, signedOffAt?.getTime() ?? null, signedOffBy, signOffReason])
