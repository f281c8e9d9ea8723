import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { permittedBy } from '../../../server/tls/authority.ts'
import { interfaces, ownNames, reachedAt, sortNames } from '../../../server/tls/ownNames.ts'
import { isNone, missingIn, namesIn } from '../../../server/tls/pem.ts'
import { storedCertificate } from '../../../server/tls/storedCertificate.ts'

const root = mkdtempSync(join(tmpdir(), 'millwright-tls-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const DAY_MS = 24 * 3_600_000
const start = new Date('2026-11-28T08:00:00Z')
const later = (days: number) => new Date(start.getTime() + days * DAY_MS)
const at = (address: string, name = 'eth0') => ({ address, name })
const names = (...addresses: string[]) =>
  ownNames(
    [],
    addresses.map((one) => at(one)),
    'Mill-1',
  )
const keep = (folder: string, wanted = names('192.168.1.10'), now = start) =>
  storedCertificate(join(root, folder), wanted, { now, title: 'Millwright 192.168.1.10' })
const read = ({ server, authority }: Awaited<ReturnType<typeof keep>>) => ({
  own: new X509Certificate(server.cert),
  issuer: new X509Certificate(authority),
})

describe('what a server is called', () => {
  it('is its name, with .local, this machine, and all addresses, in one spelling each', () => {
    const found = [at('10.1.2.3'), at('fd00:0:0:0:0:0:0:2'), at('::1', 'lo')]
    expect(ownNames(['MES.example.cn', '[FD00::2]', 'no name'], found, 'Mill-1.plant')).toEqual({
      dns: ['localhost', 'mill-1.plant', 'mill-1.local', 'mes.example.cn'],
      ips: ['127.0.0.1', '::1', '10.1.2.3', 'fd00::2'],
    })
    expect(interfaces().map(({ address }) => address)).toContain('127.0.0.1')
  })

  it('to phones is the address of the house, not that of a container bridge', () => {
    const found = [at('127.0.0.1', 'lo'), at('172.17.0.1', 'docker0'), at('203.0.113.5'), at('192.168.1.10'), at('fd00::2')]
    expect(reachedAt('0.0.0.0', found)).toEqual(['192.168.1.10', '203.0.113.5'])
    expect(reachedAt('::', found)).toEqual(['192.168.1.10', '203.0.113.5', 'fd00::2'])
    expect(reachedAt('10.0.0.7', found)).toEqual(['10.0.0.7'])
  })
})

describe('the certificate that is made here', () => {
  it('is for all own names, from an authority of ten years, and lasts no longer than browsers take', async () => {
    const made = await keep('first')
    const { own, issuer } = read(made)
    expect([own.checkIssued(issuer), own.verify(issuer.publicKey), issuer.ca, own.ca]).toEqual([true, true, true, false])
    expect(isNone(missingIn(own, names('192.168.1.10')))).toBe(true)
    const days = (Date.parse(own.validTo) - Date.parse(own.validFrom)) / DAY_MS
    expect([days <= 398, Date.parse(own.validFrom) <= later(-5).getTime(), Date.parse(issuer.validTo) > later(3650).getTime()]).toEqual([
      true,
      true,
      true,
    ])
    expect(issuer.subject).toContain('CN=Millwright 192.168.1.10')
    for (const file of ['authority', 'server']) expect(statSync(join(root, `first/tls/${file}.pem`)).mode & 0o777).toBe(0o600)
    expect(statSync(join(root, 'first/tls')).mode & 0o777).toBe(0o700)
    expect(await keep('first')).toEqual(made)
  })

  it('is renewed 30 days before its end, when an address comes, and when it is damaged; the authority stays', async () => {
    const first = await keep('renewed')
    expect(await keep('renewed', undefined, later(340))).toEqual(first)
    const second = await keep('renewed', undefined, later(365))
    expect([second.authority === first.authority, second.server.cert === first.server.cert]).toEqual([true, false])
    const third = await keep('renewed', names('192.168.1.77'), later(366))
    expect([third.authority === first.authority, namesIn(read(third).own)]).toEqual([
      true,
      expect.arrayContaining(['192.168.1.77', '192.168.1.10', 'mill-1.local']),
    ])
    // Two servers on the same folder ask for the names of each in turn.
    expect(await keep('renewed', names('192.168.1.10'), later(366))).toEqual(third)
    writeFileSync(join(root, 'renewed/tls/server.pem'), 'torn')
    const fourth = await keep('renewed', names('192.168.1.77'), later(366))
    expect([fourth.authority === first.authority, read(fourth).own.checkIssued(read(fourth).issuer)]).toEqual([true, true])
  })

  it('stays what it is for two servers on the same folder, however many others were there before', async () => {
    // Containers have another name and address each time that they are made.
    const of = (n: number) => ownNames([], [at(`10.89.0.${n}`)], `container-${n}`)
    for (let n = 1; n <= 40; n++) await keep('containers', of(n))
    const both = [await keep('containers', of(39)), await keep('containers', of(40)), await keep('containers', of(39))]
    expect(new Set(both.map(({ server }) => server.cert)).size).toBe(1)
  })

  it('is one for servers that start on the same folder at once', async () => {
    const all = await Promise.all(['192.168.1.10', '192.168.1.11', '192.168.1.12'].map((address) => keep('shared', names(address))))
    expect(new Set(all.map(({ authority }) => authority)).size).toBe(1)
    const last = await keep('shared', names('192.168.1.10', '192.168.1.11', '192.168.1.12'))
    expect(all.map(({ server }) => server.cert)).toContain(last.server.cert)
  })

  it('is not made by a clock that is a year late: everybody else would find it ended', async () => {
    const made = await keep('late')
    expect(await keep('late', names('192.168.1.99'), later(-365))).toEqual(made)
  })

  it('is for networks of a house alone, whatever the server is called later', async () => {
    const { authority } = await keep('limited')
    const asked = sortNames(['bank.example', '8.8.8.8', '10.9.8.7', 'fd12::1', 'other.local', 'mill-1'])
    expect(permittedBy(authority, asked)).toEqual({ dns: ['other.local', 'mill-1'], ips: ['10.9.8.7', 'fd12::1'] })
    const { own } = read(await keep('limited', ownNames(['bank.example'], [at('10.9.8.7')], 'Mill-1')))
    expect([namesIn(own).includes('bank.example'), namesIn(own).includes('10.9.8.7')]).toEqual([false, true])
  })

  it('of an authority that is damaged is not made: phones would have to trust another one', async () => {
    await keep('damaged')
    const file = join(root, 'damaged/tls/authority.pem')
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 300))
    await expect(keep('damaged')).rejects.toMatchObject({ why: 'damagedAuthority', params: { file } })
  })
})
