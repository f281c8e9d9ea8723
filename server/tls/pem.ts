import { createPrivateKey, X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import type { Pair } from './authority.ts'
import type { Names } from './ownNames.ts'

/** What is wrong with a certificate or with where it lies. Its words are `tls.faults.<why>` in locales/tls.json. */
export class TlsFault extends Error {
  readonly why: string
  readonly params: Readonly<Record<string, string>>
  constructor(why: string, params: Readonly<Record<string, string>> = {}) {
    super(`${why} ${JSON.stringify(params)}`)
    this.why = why
    this.params = params
  }
}

/** The certificate and the key in one text. */
export function pairIn(text: string): Pair {
  const [cert = ''] = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----\n?/.exec(text) ?? []
  const [key = ''] = /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]+?-----END [A-Z ]*PRIVATE KEY-----\n?/.exec(text) ?? []
  return { cert, key }
}
/** The certificate itself, first of those in a file, with its key held to it. Throws the TlsFault that says what does not fit. */
export function fitting({ cert, key }: Pair, files: Readonly<Record<'certFile' | 'keyFile', string>>): X509Certificate {
  const certificate = read('noCertificate', files.certFile, () => new X509Certificate(cert))
  if (/ENCRYPTED/.test(key)) throw new TlsFault('lockedKey', { file: files.keyFile })
  const privateKey = read('noKey', files.keyFile, () => createPrivateKey(key))
  if (!certificate.checkPrivateKey(privateKey)) throw new TlsFault('otherKey', files)
  return certificate
}
function read<T>(why: string, file: string, work: () => T): T {
  try {
    return work()
  } catch {
    throw new TlsFault(why, { file })
  }
}

/** The names in a certificate, as they are told. */
export const namesIn = ({ subjectAltName = '' }: X509Certificate): string[] =>
  subjectAltName.split(', ').flatMap((one) => /^(?:DNS|IP Address):(.+)$/.exec(one)?.[1] ?? [])
const isFor = (certificate: X509Certificate, name: string) =>
  isIP(name) ? certificate.checkIP(name) !== undefined : certificate.checkHost(name) !== undefined
/** Which of these names a certificate does not speak for. */
export const missingIn = (certificate: X509Certificate, { dns, ips }: Names): Names => ({
  dns: dns.filter((name) => !isFor(certificate, name)),
  ips: ips.filter((ip) => !isFor(certificate, ip)),
})
export const isNone = ({ dns, ips }: Names): boolean => dns.length + ips.length === 0

const DAY_MS = 24 * 3_600_000
/** Full days until it ends; below 0 it has ended. */
export const daysLeft = ({ validTo }: Pick<X509Certificate, 'validTo'>, now: Date): number =>
  Math.floor((Date.parse(validTo) - now.getTime()) / DAY_MS)
export const isEarly = ({ validFrom }: Pick<X509Certificate, 'validFrom'>, now: Date): boolean => Date.parse(validFrom) > now.getTime()
/** As browsers and phones show it. */
export const fingerprintOf = (cert: string): string => new X509Certificate(cert).fingerprint256
export const dayOf = (text: string): string => new Date(text).toISOString().slice(0, 10)
