// npm run mutants [words]: plants one fault after the other (tests/mutants/) in a copy of the sources and expects the area's own tests to fail.
// Ends with 1 where a fault survives, or stands in the list and no longer in the sources. Words choose faults by area, file or promise.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { programOf, startScript } from '../platform/programs.mjs'
import { root } from '../platform/root.mjs'
import { withAdvice } from '../start/command.mjs'
import { install } from './install/install.mjs'
import { ensureNode } from './install/runtime.mjs'
import { memoryFolder } from './testing/memoryFolder.mjs'

/** The list is data of the tests: nothing of the product depends on it. */
const { FAULTS, plant } = await import(pathToFileURL(join(root, 'tests/mutants/index.mjs')).href)
const SOURCES = ['server', 'console', 'bigscreen', 'tests', 'locales', 'docker']
/** Tests that never end have noticed the fault too. */
const MOST_MS = 10 * 60_000

/** The sources, and the packages by links: what is planted there harms nobody. */
function copySources() {
  const folder = mkdtempSync(join(memoryFolder(), 'millwright-mutants-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const name of [...SOURCES, ...files.map((entry) => entry.name)]) cpSync(join(root, name), join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  // What vitest keeps of a source, it keeps in the copy.
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  return folder
}

/** Runs tests in the copy. Out: those that failed, whether the run did, and what vitest said. */
function runTests(folder, files, options = [], timeout = undefined) {
  const result = join(folder, 'mutants.json')
  rmSync(result, { force: true })
  const args = ['run', '--project', 'core', '--project', 'screens', ...files, ...options, '--reporter=json', `--outputFile=${result}`]
  return new Promise((resolve, reject) => {
    const child = startScript(programOf('vitest', 'vitest', folder), args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TEST_FOLDER: folder },
      timeout,
    })
    let words = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (words += text))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (signal) return resolve({ failed: ['a test that never ended'], isRed: true, words })
      const { testResults = [] } = readResult(result)
      const all = testResults.flatMap((file) => file.assertionResults)
      resolve({ failed: all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName), isRed: code !== 0, words })
    })
  })
}
function readResult(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

/** What becomes of one fault: who caught it, or why nobody could. */
async function judge(folder, fault) {
  const path = join(folder, fault.file)
  const source = readFileSync(path, 'utf8')
  try {
    writeFileSync(path, plant(source, fault))
    const { failed, isRed, words } = await runTests(folder, fault.tests, ['--bail=1'], MOST_MS)
    if (failed.length) return { verdict: 'caught', by: failed[0] }
    return isRed
      ? { verdict: 'BROKEN', by: words.trim().split('\n').slice(-8).join('\n') }
      : { verdict: 'SURVIVED', by: fault.tests.join(' ') }
  } catch (error) {
    return { verdict: 'LOST', by: error.message }
  } finally {
    writeFileSync(path, source)
  }
}

await withAdvice(async () => {
  await ensureNode()
  await install()
})
const words = process.argv.slice(2)
const chosen = FAULTS.filter((fault) => words.every((word) => `${fault.area} ${fault.file} ${fault.breaks}`.includes(word)))
if (!chosen.length) {
  console.error(`No fault of tests/mutants is about ${words.join(' ')}`)
  process.exit(1)
}
const began = Date.now()
const folder = copySources()
const sound = await runTests(folder, [...new Set(chosen.flatMap(({ tests }) => tests))])
if (sound.isRed) {
  console.error(`Tests fail without a fault: ${sound.failed.join('; ') || sound.words}`)
  process.exit(1)
}
let survivors = 0
for (const fault of chosen) {
  const { verdict, by } = await judge(folder, fault)
  if (verdict !== 'caught') survivors++
  console.log(`${verdict.padEnd(9)} ${fault.area.padEnd(12)} ${fault.file}\n          ${fault.breaks}\n          by: ${by}`)
}
console.log(`\nmutants: ${chosen.length - survivors} of ${chosen.length} caught, in ${Math.round((Date.now() - began) / 1000)} s`)
if (survivors) process.exitCode = 1
