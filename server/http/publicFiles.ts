import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
}
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|wasm)|image\/svg|font\/ttf)/
const COMPRESS_FROM = 1024
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }

export type Encoding = 'br' | 'gzip' | 'identity'
export interface PublicFile {
  readonly type: string
  readonly etag: string
  /** Its name changes with its content, so it may be kept for ever. */
  readonly isHashed: boolean
  /** The encodings it is worth sending in. */
  readonly isCompressible: boolean
  read(encoding: Encoding): Promise<Buffer>
}

const squeeze = {
  br: (raw: Buffer) => promisify(brotliCompress)(raw, BROTLI),
  gzip: (raw: Buffer) => promisify(gzip)(raw),
  identity: async (raw: Buffer) => raw,
}

/** Each encoding is made once, when it is first asked for. */
function fileAt(path: string, name: string): PublicFile {
  const { size, mtimeMs } = statSync(path)
  const type = TYPES[extname(name)] ?? 'application/octet-stream'
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    type,
    etag: `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
    isHashed: /^assets\/.*-[\w-]{8,}\.\w+$/.test(name),
    isCompressible: COMPRESSIBLE.test(type) && size >= COMPRESS_FROM,
    read(encoding) {
      const known = made.get(encoding) ?? readFile(path).then(squeeze[encoding])
      made.set(encoding, known)
      return known
    },
  }
}

export interface PublicFolder {
  find(name: string): PublicFile | undefined
  /** The text of index.html, or nothing before the app is built. */
  page(): string | undefined
  /** Tells one build from another; empty before the app is built. */
  build(): string
}

const buildOf = (page: string) => page && createHash('sha256').update(page).digest('hex').slice(0, 12)

/**
 * The files of a built app by their names. Only names that were found in the folder can be asked for, so no spelling of a path leads out of it.
 * A new build is noticed when the page is served next.
 */
export function publicFolder(folder: URL): PublicFolder {
  const root = fileURLToPath(folder)
  const index = join(root, 'index.html')
  let files = new Map<string, PublicFile>()
  let page = ''
  let build = ''
  let builtAt = 0

  function refresh(): boolean {
    const changedAt = statSync(index, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt === builtAt) return changedAt > 0
    builtAt = changedAt
    const entries = changedAt ? readdirSync(root, { recursive: true, withFileTypes: true }).filter((e) => e.isFile()) : []
    const nameOf = (path: string) => relative(root, path).split(sep).join('/')
    files = new Map(entries.map((e) => join(e.parentPath, e.name)).map((path) => [nameOf(path), fileAt(path, nameOf(path))]))
    page = changedAt ? readFileSync(index, 'utf8') : ''
    build = buildOf(page)
    return changedAt > 0
  }
  // Looked at when somebody first asks for any of them.
  const looked = () => builtAt > 0 || refresh()
  return {
    find: (name) => (looked() ? files.get(name) : undefined),
    page: () => (refresh() ? page : undefined),
    build: () => (looked() ? build : ''),
  }
}
