// npm run smoke [version ...]: the product on each Node that it promises to run on. A copy of the tracked files, in a folder whose name has
// spaces and Chinese characters, is installed, checked, started and stopped, and a fault is taken from its report to the running machine.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeIn, npmProgram, startScript, systemOutput } from '../platform/programs.mjs'
import { root } from '../platform/root.mjs'
import { withAdvice } from '../start/command.mjs'
import { phase } from '../start/phase.mjs'
import { freePort } from '../start/port.mjs'
import { ensureNode, fetchNode, onNode, packageFor } from './install/runtime.mjs'
import { story } from './testing/smokeStory.mjs'

/** The oldest that package.json allows, the one that old machines fetch, the newest. */
const VERSIONS = ['22.14.0', '24.21.0', '26.10.0']
const START_MS = 5 * 60_000
const PASSWORD = 'smoke test of 2026'

function copyOf(place) {
  const tracked = systemOutput('git', ['ls-files', '-z'], root).split('\0').filter(Boolean)
  for (const file of tracked) cpSync(join(root, file), join(place, file), { recursive: true, errorOnExist: false })
}
/** A file of JavaScript that has ended well, or an error with all that it output. */
function done(file, args, options) {
  const child = startScript(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal)))
  const wellEnded = async () => {
    const code = await ended
    if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code}:\n${output}`)
    return output
  }
  return { child, ended, wellEnded, output: () => output }
}
async function ready({ output, ended }) {
  let isOver = false
  void ended.then(() => (isOver = true))
  for (const since = Date.now(); Date.now() - since < START_MS && !isOver; ) {
    const [, address] = /console\s+(http:\S+?)\/\s/.exec(output()) ?? []
    if (address) return address
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`npm start did not come up:\n${output()}`)
}

async function smoke(version) {
  const bin = await fetchNode(packageFor(`${process.platform}-${process.arch}`, version))
  const place = mkdtempSync(join(tmpdir(), 'millwright smoke 烟测 '))
  try {
    copyOf(place)
    const settings = { PORT: await freePort(), DATA_DIR: join(place, 'data'), ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'warn' }
    const { DATABASE_URL, REDIS_URL, ...env } = onNode(bin)
    const options = { node: nodeIn(bin), cwd: place, env: { ...env, ...settings } }
    const server = done(join(place, 'server/tools/start.mjs'), [], options)
    const address = await ready(server)
    await story(address, PASSWORD)
    server.child.kill('SIGTERM')
    // Windows knows no such signal: the process is ended.
    const output = process.platform === 'win32' ? await server.ended.then(server.output) : await server.wellEnded()
    await done(npmProgram(process.env), ['run', 'check'], options).wellEnded()
    return output
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

await withAdvice(ensureNode)
const wanted = process.argv.slice(2)
let failed = 0
for (const version of wanted.length ? wanted : VERSIONS) {
  await phase(`Node ${version}: install, start, story, stop, check`, () => smoke(version)).catch((error) => {
    failed++
    console.error(error.message)
  })
}
process.exitCode = failed ? 1 : 0
