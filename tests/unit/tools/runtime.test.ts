import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { shareFile } from '../../../server/platform/disk/workFolder.ts'
import { isFit, neededNode } from '../../../server/platform/nodeVersion.mjs'
import { root } from '../../../server/platform/paths.ts'
import { npmFault } from '../../../server/tools/install/npmFault.mjs'
import { packageFor } from '../../../server/tools/install/runtime.mjs'

const project = fileURLToPath(root)
const places: string[] = []
const wanted = { name: 'millwright', type: 'module', engines: { node: neededNode() }, dependencies: { 'is-number': '7.0.0' } }
/** One package instead of a thousand. */
const lock = { lockfileVersion: 3, packages: { '': wanted, 'node_modules/is-number': { version: '7.0.0' } } }
/** A fresh clone without packages, in a folder as people name them. */
function clone(): string {
  const place = mkdtempSync(join(tmpdir(), 'millwright 工具 test '))
  places.push(place)
  mkdirSync(join(place, 'server'))
  for (const path of [
    '.npmrc',
    'server/tools',
    'server/start',
    ...['home', 'nodeVersion', 'programs', 'root', 'disk/retryWhileLocked'].map((name) => `server/platform/${name}.mjs`),
    'locales',
  ])
    cpSync(join(project, path), join(place, path), { recursive: true })
  writeFileSync(join(place, 'package.json'), JSON.stringify(wanted))
  writeFileSync(join(place, 'package-lock.json'), JSON.stringify(lock))
  return place
}
afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true, force: true })
})
interface Disguise {
  version?: string
  arch?: string
  env?: object
  args?: readonly string[]
}
/** Runs a script of a clone, on a Node that calls itself `version` and believes itself on another machine. */
function script(
  place: string,
  path: string,
  { version = process.versions.node, arch = process.arch, env = {}, args: words = [] }: Disguise = {},
) {
  const disguise = join(place, 'disguise.mjs')
  const lies = [
    `Object.defineProperty(process.versions, 'node', { value: '${version}' })`,
    `Object.defineProperty(process, 'arch', { value: '${arch}' })`,
  ]
  writeFileSync(disguise, lies.join('\n'))
  const args = ['--import', pathToFileURL(disguise).href, join(place, path), ...words]
  const PATH = process.env['PATH'] ?? ''
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: place, env: { PATH, HOME: place, ...env } as NodeJS.ProcessEnv }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), said: out + err }),
    )
  })
}
const start = (place: string, disguise?: Disguise) =>
  script(place, 'server/tools/start.mjs', { ...disguise, env: { PORT: '0', ...disguise?.env } })
/** Node 22.14 reads TypeScript when told to; later ones do by themselves. */
const STRIPPING = '--experimental-strip-types --disable-warning=ExperimentalWarning'
/** npm without a network. */
const NO_REGISTRY = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' }

describe('a Node is fit', () => {
  it.each([
    ['22.14.0', true],
    ['22.13.9', false],
    ['20.20.2', false],
    ['24.0.0', true],
    ['26.10.0', true],
    ['31.0.0-nightly20290101', true],
    ['', false],
    ['unknown', false],
  ])('%s: %s', (version, fit) => expect(isFit(version, '>=22.14')).toBe(fit))

  it('when it is the one that runs this test', () => expect(isFit(process.versions.node, neededNode())).toBe(true))
})

it('the same Node is fetched by old machines and stands in the image', () => {
  const [, version] = packageFor('linux-x64')?.split('@') ?? []
  const images = [...readFileSync(join(project, 'Dockerfile'), 'utf8').matchAll(/^ARG NODE_IMAGE=node:(\S+)-bookworm/gm)].map(
    ([, tag]) => tag,
  )
  expect(new Set(images)).toEqual(new Set([version]))
})

