import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create } from 'tar'
import { root } from '../../../server/platform/paths.ts'

export const MACHINE = `${process.platform}-${process.arch}`

/** A server that is ready at once. */
export const READY_SERVER = `
import { createServer } from 'node:http'
const server = createServer((request, response) => response.writeHead(request.url === '/readyz' ? 200 : 404).end())
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('  console     http://127.0.0.1:' + server.address().port + '/'))
process.on('SIGTERM', () => process.exit(0))
`
/** One that brings a file of SQLite a step further than this version knows, changes rows, and then fails. */
export const MIGRATES_AND_FAILS = `
import { createRequire } from 'node:module'
const Database = createRequire(${JSON.stringify(fileURLToPath(new URL('package.json', root)))})('better-sqlite3')
const base = new Database(process.env.DATABASE_URL.slice('file:'.length))
base.pragma('journal_mode = WAL')
base.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of the future', 99999999999999)")
base.exec("UPDATE plant SET name = 'changed'")
console.error('Millwright cannot start: the new table is missing')
process.exit(1)
`

export interface FakeRelease {
  readonly version: string
  readonly committedAt?: string
  readonly platform?: string
  /** Sources of what upgrades call. */
  readonly main?: string
  readonly migrate?: string
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
/** Files of a folder as an archive lists them. */
const listed = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && one.name !== 'release.json')
    .map((one) => {
      const path = join(one.parentPath, one.name)
      const bytes = readFileSync(path)
      return { path: path.slice(folder.length + 1).replaceAll('\\', '/'), bytes: bytes.length, sha256: sha256(bytes) }
    })

/** Lays a small version out in a folder, as unpacking an archive does. */
export function layOutRelease(
  folder: string,
  { version, committedAt, platform = MACHINE, main = READY_SERVER, migrate = '' }: FakeRelease,
): string {
  const files = {
    'package.json': JSON.stringify({ name: 'millwright', version, type: 'module' }),
    'dist/server/main.js': main,
    'dist/server/migrate.js': migrate,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  writeManifest(folder, { version, platform, ...(committedAt && { committedAt }) })
  return folder
}
/** Lists what lies in a folder, as `pack` does. */
export function writeManifest(folder: string, about: { version: string; platform: string; committedAt?: string }): void {
  const rest = { format: 1, product: 'millwright', commit: '', committedAt: '2026-11-01T00:00:00Z', ...about }
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...rest, files: listed(folder) }))
}

export const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `millwright ${name} 升级 `))
/** An archive of it. */
export async function packRelease(release: FakeRelease): Promise<string> {
  const place = newFolder('pack')
  layOutRelease(join(place, 'millwright'), release)
  const archive = join(place, 'millwright.tar.gz')
  await create({ cwd: place, file: archive, gzip: true, portable: true }, ['millwright'])
  return archive
}
