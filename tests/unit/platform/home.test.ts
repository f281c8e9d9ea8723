import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { currentVersion, homeOf } from '../../../server/platform/home.mjs'
import { newFolder } from '../../support/store/releases.ts'

const place = newFolder('home')
afterAll(() => rmSync(place, { recursive: true, force: true }))
function write(path: string, text: string) {
  mkdirSync(dirname(join(place, path)), { recursive: true })
  writeFileSync(join(place, path), text)
}
write('package.json', '{ "name": "millwright" }')
write('versions/0.2.0/package.json', '{ "name": "millwright" }')
write('other/package.json', '{ "name": "other" }')
write('other/versions/0.2.0/package.json', '{ "name": "millwright" }')

describe('settings and data are', () => {
  it('those of the folder that a version was installed below', () => {
    expect(homeOf(join(place, 'versions/0.2.0'))).toBe(place)
    expect(homeOf(place)).toBe(place)
  })
  it('those of the version itself, where its folder only looks like that', () => {
    for (const path of ['other/versions/0.2.0', 'nowhere/versions/0.2.0']) expect(homeOf(join(place, path))).toBe(join(place, path))
  })
})

describe('the version that runs is', () => {
  it.each([
    ['the one that is named', '0.2.0\n', 'versions/0.2.0'],
    ['the first, where that one is gone', '0.3.0\n', ''],
    ['the first, where something else is named', '../other\n', ''],
    ['the first, where none is named', '\n', ''],
  ])('%s', (_, text, path) => {
    write('versions/current', text)
    expect(currentVersion(place)).toBe(join(place, path))
  })
})
