import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { networksOf, plainAddress } from '../platform/networks.ts'

const isLoopback = networksOf(['loopback'])

export type Trust = (address: string, hop: number) => boolean
/** Whose X-Forwarded-For is believed: so many hops, these addresses, or nobody's. */
export function trustOf(setting: number | readonly string[] | null): Trust {
  if (setting === null) return () => false
  if (typeof setting === 'number') return (_address, hop) => hop < setting
  return networksOf(setting)
}

/** Some proxies write the port as well. */
function addressIn(part: string): string | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(part)?.[1] ?? /^([\d.]+):\d+$/.exec(part)?.[1] ?? part
  return isIP(bare) ? bare : undefined
}
/** The addresses in X-Forwarded-For, the nearest first, up to one that is none: whoever stands behind that could be anybody. */
export function forwardedIn(headers: IncomingHttpHeaders): string[] {
  const parts = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .reverse()
    .map(addressIn)
  const end = parts.indexOf(undefined)
  return (end < 0 ? parts : parts.slice(0, end)) as string[]
}

/** Where a request really comes from: the first address, seen from us, that no trusted proxy stands at. */
export function addressOf(trust: Trust, request: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const hops = [request.socket.remoteAddress ?? '', ...forwardedIn(request.headers)]
  const end = hops.findIndex((address, hop) => !trust(address, hop))
  return plainAddress(hops.at(end) ?? '')
}

/** Whether a request came over TLS: to this server, or to a proxy that stands next to it and is believed. */
export const isSecure = (trust: Trust, { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean =>
  'encrypted' in socket || (trust(socket.remoteAddress ?? '', 0) && /(?:^|,)\s*https\s*$/.test(String(headers['x-forwarded-proto'] ?? '')))

const HANDED_ON = /^(forwarded|via|x-forwarded-.*|.*-ip)$/
const HERE = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/i
/** Asked on this very machine, with nobody in between who says so. */
export const isDirect = ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean =>
  isLoopback(socket.remoteAddress ?? '') && HERE.test(headers.host ?? '') && !Object.keys(headers).some((name) => HANDED_ON.test(name))
