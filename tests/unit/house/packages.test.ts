import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../../../server/platform/paths.ts'

const read = (name: string) => readFileSync(new URL(name, root), 'utf8')
interface Package {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly license?: string
  readonly hasInstallScript?: true
  readonly dev?: true
}
const own = JSON.parse(read('package.json'))
const { '': _, ...locked } = JSON.parse(read('package-lock.json')).packages as Record<string, Package>
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
const wrong = (isFine: (one: Package, name: string) => boolean) =>
  Object.entries(locked).flatMap(([place, one]) => (isFine(one, nameOf(place)) ? [] : [`${place} ${one.license ?? 'without a licence'}`]))

/** What may be shipped with a product that is sold, and asks for no more than that its text goes along. */
const FREE = [
  ...['MIT', 'MIT/X11', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Unlicense', 'OFL-1.1'],
  ...['Apache-2.0', 'Apache License 2.0', 'Python-2.0', 'PSF-2.0', 'MIT OR Apache-2.0', '(MIT OR Apache-2.0)', '(MIT OR CC0-1.0)'],
  ...['(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)', '(MIT AND BSD-3-Clause)', 'CC0-1.0'],
]
/** Others, where they do no harm. */
const HARMLESS: readonly { readonly name: RegExp; readonly licence: RegExp; readonly isTool?: true }[] = [
  // A library of its own beside the product, which anybody may put another one in the place of.
  { name: /^@img\/sharp-/, licence: /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/ },
  // Programs that look at the product or build it, and are no part of it.
  { name: /^(axe-core|@axe-core\/playwright|lightningcss.*)$/, licence: /^MPL-2\.0$/, isTool: true },
  { name: /^caniuse-lite$/, licence: /^CC-BY-4\.0$/, isTool: true },
]

describe('the packages of the product', () => {
  it('are named by exact versions', () => {
    const pins = Object.entries({ ...own.dependencies, ...own.devDependencies } as Record<string, string>)
    expect(pins.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })

  it('are those of the lockfile, each known by its hash, from the registry and from nowhere else', () => {
    expect(Object.keys(locked).length).toBeGreaterThan(pinsOf(own))
    const isKnown = ({ version, integrity, resolved = 'https://registry.npmjs.org/' }: Package) =>
      /^\d+\./.test(version) && /^sha512-[\w+/]{86}==$/.test(integrity ?? '') && new URL(resolved).origin === 'https://registry.npmjs.org'
    expect(wrong(isKnown)).toEqual([])
  })

  it('run no script of their own when they are installed: each that has one was looked at and denied', () => {
    // The setting holds for every npm, the list for those that block what nobody has looked at.
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
    // npm compiles what brings a binding.gyp, without any script that says so.
    const runsOne = ([place, one]: [string, Package]) => one.hasInstallScript || existsSync(new URL(`${place}/binding.gyp`, root))
    const withScripts = Object.entries(locked)
      .filter(runsOne)
      .map(([place]) => [nameOf(place), false])
    expect(own.allowScripts).toEqual(Object.fromEntries(withScripts))
  })

  it('carry licences under which they may be used', () => {
    const isHarmless = ({ license = '', dev }: Package, name: string) =>
      HARMLESS.some((one) => one.name.test(name) && one.licence.test(license) && (dev || !one.isTool))
    expect(wrong((one, name) => FREE.includes(one.license ?? '') || isHarmless(one, name))).toEqual([])
  })
})

/** Old ones come with Debian; on CI there is a newer one. */
const npmCanTell = process.env['CI'] === 'true' || Number.parseInt(execFileSync('npm', ['--version'], { encoding: 'utf8' }), 10) >= 10
describe('the bill of materials', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-sbom-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is made for the image while all packages are there', () => {
    expect(read('Dockerfile')).toMatch(/^RUN npm run build && npm run sbom && npm prune/m)
  })

  it.runIf(npmCanTell)('names every package of the lockfile, with its version and its hash (needs npm 10)', () => {
    const file = join(folder, 'sbom.json')
    execFileSync('node', ['server/tools/sbom.mjs', file], { cwd: fileURLToPath(root) })
    const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8'))
    expect(bomFormat).toBe('CycloneDX')
    const said = (name: string, version: string, hash: string) => `${name}@${version} ${hash}`
    const listed = (components as { name: string; version: string; hashes?: { content: string }[] }[]).map(({ name, version, hashes }) =>
      said(name, version, hashes?.[0]?.content ?? ''),
    )
    const wanted = Object.entries(locked).map(([place, { version, integrity = '' }]) =>
      said(nameOf(place), version, Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')),
    )
    expect([...new Set(listed)].sort()).toEqual([...new Set(wanted)].sort())
  })
})

function pinsOf({ dependencies, devDependencies }: { dependencies: object; devDependencies: object }) {
  return Object.keys(dependencies).length + Object.keys(devDependencies).length
}
