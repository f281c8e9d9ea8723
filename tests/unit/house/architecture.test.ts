import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const SKIPPED = /(^|\/)(node_modules|dist|gen|migrations)(\/|$)/
const text = (file: string) => readFileSync(join(root, file), 'utf8')
const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`
    if (SKIPPED.test(path)) return []
    return statSync(join(root, path)).isDirectory() ? filesUnder(path) : /\.(ts|tsx|mjs)$/.test(name) ? [path] : []
  })
const sources = ['server', 'console', 'bigscreen'].flatMap(filesUnder)

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+['"]([^'"]+)['"]|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g
interface Import {
  from: string
  /** Path inside the project, or the name of a package. */
  to: string
  local: boolean
  typeOnly: boolean
}
const imports: Import[] = sources.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(IMPORT)].map(([, type, named, bare]) => {
    const target = named ?? bare ?? ''
    const local = target.startsWith('.')
    return { from, to: local ? posix.join(posix.dirname(from), target) : target, local, typeOnly: Boolean(type) }
  }),
)
const within = (path: string, ...rooms: string[]) => rooms.some((room) => path === room || path.startsWith(`${room}/`))
const broken = (rule: (i: Import) => boolean) => imports.filter(rule).map((i) => `${i.from} -> ${i.to}`)
const STORE_SIDE = ['store', 'access', 'live', 'jobs', 'notice', 'excel', 'files'].map((r) => `server/${r}`)

/** What every room stands on. */
const GROUND = ['server/platform']

describe('imports', () => {
  it('keep the kernel free of everything but zod and dayjs', () => {
    expect(
      broken(
        (i) =>
          within(i.from, 'server/kernel') && !i.typeOnly && (i.local ? !within(i.to, 'server/kernel') : !/^(zod|dayjs)(\/|$)/.test(i.to)),
      ),
    ).toEqual([])
  })

  it('let each floor of the kernel see those below it, by types too', () => {
    const floors = ['schema/', 'ports.ts', 'definitions/', 'operations/'].map((floor) => `server/kernel/${floor}`)
    const floorOf = (path: string) => floors.findIndex((floor) => path.startsWith(floor))
    const bad = ({ from, to }: Import) => floorOf(from) >= 0 && floorOf(from) < floorOf(to)
    expect(imports.filter(bad).map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  it('let the domain see the kernel, its own area, and other areas through their index', () => {
    const area = (path: string) => path.split('/').slice(0, 3).join('/')
    const bad = (i: Import) =>
      i.local &&
      !within(i.to, 'server/kernel') &&
      !(within(i.to, 'server/domain') && (area(i.to) === area(i.from) || i.to.endsWith('/index.ts')))
    expect(broken((i) => within(i.from, 'server/domain') && bad(i))).toEqual([])
  })

  it('keep databases and wires out of the domain', () => {
    // Pure functions: hashes, addresses, what a browser says of itself.
    const ALLOWED = ['node:crypto', 'node:net', '@noble/hashes', 'bowser']
    const allowed = (i: Import) =>
      ALLOWED.some((name) => i.to.startsWith(name)) || (i.to.startsWith('drizzle-orm') && i.from.endsWith('.query.ts'))
    expect(broken((i) => within(i.from, 'server/domain') && !i.local && !allowed(i))).toEqual([])
  })

  it('keep the rooms below the API apart', () => {
    const bad = (i: Import) => {
      const own = STORE_SIDE.find((room) => within(i.from, room))
      return own !== undefined && i.local && !within(i.to, own, 'server/kernel', 'server/domain', ...GROUND)
    }
    expect(broken(bad)).toEqual([])
  })

  it('let imports see the cells that exports write, and words for what they refuse, but neither base nor wires', () => {
    // What an export writes, an import must read: both speak of the same cells. Workbooks wait in the same kind of line as pictures.
    const rooms = ['server/imports', 'server/kernel', 'server/domain', 'server/excel', 'server/platform']
    expect(broken((i) => within(i.from, 'server/imports') && i.local && !within(i.to, ...rooms))).toEqual([])
    const others = [
      'server/store',
      'server/excel',
      'server/rest',
      'server/graphql',
      'server/jobs',
      'server/files',
      'server/domain',
      'server/kernel',
    ]
    expect(broken((i) => within(i.from, ...others) && within(i.to, 'server/imports'))).toEqual([])
  })

  it('keep the platform below every other room', () => {
    expect(broken((i) => within(i.from, 'server/platform') && i.local && !within(i.to, 'server/platform', 'server/kernel'))).toEqual([])
  })

  it('keep what fills a base away from everything but the start: no room knows of demo data', () => {
    expect(
      broken((i) => within(i.to, 'server/demo') && !within(i.from, 'server/demo', 'server/app.ts', 'server/start', 'server/tools')),
    ).toEqual([])
    expect(
      broken((i) => within(i.to, 'server/setup') && !within(i.from, 'server/setup', 'server/demo', 'server/app.ts', 'server/tools')),
    ).toEqual([])
    const rooms = ['kernel', 'domain', 'platform', 'setup'].map((room) => `server/${room}`)
    expect(broken((i) => within(i.from, 'server/setup') && i.local && !within(i.to, ...rooms))).toEqual([])
    const below = [...rooms, 'server/demo', 'server/access', 'server/store/audit/audit.ts']
    expect(broken((i) => within(i.from, 'server/demo') && i.local && !within(i.to, ...below))).toEqual([])
  })

  it('start a process from one place: no room but the tools knows of the start or of a tool', () => {
    expect(broken((i) => within(i.to, 'server/start') && !within(i.from, 'server/start', 'server/tools', 'server/main.ts'))).toEqual([])
    expect(broken((i) => within(i.to, 'server/tools') && within(i.from, 'server') && !within(i.from, 'server/tools'))).toEqual([])
  })

  it('keep the store out of GraphQL and REST', () => {
    expect(broken((i) => within(i.from, 'server/graphql', 'server/rest') && within(i.to, 'server/store'))).toEqual([])
  })

  it('keep the apps away from the server', () => {
    expect(broken((i) => within(i.from, 'console', 'bigscreen') && within(i.to, 'server'))).toEqual([])
  })

  it('let nothing depend on tests', () => {
    expect(broken((i) => within(i.to, 'tests'))).toEqual([])
  })

  it('make no cycles', () => {
    const next = new Map<string, string[]>()
    // What is loaded later and what is a type alone counts as well: files that need each other are one thing in two places.
    const later = sources.flatMap((from) =>
      [...text(from).matchAll(/import\('(\.[^']+)'\)/g)].map(([, to = '']) => ({
        from,
        to: posix.join(posix.dirname(from), to),
        local: true,
      })),
    )
    for (const i of [...imports, ...later]) if (i.local && i.to !== i.from) next.set(i.from, [...(next.get(i.from) ?? []), i.to])
    const done = new Set<string>()
    const cycles: string[] = []
    const walk = (at: string, path: string[]) => {
      const start = path.indexOf(at)
      if (start >= 0) return void cycles.push([...path.slice(start), at].join(' -> '))
      if (done.has(at)) return
      for (const to of next.get(at) ?? []) walk(to, [...path, at])
      done.add(at)
    }
    for (const from of next.keys()) walk(from, [])
    expect(cycles).toEqual([])
  })
})

describe('files', () => {
  it('live in rooms: beside them the server has only what is started and what joins it', () => {
    const loose = sources.filter((f) => dirname(f) === 'server')
    expect(loose).toEqual(['server/app.ts', 'server/main.ts'])
  })

  it('stay below 300 lines', () => {
    const long = sources.map((f) => [f, readFileSync(join(root, f), 'utf8').split('\n').length] as const).filter(([, lines]) => lines > 300)
    expect(long).toEqual([])
  })

  it('hold more than a few lines unless they are called from outside, loaded by themselves, or tested by themselves', () => {
    const FEW = 30
    // Rows that are no part of any plant, and what runs before the editor is loaded.
    const ALONE = ['server/demo/apps.ts', 'console/playground/workers.ts']
    const lazily = sources.flatMap((from) =>
      [...readFileSync(join(root, from), 'utf8').matchAll(/import\('(\.[^']+)'\)/g)].map(([, to = '']) => join(dirname(from), to)),
    )
    const tested = filesUnder('tests').map((f) => readFileSync(join(root, f), 'utf8'))
    // Definitions have files of their own, screens are found by their names, and a door has no reason but its room.
    const isKind = (f: string) => /\.(resource|screen)\.tsx?$|\/(index|area)\.ts$|\.mjs$|vite\.config\.ts$/.test(f)
    const short = sources.filter((f) => !isKind(f) && !lazily.includes(f) && readFileSync(join(root, f), 'utf8').split('\n').length <= FEW)
    const fragments = short.filter((f) => {
      const users = imports.filter((i) => i.to === f)
      const isBeside = users.length === 1 && dirname(users[0]?.from ?? '') === dirname(f) && !users[0]?.from.endsWith('/index.ts')
      return isBeside && !tested.some((text) => text.includes(`/${f}'`))
    })
    expect(fragments).toEqual(ALONE)
  })

  it('stand with few beside them: a folder of fifty shows nothing', () => {
    const FOLDER_MAX = 25
    // Drizzle wants them in one folder.
    const MIGRATIONS = /^server\/store\/migrations\//
    const all = globSync('{server,console,bigscreen}/**/*.*', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
    const counts = new Map<string, number>()
    for (const folder of all.filter((path) => !/\/(?:gen|node_modules)\//.test(path)).map(dirname))
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    const full = [...counts].filter(([folder, count]) => count > FOLDER_MAX && !MIGRATIONS.test(folder))
    expect(full).toEqual([])
  })

  it('are explained room by room: purpose, data flow, what a room may import and where to add', () => {
    const rooms = readdirSync(join(root, 'server'), { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== 'tools')
    const wanting = rooms.filter(({ name }) => !readdirSync(join(root, 'server', name)).includes('README.md'))
    expect(wanting.map(({ name }) => name)).toEqual([])
    const lengths = rooms.map(
      ({ name }) => [name, readFileSync(join(root, 'server', name, 'README.md'), 'utf8').split('\n').length] as const,
    )
    expect(lengths.filter(([, lines]) => lines < 20 || lines > 61)).toEqual([])
  })

  it('carry names that say something', () => {
    expect(sources.filter((f) => /(^|\/)(utils?|helpers?|common|misc|types|manager)(\.|\/)/i.test(f))).toEqual([])
  })

  it('leave reading the environment to the settings', () => {
    const readers = sources.filter((f) => /process\.env\b/.test(readFileSync(join(root, f), 'utf8')))
    expect(
      readers.filter(
        (f) => !within(f, 'server/platform/settings/config.ts', 'server/start', 'server/tools') && !f.endsWith('vite.config.ts'),
      ),
    ).toEqual([])
  })

  it('leave the factories’ clock to the server: no browser code knows an offset or asks for the zone of its computer', () => {
    const pages = ['console/index.html', 'console/playground/index.html', 'bigscreen/index.html']
    const knows =
      /[+-]0?8:00|Asia\/Shanghai|\b8 \* (?:60|3[_6])|\b28_?800|\.get(?:Hours|Minutes|Date|Day|Month|FullYear)\(|getTimezoneOffset/
    const own = [...sources.filter((f) => within(f, 'console', 'bigscreen')), ...pages]
    expect(own.filter((f) => knows.test(readFileSync(join(root, f), 'utf8')))).toEqual([])
    for (const page of pages) expect(readFileSync(join(root, page), 'utf8')).toContain('<meta name="utc-offset" content="__UTC_OFFSET__"')
  })

  it('keep no unfinished ends', () => {
    expect(sources.filter((f) => /\b(TODO|FIXME|XXX)\b/.test(readFileSync(join(root, f), 'utf8')))).toEqual([])
  })
})

describe('what differs between systems', () => {
  it('is started by one module: no shell, no command that only a shell of Unix finds', () => {
    const HELPER = 'server/platform/programs.mjs'
    expect(broken((i) => i.to === 'node:child_process' && !i.typeOnly && i.from !== HELPER)).toEqual([])
    const BY_NAME = /node_modules\/\.bin|\b(?:run|start|spawn|exec|script|system)\w*\(\s*\[?['"`](?:npm|npx|node)['"`]/
    expect(sources.filter((f) => BY_NAME.test(text(f)))).toEqual([])
    // Of the thread that asks on Linux, of the whole process on Windows.
    expect(
      sources.filter((f) => ![HELPER, 'server/platform/lowerThreadPriority.mjs'].includes(f) && text(f).includes('setPriority')),
    ).toEqual([])
  })

  it('is flushed, renamed and removed by one room', () => {
    const OWN = ['durable.ts', 'throttledWrite.ts'].map((name) => `server/platform/disk/${name}`)
    const FROM_FS = /import \{([^}]*)\} from 'node:fs(?:\/promises)?'/g
    const CALLS = /\b(?:rename|rm|unlink|f(?:data)?sync)(?:Sync)?\b/
    const asks = (f: string) =>
      [...text(f).matchAll(FROM_FS)].some(([, names = '']) => CALLS.test(names)) || /\.(?:data)?sync\(\)/.test(text(f))
    expect(sources.filter((f) => within(f, 'server') && !within(f, 'server/tools', ...OWN) && asks(f))).toEqual([])
  })
})

describe('areas', () => {
  it('know each other in one direction only, by their types too', () => {
    const area = (path: string) => (/^server\/domain\/\w+\//.test(path) ? (path.split('/')[2] as string) : undefined)
    const next = new Map<string, Set<string>>()
    for (const { from, to } of imports) {
      const [above, below] = [area(from), area(to)]
      if (above && below && above !== below) next.set(above, (next.get(above) ?? new Set()).add(below))
    }
    const circles = (at: string, path: readonly string[]): string[] =>
      path.includes(at)
        ? [[...path.slice(path.indexOf(at)), at].join(' -> ')]
        : [...(next.get(at) ?? [])].flatMap((below) => circles(below, [...path, at]))
    expect([...new Set([...next.keys()].flatMap((at) => circles(at, [])))]).toEqual([])
  })

  it('find no resource of another area by its name: what they ask areas above them is an extension point', () => {
    const named = sources.filter((f) => within(f, 'server/domain') && /\.byName\(\s*'/.test(readFileSync(join(root, f), 'utf8')))
    expect(named).toEqual([])
  })

  it('list every definition in their index', () => {
    const areaOf = (f: string) => f.split('/').slice(0, 3).join('/')
    const definitions = sources.filter((f) => f.endsWith('.resource.ts'))
    const missing = definitions.filter((f) => !text(`${areaOf(f)}/index.ts`).includes(`./${posix.relative(areaOf(f), f)}`))
    expect(missing).toEqual([])
  })
})

describe('types of the API', () => {
  it('say their names: a bundle may rename a class', () => {
    const NAMELESS = /@(?:ObjectType|InputType|InterfaceType)\((?!')/
    const nameless = sources.filter((path) => path.startsWith('server/') && NAMELESS.test(readFileSync(join(root, path), 'utf8')))
    expect(nameless).toEqual([])
  })
})
