// npm run test:windows [rounds]: the built product under a real node.exe. It starts on an empty base, a fault is taken to the running machine, photos
// are uploaded, archives made, checked and restored on Windows and here, the product is upgraded, and the server is ended hard while it writes.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scriptOutput } from '../platform/programs.mjs'
import { root } from '../platform/root.mjs'
import { withAdvice } from '../start/command.mjs'
import { phase } from '../start/phase.mjs'
import { freePort } from '../start/port.mjs'
import { ensure } from './install/ensure.mjs'
import { laterVersion } from './release/laterVersion.mjs'
import { commandLine, taskXml } from './service/taskScheduler.mjs'
import { lostOf, signedIn, writeUntil } from './testing/acknowledgedWrites.mjs'
import { story } from './testing/smokeStory.mjs'
import { asWindows, lackingForWindows, onWindows, windowsMachine, windowsProgram } from './testing/wine.mjs'

const PASSWORD = 'smoke test of 2026'
const PHOTOS = 50
const START_MS = 5 * 60_000

const missing = lackingForWindows()
if (missing) {
  console.log(missing)
  process.exit()
}
await withAdvice(ensure)
const start = await withAdvice(windowsMachine)
const folder = mkdtempSync(join(tmpdir(), 'millwright-windows-'))
const [here, archives] = ['data 数据', 'archives'].map((name) => join(folder, name))
const settings = (dataDir) => ({ DATA_DIR: asWindows(dataDir), BACKUP_DIR: asWindows(archives), ADMIN_PASSWORD: PASSWORD, RATE_LIMIT: '0' })

