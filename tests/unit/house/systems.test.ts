import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { root } from '../../../server/platform/paths.ts'
import { inLayer, together } from '../../../vite.shared.ts'

interface Locked {
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly dev?: true
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
const packages = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')).packages as Readonly<Record<string, Locked>>
const LINUX = 'linux-x64'
const MACHINES = ['win32-x64', 'win32-arm64', 'darwin-arm64', 'linux-arm64']
/** Only makes strings shorter to unpack; it is left out where there is none. */
const NEEDLESS = ['node_modules/msgpackr-extract for win32-arm64']

/** The package of a name that one at a place finds: beside it, or in a folder above. */
function found(place: string, name: string): Locked | undefined {
  for (let at = place; ; ) {
    const one = packages[`${at ? `${at}/` : ''}node_modules/${name}`]
    if (one || !at) return one
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  }
}
const fits = ({ os, cpu }: Locked, machine: string) => {
  const [system = '', processor = ''] = machine.split('-')
  return (os?.includes(system) ?? true) && (cpu?.includes(processor) ?? true)
}
/** Packages whose programs are other packages, of which one is chosen by the machine. */
const families = Object.entries(packages).flatMap(([place, { os, optionalDependencies = {} }]) => {
  const own = Object.keys(optionalDependencies).map((name) => ({ name, found: found(place, name) }))
  return os || !own.length ? [] : [{ place, own }]
})

describe('the lockfile', () => {
  it('holds every package that some machine needs: npm leaves out those of others when it is careless', () => {
    expect(families.length).toBeGreaterThan(5)
    const absent = families.flatMap(({ place, own }) => own.filter((one) => !one.found).map(({ name }) => `${place}: ${name}`))
    expect(absent).toEqual([])
  })

  it.each(MACHINES)('has a program for %s wherever it has one for Linux', (machine) => {
    const bound = families.filter(({ own }) => own.some((one) => one.found?.cpu && fits(one.found, LINUX)))
    const wanting = bound.filter(({ own }) => !own.some((one) => one.found?.cpu && fits(one.found, machine)))
    expect(wanting.map(({ place }) => `${place} for ${machine}`).filter((one) => !NEEDLESS.includes(one))).toEqual([])
  })
})

/** The libraries that a program for Windows asks its system for, from the directory of imports in its file. */
function importsOf(bytes: Buffer): string[] {
  const pe = bytes.readUInt32LE(0x3c)
  const [sections, optional] = [bytes.readUInt16LE(pe + 6), pe + 24]
  const first = optional + bytes.readUInt16LE(pe + 20)
  const at = (address: number) => {
    for (let nth = 0; nth < sections; nth++) {
      const header = first + nth * 40
      const [size, begin, raw] = [8, 12, 20].map((field) => bytes.readUInt32LE(header + field)) as [number, number, number]
      if (address >= begin && address < begin + size) return raw + address - begin
    }
    throw new Error(`nothing lies at ${address}`)
  }
  const names: string[] = []
  for (let entry = at(bytes.readUInt32LE(optional + 120)); bytes.readUInt32LE(entry + 12); entry += 20) {
    const name = at(bytes.readUInt32LE(entry + 12))
    names.push(bytes.toString('latin1', name, bytes.indexOf(0, name)))
  }
  return names
}
/** What every Windows has. VCRUNTIME140.dll is none of it: it comes with other programs, or not. */
const OF_WINDOWS =
  /^(kernel32|kernelbase|user32|advapi32|ws2_32|ntdll|bcrypt|bcryptprimitives|ole32|shell32|shlwapi|ucrtbase|msvcrt|api-ms-win-[\w-]+|node\.exe)(\.dll)?$/i

describe('on Windows', () => {
  const programs = globSync('node_modules/**/*win32*.node', { cwd: fileURLToPath(root) })
  it('no package asks for a library that a clean one lacks', () => {
    expect(programs.length).toBeGreaterThan(0)
    const asked = programs.flatMap((file) =>
      importsOf(readFileSync(new URL(file.replaceAll('\\', '/'), root))).map((name) => ({ file, name })),
    )
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(({ name }) => !OF_WINDOWS.test(name))).toEqual([])
  })

  it('no further package brings a program of its own: what each of these asks for was looked at', () => {
    // sharp: its own libraries and those of Windows. argon2: VCRUNTIME140, in whose absence it is done without. msgpackr: done without, too.
    const KNOWN = [
      '@img/sharp-win32-arm64',
      '@img/sharp-win32-ia32',
      '@img/sharp-win32-x64',
      '@msgpackr-extract/msgpackr-extract-win32-x64',
    ]
    const ARGON2 = ['arm64', 'ia32', 'x64'].map((processor) => `@node-rs/argon2-win32-${processor}-msvc`)
    const shipped = Object.entries(packages).filter(([, { os, dev }]) => os?.includes('win32') && !dev)
    expect(shipped.map(([place]) => place.replace('node_modules/', '')).sort()).toEqual([...KNOWN, ...ARGON2].sort())
  })

  it('modules fall into the same files as here', () => {
    const nameOf = (base: string, ids: readonly string[]) => {
      const groups = together(base)
      const graph = { getModuleInfo: () => null }
      return ids.map((id) => groups.map(({ name }) => name(id, graph)).find(Boolean))
    }
    const paths = ['console/main.tsx', 'console/shell/AuthenticatedApp.tsx', 'console/list/ListScreen.tsx', 'console/other.tsx']
    const at = (home: string) => paths.map((path) => `${home}/${path}`)
    const here = nameOf('file:///srv/mill%20wright/vite.shared.ts', at('/srv/mill wright'))
    expect(here).toEqual(['boot', 'inside', 'list', undefined])
    expect(nameOf('file:///D:/%E5%8D%B0%E5%88%B7%20x/vite.shared.ts', at('D:/印刷 x'))).toEqual(here)
  })

  it('styles of the console stand in the same layer as here', () => {
    const styled = (from: string) => postcss([inLayer as never]).process('a { color: red }', { from }).css
    expect(styled('/srv/console/list/List.module.css')).toMatch(/^@layer app/)
    expect(styled('D:\\mill\\console\\list\\List.module.css')).toMatch(/^@layer app/)
    expect(styled('D:\\mill\\bigscreen\\Board.module.css')).not.toMatch(/@layer/)
  })
})
