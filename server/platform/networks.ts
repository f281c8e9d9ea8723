import { BlockList, isIP } from 'node:net'

/** Networks that have names of their own, as settings spell them. */
export const PRESETS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
/** A socket that listens for both families writes IPv4 peers as ::ffff:10.0.0.1. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Whether an address lies in any of these: single addresses, networks such as 10.1.0.0/16, or names of `PRESETS`. */
export function networksOf(names: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const name of names.flatMap((n) => PRESETS[n] ?? n)) {
    const [address = '', bits] = name.split('/')
    if (bits) list.addSubnet(address, Number(bits), familyOf(address))
    else list.addAddress(address, familyOf(address))
  }
  return (address) => isIP(plainAddress(address)) > 0 && list.check(plainAddress(address), familyOf(plainAddress(address)))
}

/** Whether a setting names an address or a network; a whole network of the world would trust everybody. */
export const isNetwork = (part: string) => {
  const [address = '', bits = '32', ...more] = part.split('/')
  const family = isIP(address)
  return family > 0 && !more.length && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32)
}