async function server() {
  const port = await freePort()
  const running = start('dist/server/main.js', [], { ...settings(here), PORT: port, LOG_LEVEL: 'warn' })
  let isOver = false
  void running.ended.then(() => (isOver = true))
  const since = Date.now()
  while (!/is ready/.test(running.output())) {
    if (isOver || Date.now() - since > START_MS) throw new Error(`the server did not come up:\n${running.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { ...running, address: `http://127.0.0.1:${port}` }
}
async function tool(name, args, dataDir = here) {
  const { ended, output } = start(`dist/server/${name}.js`, args, settings(dataDir))
  const [code] = await ended
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output()}`)
  return output().trim().split(/\r?\n/).at(-1)
}
async function upload({ address }) {
  const { default: sharp } = await import('sharp')
  const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
  const ask = await signedIn(address, PASSWORD)
  for (let nth = 0; nth < PHOTOS; nth++) {
    const { status } = await fetch(`${address}/files?for=reportLog.photoIds&name=${nth}.jpg`, {
      method: 'POST',
      headers: ask.headers(),
      body: photo,
    })
    if (status !== 201) throw new Error(`an upload was answered ${status}`)
  }
}
/** Names and sums of all that was uploaded into a place. */
const uploads = (dataDir) =>
  readdirSync(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(
      (one) =>
        `${one.name} ${createHash('sha256')
          .update(readFileSync(join(one.parentPath, one.name)))
          .digest('hex')}`,
    )
    .sort()
    .join('\n')

/** Brings back a moment between two continuous backups: what was written after it is not there. */
async function restoreMoment(blocks) {
  const moment = new Date().toISOString()
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const ask = await signedIn(running.address, PASSWORD)
  await ask('mutation { createWorkshop(input: { name: "later" }) { id } }')
  await tool('backup', ['--continuous', asWindows(blocks)])
  const { default: Database } = await import('better-sqlite3')
  for (const [args, count] of [
    [['--at', moment], 0],
    [[], 1],
  ]) {
    const there = join(folder, `moment ${count}`)
    await tool('restore', ['--from', asWindows(blocks), ...args], there)
    const database = new Database(join(there, 'millwright.sqlite'))
    const { found } = database.prepare("SELECT count(*) AS found FROM workshop WHERE name = 'later'").get()
    database.close()
    if (found !== count) throw new Error(`${there} has ${found} of what was written after the moment`)
  }
}
/** An archive and a folder of blocks, each restored on Windows and here: every upload is byte for byte what it was. */
async function backUpAndRestore() {
  const archive = await tool('backup', [])
  await tool('backup', ['--verify', archive])
  const blocks = join(folder, 'blocks')
  await tool('backup', ['--continuous', asWindows(blocks)])
  await restoreMoment(blocks)
  const [name] = readdirSync(archives).filter((one) => one.endsWith('.tar.gz'))
  for (const [kind, from] of Object.entries({ archive: join(archives, name), blocks })) {
    const [there, back] = [join(folder, `windows ${kind}`), join(folder, `here ${kind}`)]
    await tool('restore', ['--from', asWindows(from)], there)
    await scriptOutput(join(root, 'dist/server/restore.js'), ['--from', from], {
      env: { ...process.env, DATA_DIR: back, DATABASE_URL: '' },
    })
    for (const place of [there, back]) if (uploads(place) !== uploads(here)) throw new Error(`uploads in ${place} are not those of ${here}`)
  }
}

/** To a later version with a step of its own; then one whose server ends at once is refused. */
async function upgradeTwice() {
  const upgrade = async (place) => {
    const { ended, output } = start('dist/server/main.js', ['upgrade', '--from', asWindows(place)], {
      ...settings(here),
      PORT: await freePort(),
    })
    const [code] = await ended
    return { code, output: output() }
  }
  const first = await upgrade(laterVersion(folder, '77.0.0', 'win32-x64'))
  if (first.code !== 0) throw new Error(`the upgrade ended with ${first.code}:\n${first.output}`)
  const second = await upgrade(laterVersion(folder, '78.0.0', 'win32-x64', { 'dist/server/main.js': 'process.exit(1)' }))
  if (second.code !== 1 || !second.output.includes('77.0.0'))
    throw new Error(`an upgrade without a server ended with ${second.code}:\n${second.output}`)
  const status = await tool('main', ['migrate', '--status'])
  if (/missing/.test(status)) throw new Error(status)
}

/** Sends a request through the named pipe, which only a program of Windows reaches. Out: the answer. */
async function requestOf(name, dataDir = here) {
  const script = `import { requestControl } from './server/platform/controlClient.mjs'
    const { answer, closed } = await requestControl(process.argv[1], process.argv[2])
    console.log(JSON.stringify(answer))
    await closed`
  const { ended, output } = start('--input-type=module', ['-e', script, asWindows(dataDir), name], {})
  const [code] = await ended
  if (code !== 0) throw new Error(`${name} was not answered:\n${output()}`)
  return JSON.parse(output().trim().split(/\r?\n/).at(-1))
}
/** A second start is refused in a sentence, the doctor finds nothing red, and a stop that is asked for ends in order. */
async function askAndStop(running) {
  const { isReady } = await requestOf('status')
  if (!isReady) throw new Error('it says that it is not ready')
  const second = start('dist/server/main.js', [], { ...settings(here), PORT: await freePort() })
  const [refused] = await second.ended
  if (refused !== 1 || !/already using|正在使用/.test(second.output()))
    throw new Error(`a second start ended with ${refused}:\n${second.output()}`)
  await tool('doctor', [])
  await requestOf('stop')
  const [code] = await running.ended
  if (code !== 0) throw new Error(`it ended with ${code}:\n${running.output()}`)
}
/** The task of the service is taken by the scheduler, and its command line starts a server that answers and stops; what it output is in a file. */
async function runTask() {
  const [port, logs] = [await freePort(), join(folder, 'logs 日志')]
  mkdirSync(logs)
  const [envFile, task] = [join(folder, 'service.env'), join(folder, 'task.xml')]
  const own = { ...settings(here), PORT: port, LOG_DIR: asWindows(logs) }
  writeFileSync(
    envFile,
    Object.entries(own)
      .map((entry) => entry.join('='))
      .join('\n'),
  )
  const { node, root: project } = onWindows()
  const spec = {
    node,
    main: `${project}\\dist\\server\\main.js`,
    root: project,
    envFile: asWindows(envFile),
    logDir: asWindows(logs),
    dataDir: asWindows(here),
  }
  writeFileSync(task, `\uFEFF${taskXml(spec)}`, 'utf16le')
  for (const args of [['/Create', '/XML', asWindows(task), '/F'], ['/Query'], ['/Delete', '/F']]) {
    const code = await windowsProgram('schtasks', [...args, '/TN', 'Millwright trial'])
    if (code !== 0) throw new Error(`schtasks ${args[0]} ended with ${code}`)
  }
  const script = `import { spawnSync } from 'node:child_process'
    const { status } = spawnSync('cmd.exe', [process.argv[1]], { windowsVerbatimArguments: true, stdio: 'ignore' })
    process.exitCode = status ?? 9`
  const running = start('--input-type=module', ['-e', script, commandLine(spec)], {})
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const since = Date.now(); !(await isReady()); await new Promise((resolve) => setTimeout(resolve, 200)))
    if (Date.now() - since > START_MS) throw new Error(`the command line of the task started nothing:\n${running.output()}`)
  await requestOf('stop')
  const [code] = await running.ended
  if (code !== 0 || !/is ready/.test(readFileSync(join(logs, 'output.log'), 'utf8'))) throw new Error(`the task ended with ${code}`)
}
async function end({ child, ended }) {
  child.kill('SIGKILL')
  await ended
}

const rounds = Number(process.argv[2] ?? 20)
let running
try {
  running = await phase('Start on an empty base', server)
  await phase('A fault, from its report to the running machine', () => story(running.address, PASSWORD))
  await phase(`${PHOTOS} uploads`, () => upload(running))
  await phase('Archive, check, blocks; restored on Windows and here', backUpAndRestore)
  await phase('Status, second start, doctor, stop by request', () => askAndStop(running))
  await phase('The task of the service', runTask)
  await phase('A later version, and one that does not come up', upgradeTwice)
  running = await phase('Start of the later version', server)
  const acknowledged = []
  await phase(`${rounds} hard ends while clients write`, async () => {
    for (let round = 0; round < rounds; round++) {
      acknowledged.push(...(await writeUntil(running.address, PASSWORD, () => end(running))))
      running = await server()
    }
  })
  const gone = await lostOf(running.address, PASSWORD, acknowledged)
  console.log(`${acknowledged.length} writes acknowledged, ${gone.length} lost`)
  if (gone.length || !acknowledged.length) process.exitCode = 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  if (running) await end(running)
  rmSync(folder, { recursive: true, force: true })
}
