import { X509Certificate } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { words } from '../../../server/platform/words.ts'
import { complaintsOf, readOwnFiles } from '../../../server/tls/ownFiles.ts'
import { sortNames } from '../../../server/tls/ownNames.ts'
import { namesIn, TlsFault } from '../../../server/tls/pem.ts'
import { openTls } from '../../../server/tls/serving.ts'
import { boughtCertificate, filesOf } from '../../support/servers/certificates.ts'

/** The fault by its name, once it has a sentence in both languages. */
function told(fault: TlsFault) {
  for (const language of ['zh', 'en'] as const) expect(words(language)(`tls.faults.${fault.why}`, fault.params)).not.toMatch(/^tls\.|\{\{/)
  return fault.why
}
const KNOWN = sortNames(['localhost', '127.0.0.1', 'mes.plant.lan', '10.0.0.7'])

describe("one's own certificate", () => {
  it('that is for this server, and kept to itself, is taken without a word', async () => {
    const { pair } = await boughtCertificate(['mes.plant.lan'])
    const files = filesOf(pair)
    expect([readOwnFiles(files), complaintsOf(pair, files, KNOWN, new Date())]).toEqual([pair, []])
  })

  it.each<[string, Parameters<typeof boughtCertificate>, number, string]>([
    ['has ended', [['mes.plant.lan'], { ageDays: 500 }], 0o600, 'expired'],
    ['has not begun', [['mes.plant.lan'], { ageDays: -365 }], 0o600, 'early'],
    ['is for another name', [['shop.lan']], 0o600, 'otherName'],
    ['has a key that everybody reads', [['mes.plant.lan']], 0o644, 'openKey'],
  ])('that %s is served, and complained of', async (_what, made, mode, expected) => {
    const { pair } = await boughtCertificate(...made)
    const files = filesOf(pair)
    chmodSync(files.key, mode)
    expect(complaintsOf(readOwnFiles(files), files, KNOWN, new Date()).map(told)).toEqual([expected])
  })

  it.each<[string, (files: ReturnType<typeof filesOf>) => void, string]>([
    ['is not there', ({ cert }) => rmSync(cert), 'unreadable'],
    ['is none', ({ cert }) => writeFileSync(cert, 'hello'), 'noCertificate'],
    ['has no key', ({ key }) => writeFileSync(key, '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n'), 'noKey'],
    [
      'has a key under a passphrase',
      ({ key }) => writeFileSync(key, '-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----\n'),
      'lockedKey',
    ],
  ])('that %s stops the start with a sentence', async (_what, spoil, expected) => {
    const files = filesOf((await boughtCertificate(['mes.plant.lan'])).pair)
    spoil(files)
    const fault = await Promise.resolve()
      .then(() => readOwnFiles(files))
      .catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(TlsFault)
    expect(told(fault as TlsFault)).toBe(expected)
  })

  it('with the key of another is not served; the one before it stays, and the log says why once', async () => {
    const [first, second] = [await boughtCertificate(['mes.plant.lan']), await boughtCertificate(['mes.plant.lan'])]
    const files = filesOf(first.pair)
    const lines: string[] = []
    const note = (text: unknown) => void lines.push(String(text))
    const logger = { info: note, warn: note, error: note } as never
    const config = { dataDir: '/nowhere', host: '127.0.0.1', tls: { kind: 'own', files, names: [], plainPort: null } } as const
    const tls = await openTls({ config, logger })
    if (!tls) throw new Error('no https')
    const served: string[] = []
    tls.serve({ setSecureContext: ({ cert }) => void served.push(String(cert)) })
    tls.knowHosts(async () => ['mes.plant.lan'])
    writeFileSync(files.cert, second.pair.cert)
    await tls.look()
    await tls.look()
    expect([served, tls.pair, lines]).toEqual([[], first.pair, [expect.stringContaining('does not belong to the certificate')]])
    writeFileSync(files.key, second.pair.key)
    await tls.look()
    expect([served, tls.pair, lines.at(-1)]).toEqual([[second.pair.cert], second.pair, 'the certificate was read again'])
    tls.close()
  })
})

describe('a certificate that was made here', () => {
  it('is complained of while the clock is behind it, and keeps the names it has while the base is away', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'millwright-clock-'))
    const lines: string[] = []
    const note = (text: unknown) => void lines.push(String(text))
    const logger = { info: note, warn: note, error: note } as never
    const config = { dataDir, host: '127.0.0.1', tls: { kind: 'auto', files: null, names: [], plainPort: null } } as const
    let now = new Date()
    const tls = await openTls({ config, logger, now: () => now })
    let isAway = false
    tls?.knowHosts(async () => {
      if (isAway) throw new Error('away')
      return ['mes.plant.lan']
    })
    await tls?.look()
    const { cert = '' } = tls?.pair ?? {}
    expect(namesIn(new X509Certificate(cert))).toContain('mes.plant.lan')
    isAway = true
    await tls?.look()
    now = new Date(now.getTime() - 365 * 24 * 3_600_000)
    await tls?.look()
    await tls?.look()
    expect([tls?.pair.cert, lines]).toEqual([cert, ['the certificate was renewed', expect.stringContaining('Check the clock')]])
    tls?.close()
    rmSync(dataDir, { recursive: true })
  })
})
