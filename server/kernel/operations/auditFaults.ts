/** So many faults are listed by name; what lies beyond shows once these are signed off. */
export const FAULTS_MAX = 5_000

/** What is wrong with a sealed log at one point. */
export interface AuditFault {
  readonly log: string
  /** The plant; 0 for what is about none. */
  readonly chain: number
  readonly breach: string
  /** The row, where one is meant. */
  readonly id: number | null
}

const HEAD = 'head'
const SEAL = 'seal'
/**
 * Faults are named by lines that stay the same however often they are found and however far the log grows since, so that signing one off is
 * signing off this one and no other.
 */
export const rowFault = (log: string, chain: number, breach: string, id: number) => `${log} ${chain} ${breach} ${id}`
export const sealFault = (log: string, chain: number, breach: string, position: number) => `${log} ${chain} ${breach} ${SEAL} ${position}`
/** The end of a chain that was recorded elsewhere, and that the database does not have. */
export const headFault = ({ log, chain, position, digest }: { log: string; chain: number; position: number; digest: string }) =>
  `${log} ${chain} ${HEAD} ${position} ${digest}`

export function parseFault(line: string): AuditFault {
  const [log = '', chain, breach = '', id] = line.split(' ')
  const isOfRow = breach !== HEAD && id !== SEAL
  return { log, chain: Number(chain), breach: breach === HEAD ? 'endReplaced' : breach, id: isOfRow ? Number(id) : null }
}

export const faultLines = (text: string | null | undefined): string[] => (text ? text.split('\n') : [])
export const faultText = (lines: readonly string[]): string => lines.slice(0, FAULTS_MAX).join('\n')

export interface SignOff {
  readonly faults: string | null
  readonly signedOffAt: Date | null
  readonly signedOffBy: string | null
  readonly signOffReason: string | null
}
/** What the mac of a sign-off covers. */
export const signOffText = ({ faults, signedOffAt, signedOffBy, signOffReason }: SignOff): string =>
  JSON.stringify(['signOff', faults, signedOffAt?.getTime() ?? null, signedOffBy, signOffReason])
