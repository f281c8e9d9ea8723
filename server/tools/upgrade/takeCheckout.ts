import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemOutput } from '../../platform/programs.mjs'
import { Advice } from '../../start/command.mjs'
import { translate } from '../../start/terminal.mjs'
import { folderName, type Version } from './release.ts'

/** What git prints in a folder; throws with what it says against it. */
function git(folder: string, ...args: string[]): string {
  try {
    return systemOutput('git', args, folder).trim()
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    const reason = stderr?.trim().split('\n').at(-1) || message
    throw Object.assign(new Advice(translate('upgrade.git', { reason })), { cause: error })
  }
}
const succeeds = (folder: string, ...args: string[]) => {
  try {
    systemOutput('git', args, folder)
    return true
  } catch {
    return false
  }
}

/** Whether a folder is the top of a checkout. */
export const isCheckout = (folder: string) => existsSync(join(folder, '.git'))

/** Fetches what others have published, and finds the commit that a ref names: without one, what the branch follows. */
export function findCommit(home: string, ref: string | undefined): Version {
  if (git(home, 'remote')) git(home, 'fetch', '--quiet', '--tags')
  // A branch of ours may be behind the one of that name elsewhere.
  const names = ref ? [`origin/${ref}`, ref] : ['@{upstream}']
  const name = names.find((one) => succeeds(home, 'rev-parse', '--verify', '--quiet', `${one}^{commit}`))
  if (!name) throw new Advice(translate(ref ? 'upgrade.noRef' : 'upgrade.noUpstream', { ref }))
  const [commit = '', at = ''] = git(home, 'log', '-1', '--format=%H %cI', name).split(' ')
  const { version } = JSON.parse(git(home, 'show', `${commit}:package.json`)) as { version: string }
  return { version, commit, committedAt: new Date(at) }
}
/** Whether one commit is part of the history of another. */
export const isAncestor = (home: string, older: string, newer: string) => succeeds(home, 'merge-base', '--is-ancestor', older, newer)

/** Checks a commit out into a folder of its own below versions/. Out: that folder. */
export function checkOut(home: string, versions: string, found: Version): string {
  const folder = join(versions, folderName(found))
  removeCheckout(home, folder)
  git(home, 'worktree', 'add', '--quiet', '--detach', folder, found.commit)
  return folder
}
/** Takes a checkout away again, with what git remembers of it. */
export function removeCheckout(home: string, folder: string): void {
  succeeds(home, 'worktree', 'remove', '--force', '--force', folder)
  succeeds(home, 'worktree', 'prune')
}
