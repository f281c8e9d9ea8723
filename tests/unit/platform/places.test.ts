import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../../../server/platform/paths.ts'
import { readConfig } from '../../../server/platform/settings/config.ts'
import { faultOfPlaces, inProject, placeFault } from '../../../server/platform/settings/locations.ts'

const folder = mkdtempSync(join(tmpdir(), 'places-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const onWindows = (path: string, real = path) => placeFault(path, { platform: 'win32', real: () => real })?.why

describe('a folder for a base', () => {
  it.each([
    ['C:\\millwright\\data', undefined],
    ['\\\\?\\D:\\data', undefined],
    ['\\\\server\\share\\data', 'share'],
    ['//server/share/data', 'share'],
    ['C:\\Users\\a\\OneDrive\\data', 'synced'],
    ['C:\\Users\\a\\OneDrive - 印刷厂\\data', 'synced'],
    ['D:\\坚果云\\data', 'synced'],
    ['C:\\OneDriver\\data', undefined],
    [`C:\\${'x'.repeat(177)}`, undefined],
    [`C:\\${'x'.repeat(250)}`, 'tooLong'],
  ])('%s: %s', (path, why) => expect(onWindows(path)).toBe(why))

  it('on a drive that stands for a share is found out', () => {
    expect(onWindows('Z:\\data', '\\\\server\\share\\data')).toBe('share')
  })

  it('elsewhere may have any length, and is told of when it is synchronised', () => {
    expect(placeFault(`/srv/${'x'.repeat(250)}`, { platform: 'linux' })).toBeUndefined()
    expect(placeFault('/Users/a/Dropbox/data', { platform: 'darwin' })?.params).toMatchObject({ service: 'Dropbox' })
  })

  it('is said to be read-only before anything is written', () => {
    writeFileSync(join(folder, 'a file'), '')
    expect(faultOfPlaces({ DATA_DIR: join(folder, 'a file', 'data') })).toMatchObject({ why: 'readOnly' })
    expect(faultOfPlaces({ DATA_DIR: join(folder, 'fine') })).toBeUndefined()
  })

  it('on a share may hold files where the base is elsewhere', () => {
    expect(faultOfPlaces({ DATA_DIR: join(folder, 'Dropbox') })).toMatchObject({ why: 'synced' })
    expect(faultOfPlaces({ DATA_DIR: join(folder, 'Dropbox'), DATABASE_URL: 'postgres://u@h/b' })).toBeUndefined()
  })
})

describe('paths of the settings', () => {
  it('are relative to the project, wherever it is started from', () => {
    const project = fileURLToPath(root)
    expect(inProject('./data')).toBe(join(project, 'data'))
    const config = readConfig({ DATA_DIR: join(folder, 'd'), DATABASE_URL: 'file:./x/base.sqlite', BACKUP_DIR: 'archives' })
    expect([config.databaseUrl, config.backup.folder]).toEqual([`file:${join(project, 'x/base.sqlite')}`, join(project, 'archives')])
  })

  it('lose the quotes that the command line of Windows leaves on them, and no other ones', () => {
    const env = { DATA_DIR: `"${join(folder, 'q')}"`, PORT: '"4100"' }
    expect(readConfig(env, { platform: 'win32' })).toMatchObject({ port: 4100, dataDir: join(folder, 'q') })
    expect(() => readConfig({ DATA_DIR: folder, PORT: '"4100"' }, { platform: 'linux' })).toThrow('PORT')
  })
})