describe('on a Node that is too old', () => {
  it('goes on with one that npm fetches, and says so in one line', async () => {
    const place = clone()
    // Stands for the registry's package: the folder that npm would have made.
    const [name = '', version] = packageFor(`${process.platform}-${process.arch}`)?.split('@') ?? []
    const bin = join(place, '.node', `${name}-${version}`, 'node_modules', name, 'bin')
    mkdirSync(bin, { recursive: true })
    writeFileSync(join(bin, 'node'), '#!/bin/sh\necho "the newer one runs $1"\nexit 7\n', { mode: 0o755 })
    const { code, said } = await start(place, { version: '20.20.2' })
    expect(said).toMatch(/^Node 20\.20\.2 is too old .*22\.14.* going on with \S+, kept in \.node\/ .*\nthe newer one runs .*start\.mjs\n$/)
    expect(code).toBe(7)
  })

  it('says what to do when the registry does not answer', async () => {
    const { code, said } = await start(clone(), { version: '20.20.2', env: NO_REGISTRY })
    expect(code).toBe(1)
    expect(said).toMatch(/Node 2\S+ cannot be fetched: the registry does not answer/)
    expect(said).not.toMatch(/\n\s+at /)
  })

  it('sends a machine for which npm has none to where there is one', async () => {
    const { code, said } = await start(clone(), { version: '20.20.2', arch: 'riscv64' })
    expect(code).toBe(1)
    expect(said).toContain('Install a newer one from https://nodejs.org')
  })

  it('the server by itself refuses before it loads anything', async () => {
    const place = clone()
    for (const file of ['main.ts', 'platform/paths.ts']) cpSync(join(project, 'server', file), join(place, 'server', file))
    const { code, said } = await script(place, 'server/main.ts', { version: '20.20.2', env: { NODE_OPTIONS: STRIPPING } })
    expect(code).toBe(1)
    expect(said).toContain('Millwright does not run on Node 20.20.2')
  })
})

describe('a start', () => {
  it('goes on with the version that an upgrade has installed, and installs nothing of the first one', async () => {
    const place = clone()
    const later = join(place, 'versions/0.2.0')
    mkdirSync(join(later, 'dist/server'), { recursive: true })
    writeFileSync(join(later, 'package.json'), JSON.stringify(wanted))
    writeFileSync(join(later, 'dist/server/main.js'), "console.log('the later one runs')")
    writeFileSync(join(later, 'dist/server/doctor.js'), "console.log('its doctor runs')")
    writeFileSync(join(place, 'versions/current'), '0.2.0\n')
    const { code, said } = await start(place, { env: NO_REGISTRY })
    expect([code, said]).toEqual([0, expect.stringMatching(/0\.2\.0\nthe later one runs\n$/)])
    expect(await script(place, 'server/tools/run.mjs', { args: ['doctor'] })).toEqual({ code: 0, said: 'its doctor runs\n' })
  })

  it('says what to do when the packages cannot be fetched', async () => {
    const { code, said } = await start(clone(), { env: NO_REGISTRY })
    expect(code).toBe(1)
    expect(said).toMatch(/^Installing packages( \.+)? failed\n\nThe packages cannot be fetched: the registry does not answer\..*\n$/)
  })

  it('does not replace packages that a server runs on, and says so', async () => {
    const place = clone()
    mkdirSync(join(place, 'node_modules'))
    symlinkSync(join(project, 'node_modules/better-sqlite3'), join(place, 'node_modules/better-sqlite3'))
    shareFile(join(place, 'node_modules/.in-use'))
    const { code, said } = await start(place, { env: NO_REGISTRY })
    expect([code, said]).toEqual([1, expect.stringContaining('a Millwright that uses them is running')])
    expect(said).not.toContain('Installing')
  })

  it('says before anything else that its port is taken', async () => {
    const { createServer } = await import('node:net')
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    const { code, said } = await start(clone(), { env: { PORT: String(port), ...NO_REGISTRY } })
    taken.close()
    expect(code).toBe(1)
    expect(said).toContain(`Port ${port} is already in use`)
    expect(said).toContain(`PORT=${port + 1} npm start`)
    expect(said).not.toContain('Installing')
  })

  it.each([
    ['npm error code E403', 'another log-in'],
    ['npm error code ENOSPC', 'disk is full'],
    ['npm error code EINTEGRITY', 'not what was published'],
    ['npm error code E503', 'out of order'],
    ['npm error something new\nlast line', 'npm says:\n  npm error something new\n  last line'],
  ])('explains %s', (output, sentence) => {
    expect(npmFault(Object.assign(new Error('npm ci: ended with 1'), { output }), 'The packages').message).toContain(sentence)
  })
})
