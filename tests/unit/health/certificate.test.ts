import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { certificate } from '../../../server/health/certificateCheck.ts'
import { ownNames } from '../../../server/tls/ownNames.ts'
import { storedCertificate } from '../../../server/tls/storedCertificate.ts'
import { healthSite, look } from '../../support/health/healthSite.ts'
import { boughtCertificate, filesOf } from '../../support/servers/certificates.ts'

const DAY_MS = 24 * 3_600_000
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
function siteWith(settings: Record<string, string>, shiftDays = 0) {
  const made = healthSite(settings, { now: () => new Date(Date.now() + shiftDays * DAY_MS) })
  ends.push(made.close)
  return made
}
const ask = (settings: Record<string, string>, shiftDays = 0) => look(certificate, siteWith(settings, shiftDays).site)

it('is not needed on this machine alone nor behind a proxy, and is missed on a network', async () => {
  expect(await ask({})).toEqual(['green none'])
  expect(await ask({ HOST: '0.0.0.0', TRUST_PROXY: '1' })).toEqual(['green none'])
  expect(await ask({ HOST: '0.0.0.0', TLS: 'off' })).toEqual(['yellow off'])
})

it('that is made here is looked at, without making one', async () => {
  const { site, folder } = siteWith({ TLS: 'auto' })
  const now = new Date()
  expect(await look(certificate, site)).toEqual(['green unmade'])
  expect(await look(certificate, { ...site, config: { ...site.config, tls: { ...site.config.tls, plainPort: 4001 } } })).toEqual([
    'green unmade',
    'yellow plainPort',
  ])
  await storedCertificate(folder, ownNames(), { now, title: 'Millwright' })
  expect(await look(certificate, site)).toEqual(['green auto'])
  const at = (days: number) => ({ ...site, now: () => new Date(now.getTime() + days * DAY_MS) })
  expect(await look(certificate, at(-365))).toEqual(['red clock'])
  expect(await look(certificate, at(370))).toEqual(['red overdue'])
  rmSync(join(folder, 'tls'), { recursive: true })
  await storedCertificate(folder, ownNames([], [], 'another'), { now: new Date(now.getTime() - 3500 * DAY_MS), title: 'Millwright' })
  rmSync(join(folder, 'tls/server.pem'))
  await storedCertificate(folder, ownNames([], [], 'another'), { now, title: 'Millwright' })
  expect(await look(certificate, site)).toEqual(['yellow missing', 'yellow authorityEnds'])
  // In a container of its own the doctor has another name than the server: what counts is how people open it.
  const named = (...hosts: string[]) => ({ ...site, config: { ...site.config, tls: { ...site.config.tls, names: hosts } } })
  expect(await look(certificate, named('another'))).toEqual(['yellow authorityEnds'])
  expect(await look(certificate, named('another', 'mes.plant.example'))).toEqual(['yellow missing', 'yellow authorityEnds'])
  writeFileSync(join(folder, 'tls/authority.pem'), 'torn')
  expect(await look(certificate, site)).toEqual(['red damaged'])
})

it("of one's own is held to its key, its names and the clock", async () => {
  const names = ownNames()
  const { pair } = await boughtCertificate([...names.dns, ...names.ips])
  const files = filesOf(pair)
  const settings = { TLS_CERT: files.cert, TLS_KEY: files.key }
  expect(await ask(settings)).toEqual(['green own'])
  expect(await ask(settings, 375)).toEqual(['yellow ends'])
  expect(await ask(settings, 500)).toEqual(['red expired'])
  expect(await ask(settings, -365)).toEqual(['red early'])
  chmodSync(files.key, 0o644)
  expect(await ask(settings)).toEqual(['yellow openKey'])
  chmodSync(files.key, 0o600)
  const other = filesOf((await boughtCertificate(['shop.lan'])).pair)
  expect(await ask({ TLS_CERT: other.cert, TLS_KEY: other.key })).toEqual(['yellow otherName'])
  expect(await ask({ ...settings, TLS_KEY: other.key })).toEqual(['red otherKey'])
  writeFileSync(files.key, '-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----\n')
  expect(await ask(settings)).toEqual(['red lockedKey'])
  writeFileSync(files.key, 'none')
  expect(await ask(settings)).toEqual(['red noKey'])
  writeFileSync(files.cert, 'none')
  expect(await ask(settings)).toEqual(['red noCertificate'])
  rmSync(files.cert)
  mkdirSync(files.cert)
  expect(await ask(settings)).toEqual(['red unreadable'])
})
