import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../../../server/platform/paths.ts'
import { packageFor } from '../../../server/tools/install/runtime.mjs'
import {
  EXTERNAL_PACKAGES,
  endingFor,
  isLoaded,
  MACHINES,
  productFiles,
  releaseName,
  runtimePackages,
} from '../../../server/tools/release/contents.mjs'

const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'))
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
/** What npm leaves out here on purpose: each is done without. */
const ABSENT = ['pg-native', 'class-validator']

describe.each([...MACHINES])('an archive for %s', (machine) => {
  const found = runtimePackages(packages, machine)

  it('holds what the server loads beside its bundle, and nothing of development or of other machines', () => {
    const wanted = EXTERNAL_PACKAGES.map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    expect(wanted.filter((name) => !found.includes(`node_modules/${name}`))).toEqual(ABSENT)
    const [system, processor] = machine.split('-')
    const isOthers = ({ os, cpu, libc, dev }: { os?: string[]; cpu?: string[]; libc?: string[]; dev?: true }) =>
      dev || (os && !os.includes(String(system))) || (cpu && !cpu.includes(String(processor))) || libc?.includes('musl')
    expect(found.filter((place) => isOthers(packages[place]))).toEqual([])
  })

  it('holds the programs of its machine: pictures, passwords, database, Node', () => {
    const native = found.map(nameOf).filter((name) => name.includes(machine))
    expect(native.some((name) => name === `@img/sharp-${machine}`)).toBe(true)
    expect(native.some((name) => name.startsWith(`@node-rs/argon2-${machine}`))).toBe(true)
    const isOwn = MACHINES.map((one) => isLoaded('better-sqlite3', `prebuilds/${one}.node`, machine))
    expect(isOwn).toEqual(MACHINES.map((one) => one === machine))
    expect(packageFor(machine)).toMatch(/^node-\S+@2[2-9]\./)
  })

  it('holds all that these packages depend on', () => {
    const absent = found.flatMap((place) =>
      Object.keys(packages[place].dependencies ?? {}).filter((name) => !found.some((one) => nameOf(one) === name)),
    )
    expect(absent).toEqual([])
  })
})

describe('of a package', () => {
  it.each([
    ['lib/index.js', true],
    ['package.json', true],
    ['data/words.json', true],
    ['LICENSE', true],
    ['licenses/LICENSE.md', true],
    ['NOTICE.txt', true],
    ['lib/test/runner.js', true],
    ['README.md', false],
    ['lib/index.js.map', false],
    ['lib/index.d.ts', false],
    ['lib/index.d.mts', false],
    ['src/addon.cpp', false],
    ['binding.gyp', false],
    ['test/all.js', false],
    ['docs/api.html', false],
    ['.github/workflows/ci.yml', false],
    ['.npmignore', false],
  ])('%s is taken: %s', (path, isTaken) => expect(isLoaded('x', path, 'linux-x64')).toBe(isTaken))

  it('sources of SQLite, builds for browsers and copies of Swagger stay away', () => {
    const paths = [
      ['better-sqlite3', 'deps/sqlite3/sqlite3.js'],
      ['exceljs', 'dist/exceljs.min.js'],
      ['swagger-ui-dist', 'swagger-ui-es-bundle.js'],
    ] as const
    expect(paths.filter(([name, path]) => isLoaded(name, path, 'linux-x64'))).toEqual([])
    expect(isLoaded('swagger-ui-dist', 'swagger-ui-bundle.js', 'linux-x64')).toBe(true)
  })
})

it('of the project, what was built and what it reads is taken: no sources, no data, no settings', () => {
  const taken = [
    'CHANGELOG.md',
    'dist/server/main.js',
    'locales/zh/start.json',
    'package.json',
    'server/store/migrations/sqlite/0000_first.sql',
  ]
  const left = [
    ...['dist/.server.stamp', 'dist/.compiled/x', 'dist/archives/a.zip', 'dist/server/main.js.map', 'millwright.env', 'data/jwt.secret'],
    ...['server/main.ts', 'server/store/migrations/sqlite/meta/snapshot.json', 'versions/0.2.0/package.json', 'package-lock.json'],
  ]
  expect(productFiles([...left, ...taken].toReversed())).toEqual(taken)
})

it('an archive is called by version and machine, and opens with what each system has', () => {
  const names = ['linux-x64', 'win32-x64'].map((machine) => releaseName('0.1.0', machine) + endingFor(machine))
  expect(names).toEqual(['millwright-0.1.0-linux-x64.tar.gz', 'millwright-0.1.0-win32-x64.zip'])
})
