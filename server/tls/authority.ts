import 'reflect-metadata'
import { randomUUID, webcrypto } from 'node:crypto'
import { isIP } from 'node:net'
import { AsnConvert } from '@peculiar/asn1-schema'
import { GeneralName, GeneralSubtree, GeneralSubtrees, id_ce_nameConstraints, NameConstraints } from '@peculiar/asn1-x509'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { networksOf, PRESETS } from '../platform/networks.ts'
import type { Names } from './ownNames.ts'

const DAY_MS = 24 * 3_600_000
const AUTHORITY_DAYS = 3653
/** Browsers take none that lasts more than 398 days. */
const SERVER_DAYS = 397
/** Phones whose clocks are late take it all the same. */
const BACKDATED_DAYS = 7
const EC = { name: 'ECDSA', namedCurve: 'P-256' } as const
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const
/** Names that are given in houses, and to nobody on the internet. */
const INTERNAL_DOMAINS = ['localhost', 'local', 'lan', 'internal', 'home.arpa']
/** Addresses of networks of one's own, those behind a provider's translation, and of one cable. */
const INTERNAL_NETWORKS = [...['loopback', 'linklocal', 'uniquelocal'].flatMap((name) => PRESETS[name] ?? []), '100.64.0.0/10']

/** A certificate and its private key, as PEM. */
export interface Pair {
  readonly cert: string
  readonly key: string
}

const newKeys = () => webcrypto.subtle.generateKey(EC, true, ['sign', 'verify'])
async function keyText(key: webcrypto.CryptoKey): Promise<string> {
  const bytes = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key)).toString('base64')
  return `-----BEGIN PRIVATE KEY-----\n${bytes.replace(/(.{64})/g, '$1\n').trimEnd()}\n-----END PRIVATE KEY-----\n`
}
const keyFrom = (pem: string) =>
  webcrypto.subtle.importKey('pkcs8', Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64'), EC, false, ['sign'])
/** A positive number of 16 bytes. */
const serial = () => `01${randomUUID().replaceAll('-', '').slice(2)}`

/** What the authority may speak for, and no browser believes it beyond: whoever stole its key could not pretend to be a bank. */
function limitedTo({ dns, ips }: Names): Extension {
  const bases = [
    ...[...new Set([...INTERNAL_DOMAINS, ...dns])].map((dNSName) => new GeneralName({ dNSName })),
    ...[...INTERNAL_NETWORKS, ...ips.map((ip) => `${ip}/${isIP(ip) === 6 ? 128 : 32}`)].map((iPAddress) => new GeneralName({ iPAddress })),
  ]
  const permittedSubtrees = new GeneralSubtrees(bases.map((base) => new GeneralSubtree({ base })))
  return new Extension(id_ce_nameConstraints, true, AsnConvert.serialize(new NameConstraints({ permittedSubtrees })))
}

/** A certificate authority of this installation, for its own names and those of networks like its own. */
export async function newAuthority(names: Names, title: string, now: Date): Promise<Pair> {
  const keys = await newKeys()
  const cert = await X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: serial(),
      name: [{ O: ['Millwright'] }, { CN: [title] }],
      notBefore: new Date(now.getTime() - BACKDATED_DAYS * DAY_MS),
      notAfter: new Date(now.getTime() + AUTHORITY_DAYS * DAY_MS),
      signingAlgorithm: SIGNING,
      keys,
      extensions: [
        new BasicConstraintsExtension(true, 0, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
        await SubjectKeyIdentifierExtension.create(keys.publicKey),
        limitedTo(names),
      ],
    },
    webcrypto as Crypto,
  )
  return { cert: `${cert.toString('pem')}\n`, key: await keyText(keys.privateKey) }
}

/** As much of these names as the authority may speak for; one that is limited to nothing may speak for all. */
export function permittedBy(authority: string, { dns, ips }: Names): Names {
  const limits = new X509Certificate(authority).getExtension(id_ce_nameConstraints)
  if (!limits) return { dns, ips }
  const { permittedSubtrees = [] } = AsnConvert.parse(limits.value, NameConstraints)
  const bases = [...permittedSubtrees].map(({ base }) => base)
  const domains = bases.flatMap(({ dNSName }) => dNSName ?? [])
  const isPermitted = networksOf(bases.flatMap(({ iPAddress }) => iPAddress ?? []))
  return { dns: dns.filter((name) => domains.some((one) => name === one || name.endsWith(`.${one}`))), ips: ips.filter(isPermitted) }
}

/** A certificate for a server of these names, by an authority that may speak for them. */
export async function newServerCertificate(authority: Pair, { dns, ips }: Names, now: Date): Promise<Pair> {
  const keys = await newKeys()
  const issuer = new X509Certificate(authority.cert)
  const end = Math.min(now.getTime() + (SERVER_DAYS - BACKDATED_DAYS) * DAY_MS, issuer.notAfter.getTime())
  const cert = await X509CertificateGenerator.create(
    {
      serialNumber: serial(),
      subject: [{ CN: [dns.find((name) => name !== 'localhost') ?? 'localhost'].map((name) => name.slice(0, 64)) }],
      issuer: issuer.subjectName,
      notBefore: new Date(Math.max(now.getTime() - BACKDATED_DAYS * DAY_MS, issuer.notBefore.getTime())),
      notAfter: new Date(end),
      publicKey: keys.publicKey,
      signingKey: await keyFrom(authority.key),
      signingAlgorithm: SIGNING,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
        new SubjectAlternativeNameExtension([
          ...dns.map((value) => ({ type: 'dns' as const, value })),
          ...ips.map((value) => ({ type: 'ip' as const, value })),
        ]),
        await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
        await SubjectKeyIdentifierExtension.create(keys.publicKey),
      ],
    },
    webcrypto as Crypto,
  )
  return { cert: `${cert.toString('pem')}\n`, key: await keyText(keys.privateKey) }
}
