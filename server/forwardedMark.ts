import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DAY_MS = 24 * 3_600_000
const BELIEVED_MS = 7 * DAY_MS
const fileIn = (dataDir: string) => join(dataDir, 'forwarded.json')

export interface Forwarded {
  /** The address from which the request with the header came. */
  readonly from: string
  readonly at: Date
}
/** Leaves word for the doctor, who runs beside the server, that X-Forwarded-For arrived and nobody was told to believe it. */
export function markForwarded(dataDir: string, { from, at }: Forwarded) {
  writeFileSync(fileIn(dataDir), JSON.stringify({ from, at }), { mode: 0o600 })
}
/** The last word of the past week, if there is one. */
export function forwardedLately(dataDir: string, now: Date): Forwarded | null {
  try {
    const { from, at } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as { from: string; at: string }
    const seen = { from: String(from), at: new Date(at) }
    return now.getTime() - seen.at.getTime() < BELIEVED_MS ? seen : null
  } catch {
    return null
  }
}
