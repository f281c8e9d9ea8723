import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { privateFolder } from '../../../server/platform/disk/privateFiles.ts'
import { lockDatabase, migrate, openStore } from '../../../server/store/index.ts'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-private-'))
  folders.push(folder)
  // As an administrator may have made it: what lies in it must look after itself.
  chmodSync(folder, 0o755)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modesIn = (folder: string) => Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))

async function opened(file: string) {
  const release = lockDatabase(`file:${file}`)
  await migrate(`file:${file}`)
  const store = await openStore({ url: `file:${file}`, readers: 1 })
  return () => store.close().finally(release)
}

describe('a SQLite base', () => {
  it('is its owner’s alone, with everything that lies beside it', async () => {
    const folder = newFolder()
    const close = await opened(join(folder, 'base.sqlite'))
    const modes = modesIn(folder)
    await close()
    expect(Object.keys(modes)).toEqual(expect.arrayContaining(['base.sqlite', 'base.sqlite-wal', 'base.sqlite-shm', 'base.sqlite.lock']))
    expect(new Set(Object.values(modes))).toEqual(new Set(['600']))
  })
  it('that others could read is closed to them when it is opened', async () => {
    const folder = newFolder()
    const file = join(folder, 'base.sqlite')
    const first = await opened(file)
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
    await first()
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o664)
    const close = await opened(file)
    const modes = modesIn(folder)
    await close()
    expect(new Set(Object.values(modes))).toEqual(new Set(['600']))
  })
})

describe('a folder of the product', () => {
  it('is made for its owner alone, and one that is there is left as it is', () => {
    const folder = newFolder()
    const made = join(folder, 'data/queue')
    privateFolder(made)
    expect([modeOf(made), modeOf(join(folder, 'data')), modeOf(folder)]).toEqual(['700', '700', '755'])
    privateFolder(folder)
    expect(modeOf(folder)).toBe('755')
    writeFileSync(join(made, 'x'), '')
    expect(existsSync(join(made, 'x'))).toBe(true)
  })
})
