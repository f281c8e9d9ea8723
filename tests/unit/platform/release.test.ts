import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { programVersion, root } from '../../../server/platform/paths.ts'
import { commitIn, programRelease } from '../../../server/platform/release.ts'

const COMMIT = 'a1'.repeat(20)
const [OTHER, MAIN] = ['b2'.repeat(20), 'ref: refs/heads/main\n']
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

describe('the commit of what is installed', () => {
  it.each([
    ['an archive', { 'release.json': `{"version":"0.1.0","commit":"${COMMIT}"}`, '.git/HEAD': OTHER }],
    ['a branch', { '.git/HEAD': MAIN, '.git/refs/heads/main': `${COMMIT}\n` }],
    [
      'a branch that git has packed',
      { '.git/HEAD': MAIN, '.git/packed-refs': `# pack-refs\n${OTHER} refs/heads/other\n${COMMIT} refs/heads/main\n` },
    ],
    ['a checkout of a tag', { '.git/HEAD': `${COMMIT}\n` }],
    [
      'a work tree',
      {
        '.git': 'gitdir: own/trees/one\n',
        'own/trees/one/HEAD': MAIN,
        'own/trees/one/commondir': '../..\n',
        'own/refs/heads/main': COMMIT,
      },
    ],
  ])('is known of %s', (_name, files: Readonly<Record<string, string>>) => {
    write(files)
    expect(commitIn(folder)).toBe(COMMIT)
  })

  it('is unknown of a folder that says nothing about itself, as in a container', () => {
    write({ 'package.json': '{}' })
    expect(commitIn(folder)).toBe('')
  })
})

describe('this release', () => {
  it('is the newest in the changelog', () => {
    const { version, changelog } = programRelease()
    expect(version).toBe(programVersion())
    expect(/^## \[(\d+\.\d+\.\d+)\]/m.exec(changelog)?.[1]).toBe(version)
  })

  it('has the version of its lockfile', () => {
    const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as { version: string }
    expect(lock.version).toBe(programVersion())
  })
})
