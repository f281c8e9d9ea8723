import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { npmProgram, programOf, scriptOutput, startScript } from '../../../server/platform/programs.mjs'

const folder = mkdtempSync(join(tmpdir(), 'millwright 程序 '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
/** An npm as an installer lays it below a folder. */
function npmBelow(home: string): string {
  const path = join(folder, home, 'npm/bin/npm-cli.js')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  return path
}

describe('the program of a package', () => {
  it.each([
    ['tsx', undefined],
    ['vite', undefined],
    ['vitest', undefined],
    ['typescript', 'tsc'],
    ['@biomejs/biome', undefined],
  ])('is a file: %s', (name, program) => expect(existsSync(programOf(name, program))).toBe(true))

  it('is never guessed', () => expect(() => programOf('zod')).toThrow('zod has no program zod'))
})

describe('npm', () => {
  it('is the one that runs this, if that is npm', () => {
    const running = npmBelow('running')
    expect(npmProgram({ npm_execpath: running })).toBe(running)
    npmBelow('other/lib/node_modules')
    const PATH = join(folder, 'other/bin')
    expect(npmProgram({ npm_execpath: '/usr/lib/yarn.js', PATH })).not.toContain('yarn')
  })

  // A Node that npm fetched has none beside it.
  it('is found where the path leads: as Windows lays it, as others do, and behind a link', () => {
    const isBeside = existsSync(join(dirname(process.execPath), '../lib/node_modules/npm')) || process.platform === 'win32'
    if (isBeside) return
    const [windows, linux, debian] = [npmBelow('windows/node_modules'), npmBelow('linux/lib/node_modules'), npmBelow('share')]
    for (const bin of ['linux/bin', 'debian/bin']) mkdirSync(join(folder, bin), { recursive: true })
    symlinkSync(debian, join(folder, 'debian/bin/npm'))
    const by = (...homes: string[]) => npmProgram({ PATH: homes.map((home) => join(folder, home)).join(delimiter) })
    expect([by('nowhere', 'windows'), by('linux/bin'), by('debian/bin')]).toEqual([windows, linux, debian])
    expect(() => by('nowhere')).toThrow('npm is not here')
  })
})

describe('a script', () => {
  it('gets its words as they are, from a folder with blanks and Chinese characters', async () => {
    const file = join(folder, 'says it.mjs')
    writeFileSync(file, 'console.log(JSON.stringify(process.argv.slice(2)))')
    const words = ['a b', '"', '$HOME', '%PATH%', '&& exit', '中文']
    expect(JSON.parse(await scriptOutput(file, words))).toEqual(words)
  })

  it('says how it ended', async () => {
    const file = join(folder, 'ends.mjs')
    writeFileSync(file, 'process.exit(7)')
    expect((await once(startScript(file), 'exit'))[0]).toBe(7)
    await expect(scriptOutput(file)).rejects.toMatchObject({ code: 7 })
  })
})
