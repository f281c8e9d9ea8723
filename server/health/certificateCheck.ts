import { X509Certificate } from 'node:crypto'
import { AUTHORITY_FILE, isOpenToOthers, SERVER_FILE } from '../platform/settings/tlsSettings.ts'
import { complaintsOf, type OwnFiles, readOwnFiles } from '../tls/ownFiles.ts'
import { ownNames, sortNames } from '../tls/ownNames.ts'
import { dayOf, daysLeft, fitting, isEarly, isNone, missingIn, namesIn, TlsFault } from '../tls/pem.ts'
import { siteHosts } from '../tls/siteAddress.ts'
import { foundCertificate } from '../tls/storedCertificate.ts'
import { type Finding, green, type HealthCheck, red, type Site, yellow } from './check.ts'

const EXPIRY_WARNING_DAYS = 30
/** It is renewed 30 days before its end, if the server runs. */
const OVERDUE_DAYS = 25
const AUTHORITY_WARNING_DAYS = 365
/** Browsers come in all the same, some with a warning. */
const WARNINGS = ['otherName', 'openKey']

const certificateParams = (certificate: X509Certificate) => ({ names: namesIn(certificate).join(', '), ends: dayOf(certificate.validTo) })
const asFinding = ({ why, params }: TlsFault) => (WARNINGS.includes(why) ? yellow : red)(why, params)

function ofOwn(files: OwnFiles, hosts: readonly string[], now: Date): Finding[] {
  try {
    const pair = readOwnFiles(files)
    const faults = complaintsOf(pair, files, wantedNames(hosts), now)
    if (faults.length) return faults.map(asFinding)
    const certificate = new X509Certificate(pair.cert)
    const days = daysLeft(certificate, now)
    return [
      days < EXPIRY_WARNING_DAYS
        ? yellow('ends', { ...certificateParams(certificate), days })
        : green('own', certificateParams(certificate)),
    ]
  } catch (error) {
    if (!(error instanceof TlsFault)) throw error
    return [asFinding(error)]
  }
}

const inOne = (file: string) => ({ certFile: file, keyFile: file })
/** By which names people open this server; a doctor in a container of its own knows no others than those of the settings. */
const wantedNames = (hosts: readonly string[]) => (hosts.length ? sortNames(hosts) : ownNames())
function ofStored({ config: { dataDir } }: Site, hosts: readonly string[], now: Date): Finding[] {
  const { authority, server } = foundCertificate(dataDir)
  if (!authority || !server) return [green('unmade')]
  try {
    const [own, issuer] = [fitting(server, inOne(SERVER_FILE)), fitting(authority, inOne(AUTHORITY_FILE))]
    if (isEarly(own, now)) return [red('clock', { begins: dayOf(own.validFrom), today: dayOf(now.toISOString()) })]
    if (daysLeft(own, now) < OVERDUE_DAYS) return [red('overdue', certificateParams(own))]
    const missing = missingIn(own, wantedNames(hosts))
    const found = isNone(missing) ? [] : [yellow('missing', { missing: [...missing.dns, ...missing.ips].join(', ') })]
    if (daysLeft(issuer, now) < AUTHORITY_WARNING_DAYS) found.push(yellow('authorityEnds', { ends: dayOf(issuer.validTo) }))
    return found.length ? found : [green('auto', certificateParams(own))]
  } catch (error) {
    if (!(error instanceof TlsFault)) throw error
    return [red('damaged', error.params)]
  }
}

/** Which certificate browsers are shown, for which names, until when; and what is still served without. */
export const certificate: HealthCheck = {
  name: 'certificate',
  group: 'network',
  async run(site) {
    const { tls, host, trustProxy } = site.config
    if (tls.kind === 'off') return trustProxy === null && isOpenToOthers(host) ? yellow('off') : green('none')
    // Where the base does not open, its own check says why.
    const parameters = await site
      .store()
      .then(siteHosts)
      .catch(() => [])
    const hosts = [...tls.names, ...parameters]
    const found = tls.files ? ofOwn(tls.files, hosts, site.now()) : ofStored(site, hosts, site.now())
    return tls.plainPort === null ? found : [...found, yellow('plainPort', { port: tls.plainPort })]
  },
}
