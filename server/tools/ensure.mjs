// What `npm start`, `npm test` and others do first: install what is missing and build what is stale. Uses nothing but Node itself.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
export const root = existsSync(join(here, '../../package.json')) ? join(here, '../..') : join(here, '../../..')
const BUILDS = {
  server: { command: ['tsc', '-p', 'server'], from: ['server'] },
  console: {
    command: ['vite', 'build', 'console', '--logLevel', 'warn'],
    from: ['console', 'locales', 'vite.shared.ts'],
    not: 'playground',
  },
  bigscreen: {
    command: ['vite', 'build', 'bigscreen', '--logLevel', 'warn'],
    from: ['bigscreen', 'locales', 'console/kit', 'vite.shared.ts'],
  },
  playground: {
    command: ['vite', 'build', 'console/playground', '--logLevel', 'warn'],
    from: ['console/playground', 'console/kit', 'locales', 'vite.shared.ts'],
  },
}

/** Runs a command in the project's folder, what it says going to a file if one is named; rejects when it fails. */
export function run(command, args, env = {}, words = undefined) {
  return new Promise((resolve, reject) => {
    const out = words ? openSync(words, 'w') : 'inherit'
    const child = spawn(command, args, { cwd: root, stdio: ['inherit', out, out], env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`))))
  })
}

function* filesOf(path, not) {
  const full = join(root, path)
  if (!existsSync(full)) return
  if (!statSync(full).isDirectory()) return yield path
  for (const entry of readdirSync(full, { withFileTypes: true })) {
    if (entry.name === not || entry.name === 'node_modules' || entry.name === 'migrations') continue
    if (entry.isDirectory()) yield* filesOf(join(path, entry.name), not)
    else yield join(path, entry.name)
  }
}
/** Changes when any source of a build does. */
function printOf({ from, not }) {
  const hash = createHash('sha256')
  for (const file of [...from, 'package-lock.json', 'tsconfig.json'].flatMap((f) => [...filesOf(f, not)]).sort()) {
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

export async function install() {
  const [lock, done] = [join(root, 'package-lock.json'), join(root, 'node_modules/.package-lock.json')]
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(lock).mtimeMs - 1000) return
  if (
    existsSync(done) &&
    existsSync(join(root, 'node_modules/.installed')) &&
    readFileSync(join(root, 'node_modules/.installed'), 'utf8') === readFileSync(lock, 'utf8')
  )
    return
  console.log('Installing packages (npm ci) ...')
  await run('npm', ['ci', '--no-audit', '--no-fund'])
  writeFileSync(join(root, 'node_modules/.installed'), readFileSync(lock))
}

export async function build() {
  await Promise.all(
    Object.entries(BUILDS).map(async ([name, spec]) => {
      const stamp = join(root, 'dist', `.${name}.stamp`)
      const print = printOf(spec)
      if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return
      console.log(`Building ${name} ...`)
      await run(join(root, 'node_modules/.bin', spec.command[0]), spec.command.slice(1))
      mkdirSync(dirname(stamp), { recursive: true })
      writeFileSync(stamp, print)
    }),
  )
}

/** Refuses a Node that is too old before anything else fails less clearly. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Millwright needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}
export async function ensure() {
  checkNode()
  await install()
  await build()
}
