import * as z from 'zod'
import type { DrillFault } from '../domain/backups/index.ts'
import { AUTHORITY_FILE } from '../platform/settings/tlsSettings.ts'

/** The path of a part inside an archive or a snapshot: with slashes, whichever system made it. Versions before wrote those of Windows as they were. */
export const partName = z.string().transform((path) => path.replaceAll('\\', '/'))

/** What an archive says of itself; the first entry in it, so that whoever looks at many of them reads little of each. */
const part = z.strictObject({
  path: partName,
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
/** More that a later version says is passed over: what was made before an upgrade is read by the version before it. */
export const shapeOfManifest = z.object({
  format: z.literal(1),
  product: z.literal('millwright'),
  /** Of the program that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** Where the rows came from. In the archive they are always a SQLite base. */
  base: z.enum(['sqlite', 'postgres']),
  /** How many migrations the base in it has taken. */
  migrations: z.int().nonnegative(),
  /** Where the secret of the installation is: in the archive, or in JWT_SECRET, which whoever restores must set again. */
  secret: z.enum(['archive', 'environment']),
  /** Uploaded contents were left where they were: it was made before an upgrade. */
  isBaseAlone: z.boolean().default(false),
  /** Settings that hold no password, to compare with. */
  settings: z.record(z.string(), z.string()),
  parts: z.array(part),
})
export type Part = z.infer<typeof part>
export type Manifest = z.infer<typeof shapeOfManifest>

export const MANIFEST = 'manifest.json'
export const BASE = 'base.sqlite'
export const SECRET = 'jwt.secret'
export const CONTENTS = 'contents'
export const CONTENT_KINDS = ['files', 'packages', 'imports'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** Uploaded contents inside an archive, by their keys. */
export const contentName = (kind: ContentKind, key: string) => [CONTENTS, kind, key].join('/')
const CONTENT = new RegExp(`^${CONTENTS}/(${CONTENT_KINDS.join('|')})/([0-9a-f]{2}/[0-9a-f]{32})$`)
/** The kind and the key of contents; undefined for any other part. */
export function contentIn(path: string): { readonly kind: ContentKind; readonly key: string } | undefined {
  const [, kind, key] = CONTENT.exec(path) ?? []
  return kind && key ? { kind: kind as ContentKind, key } : undefined
}

interface ArchiveFault {
  readonly cause?: unknown
  /** What readers in either language are told. */
  readonly fault?: DrillFault
  /** What it is about, in no language: names, sizes and counts. */
  readonly about?: string
}
/** An archive that is none, is damaged, or does not fit; says what to do instead. */
export class BadArchive extends Error {
  readonly fault: DrillFault | undefined
  readonly about: string | undefined

  constructor(message: string, { cause, fault, about }: ArchiveFault = {}) {
    super(message, { cause })
    this.fault = fault
    this.about = about
  }
}

/**
 * Holds an archive to what this version knows: one of a newer version, one with a part that nobody would put in its place, and one without what its
 * manifest promises are refused before anything is written.
 */
export function refuseUnknown({ parts, secret, migrations, version }: Manifest, known: number): void {
  if (migrations > known)
    throw new BadArchive(`The archive was made by version ${version}, which is newer than this one. Restore it with that version`, {
      fault: 'NEWER',
      about: version,
    })
  const stray = parts.find(({ path }) => ![BASE, SECRET, AUTHORITY_FILE].includes(path) && !contentIn(path))
  if (stray)
    throw new BadArchive(`The archive holds ${stray.path}, which this version does not know`, { fault: 'FOREIGN', about: stray.path })
  const lacking = [BASE, ...(secret === 'archive' ? [SECRET] : [])].find((wanted) => !parts.some(({ path }) => path === wanted))
  if (lacking) throw new BadArchive(`The archive lacks ${lacking}`, { fault: 'INCOMPLETE', about: lacking })
}

export function readManifest(text: string): Manifest {
  try {
    return shapeOfManifest.parse(JSON.parse(text))
  } catch (cause) {
    throw new BadArchive('This is no backup of Millwright, or one that a newer version has made', { cause, fault: 'NO_BACKUP' })
  }
}

const ENDING = '.tar.gz'
const SEALED = '.enc'
const NAME = /^millwright-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-([\w.]+)\.tar\.gz(\.enc)?$/

/** Names sort by time, and say which version can read them. */
export function archiveName({ madeAt, version }: Pick<Manifest, 'madeAt' | 'version'>, isSealed: boolean): string {
  const stamp = `${madeAt.slice(0, 19).replace(/[-:]/g, '')}Z`
  return `millwright-${stamp}-${version}${ENDING}${isSealed ? SEALED : ''}`
}

export interface NamedArchive {
  readonly name: string
  readonly at: Date
  readonly isSealed: boolean
  /** Of the program that made it. */
  readonly version: string
}
/** Undefined for whatever else lies in the folder. */
export function archiveNamed(name: string): NamedArchive | undefined {
  const [, year, month, day, hours, minutes, seconds, version = '', sealed] = NAME.exec(name) ?? []
  if (!year) return undefined
  return { name, at: new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`), isSealed: sealed !== undefined, version }
}
