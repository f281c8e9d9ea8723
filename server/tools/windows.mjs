// npm run test:windows [rounds]: the built product under a real node.exe. It starts on an empty base, a fault is taken to the running machine, photos
// are uploaded, archives made, checked and restored on Windows and here, and the server is ended hard while it writes.
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scriptSays } from '../platform/programs.mjs'
import { withAdvice } from './command.mjs'
import { ensure } from './ensure.mjs'
import { phase } from './phase.mjs'
import { freePort } from './port.mjs'
import { root } from './root.mjs'
import { asker, story } from './smokeStory.mjs'
import { asWindows, lackingForWindows, windowsMachine } from './wine.mjs'

const PASSWORD = 'smoke test of 2026'
const PHOTOS = 50
const START_MS = 5 * 60_000
const WRITING_MS = 3_000
const WRITERS = 4

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
  while (!/is ready/.test(running.said())) {
    if (isOver || Date.now() - since > START_MS) throw new Error(`the server did not come up:\n${running.said()}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { ...running, address: `http://127.0.0.1:${port}` }
}
async function tool(name, args, dataDir = here) {
  const { ended, said } = start(`dist/server/${name}.js`, args, settings(dataDir))
  const [code] = await ended
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${said()}`)
  return said().trim().split(/\r?\n/).at(-1)
}
async function signedIn(address) {
  const ask = asker(address)
  const input = { username: 'admin', password: createHash('sha256').update(PASSWORD).digest('hex') }
  await ask('mutation($input: LoginInput!) { login(input: $input) { token } }', { input })
  return ask
}
async function upload({ address }) {
  const { default: sharp } = await import('sharp')
  const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
  const ask = await signedIn(address)
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

/** An archive and a folder of blocks, each restored on Windows and here: every upload is byte for byte what it was. */
async function backUpAndRestore() {
  const archive = await tool('backup', [])
  await tool('backup', ['--verify', archive])
  const blocks = join(folder, 'blocks')
  await tool('backup', ['--continuous', asWindows(blocks)])
  const [name] = readdirSync(archives).filter((one) => one.endsWith('.tar.gz'))
  for (const [kind, from] of Object.entries({ archive: join(archives, name), blocks })) {
    const [there, back] = [join(folder, `windows ${kind}`), join(folder, `here ${kind}`)]
    await tool('restore', ['--from', asWindows(from)], there)
    await scriptSays(join(root, 'dist/server/restore.js'), ['--from', from], { env: { ...process.env, DATA_DIR: back, DATABASE_URL: '' } })
    for (const place of [there, back]) if (uploads(place) !== uploads(here)) throw new Error(`uploads in ${place} are not those of ${here}`)
  }
}

/** Ends the server hard while several clients write. Out: the names that it has acknowledged. */
async function writeAndKill(running, round) {
  const ask = await signedIn(running.address)
  const acknowledged = []
  let isOver = false
  const writer = async (nth) => {
    for (let count = 0; !isOver; count++) {
      const name = `hall ${round}-${nth}-${count}`
      const made = await ask('mutation($name: String!) { createWorkshop(input: { name: $name }) { id } }', { name }).catch(() => undefined)
      if (made) acknowledged.push(name)
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, nth) => writer(nth))
  await new Promise((resolve) => setTimeout(resolve, WRITING_MS))
  running.child.kill('SIGKILL')
  isOver = true
  await Promise.all([...writers, running.ended])
  return acknowledged
}
async function lost(running, names) {
  const ask = await signedIn(running.address)
  const found = new Set()
  for (let no = 1; ; no++) {
    const { workshops } = await ask('query($no: Int!) { workshops(page: { no: $no, size: 100 }) { items { name } } }', {
      no,
    })
    for (const { name } of workshops.items) found.add(name)
    if (workshops.items.length < 100) return names.filter((name) => !found.has(name))
  }
}

const rounds = Number(process.argv[2] ?? 3)
let running
try {
  running = await phase('Start on an empty base', server)
  await phase('A fault, from its report to the running machine', () => story(running.address, PASSWORD))
  await phase(`${PHOTOS} uploads`, () => upload(running))
  await phase('Archive, check, blocks; restored on Windows and here', backUpAndRestore)
  const acknowledged = []
  await phase(`${rounds} hard ends while ${WRITERS} clients write`, async () => {
    for (let round = 0; round < rounds; round++) {
      acknowledged.push(...(await writeAndKill(running, round)))
      running = await server()
    }
  })
  const gone = await lost(running, acknowledged)
  console.log(`${acknowledged.length} writes acknowledged, ${gone.length} lost`)
  if (gone.length || !acknowledged.length) process.exitCode = 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  running?.child.kill('SIGKILL')
  await running?.ended
  rmSync(folder, { recursive: true, force: true })
}
