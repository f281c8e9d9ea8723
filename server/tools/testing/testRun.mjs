// One run of tests: its folder, its processes, and that neither is left, whatever ends it.
import { chmodSync, mkdtempSync, openSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { programOf, startScript } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { memoryFolder } from './memoryFolder.mjs'

/**
 * Begins a run. What it leaves is taken away by a process of its own (`reaper.mjs`), which hears of the end through a pipe: a run that is killed can do
 * nothing itself.
 * @returns what follows is done for this run: see each
 */
export function beginRun() {
  const folder = mkdtempSync(join(memoryFolder(), 'millwright-run-'))
  // Databases are served by another user than root, who finds the folder of its own in here.
  chmodSync(folder, 0o711)
  /** For programs: from memory nothing may be run on some machines. */
  const programs = join(tmpdir(), `${basename(folder)}-programs`)
  const reaper = startScript(join(root, 'server/tools/testing/reaper.mjs'), [folder, programs], {
    cwd: root,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const isReaped = new Promise((resolve) => reaper.once('exit', resolve).once('error', resolve))
  // It has been killed itself: the run goes on without.
  reaper.stdin.on('error', () => {})
  const sendToReaper = (line) => reaper.stdin.write(`${line}\n`)

  /** A process of the run, started in a group of its own, which ends with the run. */
  function own(child) {
    if (child.pid === undefined) return child
    sendToReaper(`+${child.pid}`)
    child.once('exit', () => sendToReaper(`-${child.pid}`))
    return child
  }
  /** Ends all that has been started, removes the folders. Resolves when they are gone. */
  async function end() {
    reaper.stdin.end()
    await isReaped
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => end().then(() => process.exit(128 + constants.signals[signal])))

  return {
    folder,
    programs,
    own,
    end,
    /** Runs a program that a package brings along, what it says going to a file if one is named. Rejects when it fails. */
    runOf: (name, args, env = {}, words = undefined) =>
      new Promise((resolve, reject) => {
        const out = words ? openSync(words, 'w') : 'inherit'
        const options = { cwd: root, detached: true, stdio: ['ignore', out, out], env: { ...process.env, TEST_FOLDER: folder, ...env } }
        const child = own(startScript(programOf(name), args, options))
        child.on('error', reject)
        child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ${args.join(' ')} ended with ${code}`))))
      }),
  }
}
