import { isIP } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import { networksOf } from '../platform/networks.ts'
import { HOST_NAME } from '../platform/settings/tlsSettings.ts'

/** What a server is called: names and addresses, each once, in lower case. */
export interface Names {
  readonly dns: readonly string[]
  readonly ips: readonly string[]
}
export interface Interface {
  readonly address: string
  readonly name: string
}

const isLinkLocal = networksOf(['linklocal'])
const isLoopback = networksOf(['loopback'])
const isPrivate = networksOf(['uniquelocal'])
/** Bridges of containers and virtual machines, and tunnels: no phone in the factory reaches them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|podman|cni|flannel|utun|tun|tap|wg|zt|tailscale)/i

/** The addresses of this machine, in the order of the system. IPv6 of one cable alone stays out: no address in a browser can name it. */
export const interfaces = (): Interface[] =>
  Object.entries(networkInterfaces()).flatMap(([name, found = []]) =>
    found.flatMap(({ address }) => (isLinkLocal(address) && isIP(address) === 6 ? [] : [{ address, name }])),
  )

/** One spelling of an address of IPv6. */
const plainIp = (ip: string) => (isIP(ip) === 6 ? new URL(`http://[${ip}]`).hostname.slice(1, -1) : ip)
/** Names and addresses, told apart; what is neither is left out. */
export function sortNames(all: readonly string[]): Names {
  const plain = [...new Set(all.map((one) => one.toLowerCase().replace(/^\[|\]$/g, '')))]
  return {
    dns: plain.filter((one) => !isIP(one) && HOST_NAME.test(one)),
    ips: [...new Set(plain.filter((one) => isIP(one) > 0).map(plainIp))],
  }
}
const HERE = ['localhost', '127.0.0.1', '::1']
/** All that others may call this server. In: hosts it is known by besides, such as that of the address in the settings. */
export function ownNames(more: readonly string[] = [], found: readonly Interface[] = interfaces(), machine = hostname()): Names {
  const own = machine.toLowerCase()
  return sortNames([...HERE, own, `${own.split('.')[0]}.local`, ...found.map(({ address }) => address), ...more])
}

/** All that a certificate made here is for: the names of the settings, or where they say none, those of the machine; with hosts known besides. */
export function certifiedNames(named: readonly string[], hosts: readonly string[], found?: readonly Interface[]): Names {
  return named.length ? sortNames([...HERE, ...named, ...hosts]) : ownNames(hosts, found)
}

/** The address at which phones reach a server that listens on `host`, the likeliest first. */
export function reachedAt(host: string, found: readonly Interface[] = interfaces()): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host]
  const outer = found.filter(({ address, name }) => !isLoopback(address) && !VIRTUAL.test(name) && (host === '::' || isIP(address) === 4))
  const rank = ({ address }: Interface) => (isIP(address) === 6 ? 2 : isPrivate(address) ? 0 : 1)
  return outer.toSorted((a, b) => rank(a) - rank(b)).map(({ address }) => address)
}

/** As it stands in an address of the web. */
export const inUrl = (host: string) => (isIP(host) === 6 ? `[${host}]` : host)
