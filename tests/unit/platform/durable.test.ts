import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commitRename, discard, readIfThere, remove, replaceSync, writeAtomic } from '../../../server/platform/disk/durable.ts'
import { retryWhileLocked, retryWhileLockedSync } from '../../../server/platform/disk/retryWhileLocked.mjs'
import { openWorkFolder, removeStaleWorkFolders } from '../../../server/platform/disk/workFolder.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'durable-'))
const refused = (code: string) => Object.assign(new Error(code), { code })
/** Refuses so many times. */
function scanner(times: number, code: string) {
  let left = times
  return () => {
    if (left-- > 0) throw refused(code)
    return 'done'
  }
}

describe('what another program holds for a moment', () => {
  for (const code of ['EPERM', 'EBUSY', 'EACCES'])
    it(`is tried again on Windows: ${code}`, async () => {
      const work = scanner(3, code)
      expect(await retryWhileLocked(async () => work(), { platform: 'win32' })).toBe('done')
      expect(retryWhileLockedSync(scanner(3, code), { platform: 'win32' })).toBe('done')
    })

  it('is told of when it lasts, and at once where the same refusal means what it says', async () => {
    const brief = { platform: 'win32' as const, ms: 30 }
    await expect(retryWhileLocked(() => Promise.reject(refused('EPERM')), brief)).rejects.toThrow('EPERM')
    expect(() => retryWhileLockedSync(scanner(1e6, 'EBUSY'), brief)).toThrow('EBUSY')
    for (const [platform, code] of [
      ['linux', 'EACCES'],
      ['win32', 'ENOSPC'],
    ] as const) {
      const work = scanner(1, code)
      await expect(retryWhileLocked(async () => work(), { platform })).rejects.toThrow(code)
    }
  })
})

describe('a file', () => {
  it('has its name only when it is whole, and leaves nothing beside it', async () => {
    const at = folder()
    await writeAtomic(join(at, 'one'), 'whole')
    replaceSync(join(at, 'one'), 'another')
    expect([readdirSync(at), readIfThere(join(at, 'one')), readIfThere(join(at, 'none'))]).toEqual([['one'], 'another', ''])
    await commitRename(join(at, 'one'), join(at, 'two'))
    expect(readdirSync(at)).toEqual(['two'])
  })

  it('is removed with all that is in it, and nothing happens where there is none', async () => {
    const at = folder()
    mkdirSync(join(at, 'a/b'), { recursive: true })
    await remove(join(at, 'a'))
    await remove(join(at, 'a'))
    await discard(join(at, 'never there'))
    expect(readdirSync(at)).toEqual([])
  })
})

describe('a work folder', () => {
  it('goes when the work is done', () => {
    const at = folder()
    const { path, close } = openWorkFolder(at, 'gathering')
    writeFileSync(join(path, 'secret'), 'x')
    close()
    expect(readdirSync(at)).toEqual([])
  })

  it('is swept when its process has died, with what versions before left, and never while it is used', () => {
    const at = folder()
    const { path, close } = openWorkFolder(at, 'restoring')
    writeFileSync(join(path, 'base.sqlite'), 'half')
    const left = ['.gathering-7c9e6679-7425-40de-944b-e07fc1f90ae7', '.verifying-Xa3b9Z', '.rehearsing-Xa3b9Z']
    for (const name of left) mkdirSync(join(at, name))
    writeFileSync(join(at, left[0] as string, 'jwt.secret'), 'x')
    for (const name of ['millwright.sqlite', '.health-12', '.gathering']) writeFileSync(join(at, name), 'kept')
    expect(removeStaleWorkFolders([at, join(at, 'absent')]).sort()).toEqual(left.sort())
    expect(readFileSync(join(path, 'base.sqlite'), 'utf8')).toBe('half')
    expect(left.filter((name) => existsSync(join(at, name)))).toEqual([])
    close()
    expect(readdirSync(at).sort()).toEqual(['.gathering', '.health-12', 'millwright.sqlite'])
  })
})
