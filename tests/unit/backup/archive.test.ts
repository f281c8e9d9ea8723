import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'tar'
import { describe, expect, it } from 'vitest'
import { pack, partsOf, unpack } from '../../../server/backup/archive.ts'
import { archiveName, archiveNamed, type Manifest } from '../../../server/backup/manifest.ts'

const PASSPHRASE = 'gravure cylinders turn at night'
const folder = () => mkdtempSync(join(tmpdir(), 'archive-'))

/** A folder with a few parts, one of them larger than several frames. */
async function gathered() {
  const from = folder()
  mkdirSync(join(from, 'contents/files/ab'), { recursive: true })
  // Nothing in it repeats at a distance: a reference to another place would find other bytes there.
  writeFileSync(join(from, 'base.sqlite'), Array.from({ length: 30_000 }, (_, nth) => `row ${nth * nth}`).join())
  writeFileSync(join(from, 'contents/files/ab/cd'), 'a photo')
  const manifest: Manifest = {
    format: 1,
    product: 'millwright',
    version: '0.1.0',
    madeAt: '2026-11-26T02:30:00.000Z',
    base: 'sqlite',
    migrations: 46,
    secret: 'environment',
    isBaseAlone: false,
    settings: { PORT: '4000' },
    parts: await partsOf(from),
  }
  return { from, manifest }
}
async function packed(passphrase?: string) {
  const { from, manifest } = await gathered()
  const to = join(folder(), archiveName(manifest, Boolean(passphrase)))
  await pack(from, manifest, { to, passphrase })
  return { to, manifest }
}

describe('an archive', () => {
  for (const passphrase of [undefined, PASSPHRASE])
    it(`${passphrase ? 'under a passphrase' : 'in the open'} gives back what went into it, and leaves nothing unfinished beside it`, async () => {
      const { to, manifest } = await packed(passphrase)
      const into = folder()
      expect(await unpack(to, into, passphrase)).toEqual(manifest)
      expect(readFileSync(join(into, 'contents/files/ab/cd'), 'utf8')).toBe('a photo')
      expect(readdirSync(join(to, '..'))).toEqual([`millwright-20261126T023000Z-0.1.0.tar.gz${passphrase ? '.enc' : ''}`])
      expect(readFileSync(to).includes('a photo')).toBe(false)
    })

  it('under a passphrase opens to no other, and not without', async () => {
    const { to } = await packed(PASSPHRASE)
    await expect(unpack(to, folder(), `${PASSPHRASE}!`)).rejects.toThrow('The passphrase does not fit')
    await expect(unpack(to, folder())).rejects.toThrow('BACKUP_PASSPHRASE')
  })

  for (const passphrase of [undefined, PASSPHRASE])
    it(`${passphrase ? 'under a passphrase' : 'in the open'} is refused with any byte changed or its end cut off`, async () => {
      const { to } = await packed(passphrase)
      const whole = readFileSync(to)
      const spoilt = join(folder(), 'spoilt')
      for (let at = 30; at < whole.length; at += Math.ceil(whole.length / (passphrase ? 6 : 40))) {
        const bytes = Buffer.from(whole)
        bytes[at] = (bytes[at] ?? 0) ^ 0x20
        writeFileSync(spoilt, bytes)
        await expect(unpack(spoilt, folder(), passphrase), `byte ${at}`).rejects.toThrow()
        writeFileSync(spoilt, whole.subarray(0, at))
        await expect(unpack(spoilt, folder(), passphrase), `cut at ${at}`).rejects.toThrow()
      }
    })

  it('that lacks a part, or holds one that it does not name, is refused', async () => {
    const { from, manifest } = await gathered()
    const to = join(folder(), 'x.tar.gz')
    writeFileSync(join(from, 'manifest.json'), JSON.stringify(manifest))
    await create({ cwd: from, file: to, gzip: true }, ['manifest.json', 'base.sqlite'])
    await expect(unpack(to, folder())).rejects.toThrow('lacks contents/files/ab/cd')
    writeFileSync(join(from, 'stray'), '')
    await create({ cwd: from, file: to, gzip: true }, ['manifest.json', 'base.sqlite', 'contents', 'stray'])
    await expect(unpack(to, folder())).rejects.toThrow('holds stray')
  })

  it('that Windows has made, with the names of its parts in its own way, is read', async () => {
    const { from, manifest } = await gathered()
    const to = join(folder(), 'x.tar.gz')
    const theirs = manifest.parts.map((part) => ({ ...part, path: part.path.replaceAll('/', '\\') }))
    writeFileSync(join(from, 'manifest.json'), JSON.stringify({ ...manifest, parts: theirs }))
    await create({ cwd: from, file: to, gzip: true }, ['manifest.json', 'base.sqlite', 'contents'])
    expect(await unpack(to, folder())).toEqual(manifest)
  })

  it('of another program is told apart', async () => {
    const to = join(folder(), 'x.tar.gz')
    writeFileSync(to, 'a letter')
    await expect(unpack(to, folder())).rejects.toThrow('is no backup of Millwright')
    await expect(unpack(join(folder(), 'absent'), folder())).rejects.toThrow('cannot be read')
  })
})

it('names of archives say when they were made', () => {
  expect(archiveNamed('millwright-20261126T023000Z-0.1.0.tar.gz.enc')).toEqual({
    name: 'millwright-20261126T023000Z-0.1.0.tar.gz.enc',
    at: new Date('2026-11-26T02:30:00Z'),
    isSealed: true,
    version: '0.1.0',
  })
  expect(archiveNamed('millwright-20261126T023000Z-0.1.0.tar.gz.part')).toBeUndefined()
})
