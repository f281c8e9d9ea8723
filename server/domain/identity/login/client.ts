import { isIPv4 } from 'node:net'
import Bowser from 'bowser'

export interface Client {
  readonly userAgent: string | null
}
const UNKNOWN = { browser: null, os: null }

/** Browser and system by what a client says of itself, with their main versions. */
export function clientOf({ userAgent }: Client): { browser: string | null; os: string | null } {
  if (!userAgent) return UNKNOWN
  const { browser, os } = Bowser.parse(userAgent)
  const named = (part: { name?: string | undefined; version?: string | undefined; versionName?: string | undefined }) =>
    part.name ? [part.name, part.versionName ?? part.version?.split('.')[0]].filter(Boolean).join(' ') : null
  return { browser: named(browser), os: named(os) }
}

const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/
/** Whether an address is this machine, the local network or elsewhere. */
export function placeOf(ip: string): 'SAME' | 'LAN' | 'INTERNET' {
  const plain = ip.replace(/^::ffff:/, '')
  if (plain === '::1' || plain.startsWith('127.')) return 'SAME'
  return (isIPv4(plain) && PRIVATE.test(plain)) || /^f[cd]|^fe80/i.test(plain) ? 'LAN' : 'INTERNET'
}
