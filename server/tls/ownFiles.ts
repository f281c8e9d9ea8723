import { X509Certificate } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { networksOf } from '../platform/networks.ts'
import type { Pair } from './authority.ts'
import type { Names } from './ownNames.ts'
import { dayOf, daysLeft, fitting, isEarly, missingIn, namesIn, TlsFault } from './pem.ts'

export interface OwnFiles {
  readonly cert: string
  readonly key: string
}
const WORLD_READS = 0o004

function textOf(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new TlsFault('unreadable', { setting, file, code: (error as NodeJS.ErrnoException).code ?? '' })
  }
}
/** One's own certificate and its key. Throws the TlsFault that says why they cannot be used. */
export function readOwnFiles(files: OwnFiles): Pair {
  const pair = { cert: textOf('TLS_CERT', files.cert), key: textOf('TLS_KEY', files.key) }
  fitting(pair, { certFile: files.cert, keyFile: files.key })
  return pair
}
/** When either was written last. */
export const stampOf = (files: OwnFiles): string =>
  [files.cert, files.key].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ')

const isLoopback = networksOf(['loopback'])
/** What is not as it should be with a certificate that can be used. `known` is what people call this server, as far as that is known. */
export function complaintsOf({ cert }: Pair, files: OwnFiles, known: Names, now: Date): TlsFault[] {
  const certificate = new X509Certificate(cert)
  const faults: TlsFault[] = []
  if (daysLeft(certificate, now) < 0) faults.push(new TlsFault('expired', { ends: dayOf(certificate.validTo) }))
  if (isEarly(certificate, now))
    faults.push(new TlsFault('early', { begins: dayOf(certificate.validFrom), today: dayOf(now.toISOString()) }))
  const outer = { dns: known.dns.filter((name) => name !== 'localhost'), ips: known.ips.filter((ip) => !isLoopback(ip)) }
  const missing = missingIn(certificate, outer)
  const isForNone = missing.dns.length === outer.dns.length && missing.ips.length === outer.ips.length
  if (isForNone)
    faults.push(new TlsFault('otherName', { names: namesIn(certificate).join(', ') || '-', own: [...outer.dns, ...outer.ips].join(', ') }))
  if (process.platform !== 'win32' && (statSync(files.key, { throwIfNoEntry: false })?.mode ?? 0) & WORLD_READS)
    faults.push(new TlsFault('openKey', { file: files.key }))
  return faults
}
