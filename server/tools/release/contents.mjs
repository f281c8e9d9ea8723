// What an archive of the product holds: pure functions of the lockfile and of paths. Uses nothing but Node.

/** The machines that archives are made for, by the names that Node gives them. On Linux with glibc. */
export const MACHINES = ['linux-x64', 'linux-arm64', 'win32-x64', 'darwin-arm64', 'darwin-x64']

/** Packages that stay beside the bundle of the server: they bring programs or files of their own, or are loaded when they are first needed. */
export const EXTERNAL_PACKAGES = [
  ...['@node-rs/argon2', 'better-sqlite3', 'pg-native', 'pino', 'sharp', 'swagger-ui-dist'],
  // Of the process that draws charts.
  ...['@fontsource-variable/noto-sans-sc', 'wawoff2', 'wawoff2/decompress.js'],
  // In a bundle, packages in CommonJS would lose the names of what they export.
  ...['@alicloud/dysmsapi20170525', '@alicloud/openapi-core', '@aws-sdk/client-s3', 'bullmq', 'exceljs', 'file-type'],
  ...['ioredis', 'nodemailer', 'nodemailer/lib/shared', 'nodemailer/lib/smtp-connection', 'pinyin-pro', 'sanitize-html'],
  // type-graphql asks for it only where it is told to validate; here zod does, and it is not installed.
  'class-validator',
]

/** @typedef {{ os?: string[], cpu?: string[], libc?: string[], dev?: true, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Locked */

/** @param {Locked} one @param {string} machine */
function fits({ os, cpu, libc }, machine) {
  const [system = '', processor = ''] = machine.split('-')
  return (!os || os.includes(system)) && (!cpu || cpu.includes(processor)) && (!libc || libc.includes('glibc'))
}
/** Where Node finds a package that one at a place asks for: below it, or beside it or one of the folders above. */
function resolvePackage(packages, place, name) {
  for (let at = place; ; ) {
    const path = `${at ? `${at}/` : ''}node_modules/${name}`
    if (packages[path]) return path
    if (!at) return undefined
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  }
}

/**
 * The folders of all packages that the built server loads on a machine: those beside its bundle, and what these depend on.
 * @param {Record<string, Locked>} packages of package-lock.json
 * @param {string} machine
 * @param {readonly string[]} names
 * @returns {string[]}
 */
export function runtimePackages(packages, machine, names = EXTERNAL_PACKAGES) {
  const found = new Set()
  const add = (place, name) => {
    const path = resolvePackage(packages, place, name)
    if (!path || found.has(path) || packages[path].dev || !fits(packages[path], machine)) return
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = packages[path]
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) add(path, other)
  }
  for (const name of names) add('', name)
  return [...found].sort()
}

/** Texts that licences ask for. */
const LEGAL = /(^|\/)(licen[cs]e|notice|copying|copyright|authors|patents)[^/]*$/i
const NEVER_LOADED = [
  /\.(map|md|markdown|ts|mts|cts|tsx|flow|c|cc|cpp|h|hpp|gyp|gypi|sh|yml|yaml|tsbuildinfo)$/i,
  /(^|\/)\.[^/]*$/,
  // Folders of a package beside what it loads.
  /^(test|tests|__tests__|doc|docs|example|examples|benchmark|benchmarks|coverage|\.github)\//i,
]
/** What else single packages bring that nothing here loads. */
const OF_PACKAGES = {
  'better-sqlite3': /^(deps|src)\//,
  // Of browsers, and of a Node before 10.
  exceljs: /^dist\//,
  wawoff2: /^(bin\/|index\.js|compress\.js|build\/compress)/,
  'swagger-ui-dist': /^(swagger-ui-es-bundle|swagger-ui\.js|log\.)/,
}
const PREBUILT = /^prebuilds\/(.+)\.node$/

/**
 * Whether the server needs a file of a package on a machine.
 * @param {string} name of the package
 * @param {string} path inside it, with slashes
 * @param {string} machine
 */
export function isLoaded(name, path, machine) {
  if (OF_PACKAGES[name]?.test(path)) return false
  const [, prebuilt] = PREBUILT.exec(path) ?? []
  if (prebuilt) return prebuilt === machine
  return LEGAL.test(path) || !NEVER_LOADED.some((pattern) => pattern.test(path))
}

/** Folders of the project that the built server reads. */
export const FOLDERS = ['dist', 'locales', 'server/store/migrations']
/** Marks of builds, what V8 has compiled here, archives themselves, maps that no Node reads, and what new migrations are compared with. */
const UNUSED = /^dist\/(\.[^/]+$|\.compiled\/|archives\/)|\.map$|meta\/\w*snapshot\.json$|(^|\/)\.DS_Store$/

/**
 * Which files of a project go into an archive, from all that lie there.
 * @param {readonly string[]} files paths with slashes
 */
export const productFiles = (files) =>
  files
    .filter(
      (path) =>
        path === 'package.json' ||
        path === 'CHANGELOG.md' ||
        (FOLDERS.some((folder) => path.startsWith(`${folder}/`)) && !UNUSED.test(path)),
    )
    .sort()

/** The name of an archive without its ending, and of the folder in it. */
export const releaseName = (version, machine) => `millwright-${version}-${machine}`
/** Windows opens zip by itself, others tar. */
export const endingFor = (machine) => (machine.startsWith('win32') ? '.zip' : '.tar.gz')
