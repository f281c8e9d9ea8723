import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

const PRESETS: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
/** A socket that listens for both families writes IPv4 peers as ::ffff:10.0.0.1. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

function networksOf(names: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const name of names.flatMap((n) => PRESETS[n] ?? n)) {
    const [address = '', bits] = name.split('/')
    if (bits) list.addSubnet(address, Number(bits), familyOf(address))
    else list.addAddress(address, familyOf(address))
  }
  return (address) => isIP(plain(address)) > 0 && list.check(plain(address), familyOf(plain(address)))
}
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
  return plain(hops.at(end) ?? '')
}
