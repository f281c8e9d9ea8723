import type { RefValueReadingQuery } from '../gen/inspection.ts'

/** What the server makes of a reference value: numbers between bounds, words of which one is right, or something only people can judge. */
export type Reading = RefValueReadingQuery['reading']
export type Verdict = 'in' | 'below' | 'above' | 'over' | 'noNumber' | 'otherUnit'

const DIGITS = 9
const WHOLE_MAX = 15
const NUMBER = new RegExp(String.raw`^([+-]?)(\d{1,${WHOLE_MAX}})(?:\.(\d{1,${DIGITS}}))?\s*(.*)$`, 's')

/** Full-width signs and digits as they stand on a Chinese keyboard. */
export const plain = (text: string) => text.normalize('NFKC').replace(/−/g, '-').trim()

/** In units of 10^-9, because 0.1 + 0.2 is not 0.3 to a computer; null for what is no number. */
function measure(text: string): { at: bigint; unit: string } | null {
  const [, sign, whole = '', fraction = '', unit = ''] = NUMBER.exec(plain(text)) ?? []
  if (!whole || /^[\d.,]|^[-‐-―─]+\s*\d|[<>=~±|]/.test(unit)) return null
  const size = BigInt(whole + fraction.padEnd(DIGITS, '0'))
  return { at: sign === '-' ? -size : size, unit: unit.trim() }
}

function ofNumber({ low, lowOpen, high, highOpen, unit: wanted }: Reading, found: string): Verdict {
  const result = measure(found)
  if (!result) return 'noNumber'
  if (wanted && result.unit && result.unit !== plain(wanted)) return 'otherUnit'
  const [least, most] = [low === null ? null : measure(low), high === null ? null : measure(high)]
  if (least && (lowOpen ? result.at <= least.at : result.at < least.at)) return 'below'
  if (most && (highOpen ? result.at >= most.at : result.at > most.at)) return 'above'
  return 'in'
}

/** What the server will say of a result, told while it is typed; null where nothing is typed or only a person can tell. The server decides. */
export function verdictOf(reading: Reading | null, found: string): Verdict | null {
  if (!reading || reading.kind === 'TEXT' || !found.trim()) return null
  if (reading.kind === 'WORDS') return reading.words?.includes(plain(found)) ? 'in' : 'over'
  return ofNumber(reading, found)
}

export const isOver = (verdict: Verdict | null) => verdict === 'below' || verdict === 'above' || verdict === 'over'
/** The server would refuse it, so it is not sent. */
export const isRefused = (verdict: Verdict | null) => verdict === 'noNumber' || verdict === 'otherUnit'
