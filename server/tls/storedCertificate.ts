import { X509Certificate } from 'node:crypto'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readIfThere, writeAtomic } from '../platform/disk/durable.ts'
import { closeToOthers, privateFolder } from '../platform/disk/privateFiles.ts'
import { tryLockFile } from '../platform/disk/workFolder.ts'
import { AUTHORITY_FILE, SERVER_FILE } from '../platform/settings/tlsSettings.ts'
import type { Pair } from './authority.ts'
import { type Names, sortNames } from './ownNames.ts'
import { daysLeft, fitting, isEarly, isNone, missingIn, namesIn, pairIn, TlsFault } from './pem.ts'

const LOCK_FILE = 'tls/lock'
const LOCKED_MS = 50
const RENEWED_DAYS = 30
/** A server that moves between networks does not collect addresses for ever: those that were added last stay, of names and addresses each. */
const EARLIER_MAX = 32

export interface StoredCertificate {
  readonly server: Pair
  /** The certificate of the authority. */
  readonly authority: string
}
const textOf = ({ cert, key }: Pair) => cert + key

/** What is there, unjudged; nothing is made. */
export function foundCertificate(dataDir: string): { readonly authority: Pair | null; readonly server: Pair | null } {
  const of = (name: string) => {
    const text = readIfThere(join(dataDir, name))
    return text ? pairIn(text) : null
  }
  return { authority: of(AUTHORITY_FILE), server: of(SERVER_FILE) }
}

async function storedAuthority(dataDir: string, names: Names, { title, now }: Making): Promise<Pair> {
  const file = join(dataDir, AUTHORITY_FILE)
  const text = readIfThere(file)
  if (text) {
    const pair = pairIn(text)
    try {
      fitting(pair, { certFile: file, keyFile: file })
    } catch {
      throw new TlsFault('damagedAuthority', { file })
    }
    return pair
  }
  const { newAuthority } = await import('./authority.ts')
  const made = await newAuthority(names, title, now)
  await writeAtomic(file, textOf(made))
  return made
}

/** Whether the certificate that is there still does: by this authority, for these names, and not about to end. */
function isGood(found: Pair | null, authority: Pair, wanted: Names, now: Date): boolean {
  if (!found) return false
  try {
    const [own, issuer] = [fitting(found, { certFile: '', keyFile: '' }), new X509Certificate(authority.cert)]
    if (!own.checkIssued(issuer) || !own.verify(issuer.publicKey)) return false
    // A clock that is late makes none: what it made would have ended for everybody else.
    return isEarly(own, now) || (daysLeft(own, now) >= RENEWED_DAYS && isNone(missingIn(own, wanted)))
  } catch {
    return false
  }
}
/** Names that the one before had: another server on the same folder may have asked for them. Those of one that ends are forgotten. */
function earlier(found: Pair | null, now: Date): Names {
  try {
    const own = new X509Certificate(found?.cert ?? '')
    const { dns, ips } = sortNames(daysLeft(own, now) < RENEWED_DAYS ? [] : namesIn(own))
    return { dns: dns.slice(0, EARLIER_MAX), ips: ips.slice(0, EARLIER_MAX) }
  } catch {
    return { dns: [], ips: [] }
  }
}

export interface Making {
  readonly now: Date
  /** What phones call the authority. */
  readonly title: string
}
/** Two servers on one folder make nothing at once: the later of them finds what the first has made. */
async function withFolderLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const release = tryLockFile(join(dataDir, LOCK_FILE))
    if (release) return work().finally(release)
    await pause(LOCKED_MS)
  }
}
async function made(dataDir: string, names: Names, making: Making): Promise<StoredCertificate> {
  const { now } = making
  const authority = await storedAuthority(dataDir, names, making)
  const { server: found } = foundCertificate(dataDir)
  const { newServerCertificate, permittedBy } = await import('./authority.ts')
  const allowed = permittedBy(authority.cert, names)
  if (found && isGood(found, authority, allowed, now)) return { server: found, authority: authority.cert }
  const more = permittedBy(authority.cert, earlier(found, now))
  const all = { dns: [...new Set([...allowed.dns, ...more.dns])], ips: [...new Set([...allowed.ips, ...more.ips])] }
  const server = await newServerCertificate(authority, all, now)
  await writeAtomic(join(dataDir, SERVER_FILE), textOf(server))
  return { server, authority: authority.cert }
}

/** The certificate of this installation for these names, made or renewed where the one that is there does not do; always by the same authority. */
export async function storedCertificate(dataDir: string, names: Names, making: Making): Promise<StoredCertificate> {
  privateFolder(dirname(join(dataDir, AUTHORITY_FILE)))
  for (const name of [AUTHORITY_FILE, SERVER_FILE]) closeToOthers(join(dataDir, name))
  const { authority, server } = foundCertificate(dataDir)
  if (authority && server && isGood(server, authority, names, making.now)) return { server, authority: authority.cert }
  return withFolderLock(dataDir, () => made(dataDir, names, making))
}
