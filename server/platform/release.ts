import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { programVersion, root } from './paths.ts'

/** What is installed. Texts that nobody has written down are empty. */
export interface Release {
  readonly version: string
  /** The commit that it was made from: 40 hexadecimal digits, and + where files were changed after it. Unknown in a container. */
  readonly commit: string
  readonly license: string
  /** What users notice of each version, in Markdown. */
  readonly changelog: string
}

const textIn = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '')
/** What an archive says about itself, see server/tools/release. */
const inArchive = (folder: string): string => (JSON.parse(textIn(join(folder, 'release.json')) || '{}') as { commit?: string }).commit ?? ''

/** The commit of a checkout, without the program git. */
function inCheckout(folder: string): string {
  const own = join(folder, '.git')
  if (!existsSync(own)) return ''
  // A work tree beside the first one has a file there, which names its folder.
  const git = statSync(own).isFile() ? resolve(folder, textIn(own).replace('gitdir: ', '')) : own
  const head = textIn(join(git, 'HEAD'))
  if (!head.startsWith('ref: ')) return head
  const ref = head.slice('ref: '.length)
  const common = resolve(git, textIn(join(git, 'commondir')) || '.')
  const packed = textIn(join(common, 'packed-refs'))
    .split('\n')
    .find((line) => line.endsWith(` ${ref}`))
  return textIn(join(common, ref)) || (packed?.split(' ')[0] ?? '')
}
/** The commit of the product in a folder; empty where nothing names it. */
export const commitIn = (folder: string): string => inArchive(folder) || inCheckout(folder)

function read(): Release {
  const folder = fileURLToPath(root)
  const { license = '' } = JSON.parse(textIn(join(folder, 'package.json'))) as { license?: string }
  return { version: programVersion(), commit: commitIn(folder), license, changelog: textIn(join(folder, 'CHANGELOG.md')) }
}
let known: Release | undefined
/** This program, as it was when it was first asked for. */
export function programRelease(): Release {
  known ??= read()
  return known
}
