import type { IncomingMessage } from 'node:http'
import { networksOf, PRESETS, plainAddress } from '../networks.ts'

export const isPrivate = networksOf(Object.keys(PRESETS))

export type Trust = (address: string, hop: number) => boolean
/** Whose X-Forwarded-For is believed: so many hops, these addresses, or nobody's. */
export function trustOf(setting: number | readonly string[] | null): Trust {
  if (setting === null) return () => false
  if (typeof setting === 'number') return (_address, hop) => hop < setting
  return networksOf(setting)
}

/** Where a request really comes from: the first address, seen from us, that no trusted proxy stands at. */
export function addressOf(trust: Trust, request: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((a) => a.trim())
    .filter(Boolean)
  const hops = [request.socket.remoteAddress ?? '', ...forwarded.reverse()]
  const end = hops.findIndex((address, hop) => !trust(address, hop))
  return plainAddress(hops.at(end) ?? '')
}
