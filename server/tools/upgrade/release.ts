import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { systemOutput } from '../../platform/programs.mjs'
import { Advice } from '../../start/command.mjs'
import { translate } from '../../start/terminal.mjs'

/** What an archive of the product says of itself; `pack` writes it. */
const shape = z.object({
  format: z.literal(1),
  product: z.literal('millwright'),
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  /** Empty where it was made outside of a checkout, with + behind it where files were changed. */
  commit: z.string().regex(/^(?:[0-9a-f]{40}\+?)?$/),
  committedAt: z.iso.datetime(),
  platform: z.string(),
  files: z.array(
    z.object({
      path: z.string().refine((path) => !path.split(/[\\/]/).some((part) => part === '..' || part === '') && !/^[A-Za-z]:/.test(path)),
      bytes: z.int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
})
export type Release = z.infer<typeof shape>
export type ReleaseFile = Release['files'][number]
export const RELEASE = 'release.json'

/** Which version a folder holds. */
export interface Version {
  readonly version: string
  readonly commit: string
  readonly committedAt: Date | undefined
}

/** What the archive says that was unpacked into a folder; undefined where it was none of ours, or does not say it in our words. */
export function releaseIn(folder: string): Release | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(join(folder, RELEASE), 'utf8')))
  } catch {
    return undefined
  }
}

/** The version in a folder: of an archive as it says itself, of a checkout as git says. */
export function versionIn(folder: string): Version {
  const release = releaseIn(folder)
  if (release) return { version: release.version, commit: release.commit, committedAt: new Date(release.committedAt) }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  try {
    const [commit = '', at = ''] = systemOutput('git', ['log', '-1', '--format=%H %cI'], folder).trim().split(' ')
    return { version, commit, committedAt: new Date(at) }
  } catch {
    return { version, commit: '', committedAt: undefined }
  }
}

/** As people read it: `0.2.0 (1a2b3c4)`. */
export const shownVersion = ({ version, commit }: Pick<Version, 'version' | 'commit'>) =>
  commit ? `${version} (${commit.slice(0, 7)})` : version
/** The name of its folder below versions/. */
export const folderName = ({ version, commit }: Pick<Version, 'version' | 'commit'>) =>
  [version, commit.slice(0, 7)].filter(Boolean).join('-')

function compareNumbers(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(/[.-]/).map(Number)) as [number[], number[]]
  for (let at = 0; at < 3; at++) if (left[at] !== right[at]) return (left[at] ?? 0) - (right[at] ?? 0)
  return 0
}
/** Throws an Advice unless a version is newer than the one that runs: by its number, else by the time of its commit. */
export function refuseOlder(next: Version, running: Version): void {
  const byNumber = compareNumbers(next.version, running.version)
  const params = { version: shownVersion(next), running: shownVersion(running) }
  if (byNumber === 0 && next.commit === running.commit) throw new Advice(translate('upgrade.same', params))
  const byTime = next.committedAt && running.committedAt ? next.committedAt.getTime() - running.committedAt.getTime() : 0
  if (byNumber < 0 || (byNumber === 0 && byTime < 0)) throw new Advice(translate('upgrade.older', params))
}
