// npm run test:containers: the image and the services of docker-compose.yml, run by podman. One container on SQLite, then PostgreSQL, Redis, the three
// roles and Prometheus: who they are, what they may write, whether data outlives them, and whether they end in order.
import { randomBytes } from 'node:crypto'
import { withAdvice } from '../../start/command.mjs'
import { phase } from '../../start/phase.mjs'
import { freePort } from '../../start/port.mjs'
import { install } from '../install/install.mjs'
import { ensureNode } from '../install/runtime.mjs'
import { signedIn } from '../testing/acknowledgedWrites.mjs'
import { makeBaseImages } from './baseImages.mjs'
import { lackingForContainers } from './engine.mjs'
import { buildImage, createProject, imageSizes } from './product.mjs'

const ROLES = ['server', 'worker', 'scheduler']
const MB = 2 ** 20
const SCHEDULER_MB = 768
const SCRAPED_MS = 90_000

const missing = lackingForContainers()
if (missing) {
  console.log(missing)
  process.exit(process.env.CI ? 1 : 0)
}
await withAdvice(async () => {
  await ensureNode()
  await install()
})
const secret = () => randomBytes(16).toString('hex')
const port = await freePort()
const address = `http://127.0.0.1:${port}`
const settings = {
  ...{ PORT: String(port), JWT_SECRET: secret(), ADMIN_PASSWORD: 'Korkenzieher-77-blau', LOG_LEVEL: 'info', READY_DRAIN: '1' },
  ...{ POSTGRES_PASSWORD: secret(), REDIS_PASSWORD: secret(), METRICS_TOKEN: secret() },
}
function expect(what, is, found = '') {
  if (!is) throw new Error(`not so: ${what}\n${found}`)
}

/** Somebody without power, on a root that nobody writes to. */
async function contained({ inside }, name) {
  const status = await inside(name, 'cat', '/proc/1/status')
  for (const line of [/^Uid:\t1000\t1000\t1000\t1000$/m, /^Cap(?:Eff|Bnd):\t0+$/m, /^NoNewPrivs:\t1$/m])
    expect(`${name} has ${line}`, line.test(status), status)
  const tried = 'for at in / /app /etc /var/tmp /run /data /backups /tmp; do touch $at/x 2>/dev/null && rm $at/x && echo $at; done; true'
  expect(`${name} writes into its volumes and /tmp`, (await inside(name, 'sh', '-c', tried)) === '/data\n/backups\n/tmp')
}
/** Uploads a file and makes a record. Out: looks whether both are there. */
async function writeSomething() {
  const ask = await signedIn(address, settings.ADMIN_PASSWORD)
  const { default: sharp } = await import('sharp')
  const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
  const sent = { method: 'POST', headers: ask.headers(), body: photo }
  const answer = await fetch(`${address}/files?for=reportLog.photoIds&name=${encodeURIComponent('印版')}.png`, sent)
  expect('a file is taken', answer.status === 201, await answer.clone().text())
  const { data } = await answer.json()
  await ask('mutation { createWorkshop(input: { name: "container" }) { id } }')
  return async () => {
    const session = await signedIn(address, settings.ADMIN_PASSWORD)
    const { workshops } = await session('{ workshops(page: { size: 100 }) { items { name } } }')
    expect('the record is there', workshops.items.filter(({ name }) => name === 'container').length === 1)
    const file = await fetch(`${address}/files/${data.id}`, { headers: session.headers() })
    expect('the file is what it was', Buffer.from(await file.arrayBuffer()).equals(photo), file.status)
  }
}
async function endInOrder(project, names) {
  for (const name of names) {
    const { code, log } = await project.stop(name)
    expect(`${name} ends in order`, code === 0, `${code}\n${log}`)
    expect(`${name} names no fault`, !/EROFS|EACCES|EPERM|"level":[56]0/.test(log), log)
  }
}
/** Each with a title of its own: seconds of those that were started. */
const seconds = {}
const startAll = async (project, names, env) => {
  for (const name of names) seconds[name] = (await project.start(name, env)).toFixed(1)
}

async function singleContainer() {
  const project = await createProject(settings)
  const onSqlite = { DATABASE_URL: '', REDIS_URL: '' }
  try {
    const { server } = await phase('One container on SQLite', async () => {
      await startAll(project, ['server'], onSqlite)
      await contained(project, 'server')
      return { server: seconds.server }
    })
    await phase('Ended and started again with its data', async () => {
      const stillThere = await writeSomething()
      await endInOrder(project, ['server'])
      await startAll(project, ['server'], onSqlite)
      await stillThere()
      await endInOrder(project, ['server'])
    })
    console.log(`ready after ${server} s on an empty database, after ${seconds.server} s with one`)
  } finally {
    await project.remove()
  }
}

/** Prometheus has all roles and no rule that fails. */
async function watched({ inside }) {
  const ask = async (path) => JSON.parse(await inside('prometheus', 'wget', '-q', '-O', '-', `http://127.0.0.1:9090/api/v1/${path}`)).data
  const end = Date.now() + SCRAPED_MS
  for (;;) {
    const { activeTargets } = await ask('targets')
    const { groups } = await ask('rules')
    const health = [...activeTargets, ...groups.flatMap(({ rules }) => rules)].map((one) => one.health)
    if (activeTargets.length === ROLES.length && health.every((one) => one === 'up' || one === 'ok')) break
    if (Date.now() > end) throw new Error(`not so: Prometheus reads all\n${JSON.stringify({ activeTargets, health }, null, 1)}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const { result } = await ask('query?query=min(process_memory_limit_bytes)')
  expect('the scheduler knows its limit', Number(result[0].value[1]) === SCHEDULER_MB * MB, JSON.stringify(result))
}
async function together() {
  const project = await createProject(settings)
  try {
    await phase('PostgreSQL and Redis', () => startAll(project, ['postgres', 'redis']))
    await phase('Server, worker, scheduler', async () => {
      await startAll(project, ROLES)
      for (const name of ROLES) await contained(project, name)
    })
    await phase('Prometheus', async () => {
      await startAll(project, ['prometheus'])
      await watched(project)
    })
    console.log(`seconds until each was well: ${JSON.stringify(seconds)}`)
    await phase('All ended and started again with their data', async () => {
      const stillThere = await writeSomething()
      await endInOrder(project, [...ROLES, 'redis', 'postgres'])
      await startAll(project, ['postgres', 'redis', ...ROLES])
      await stillThere()
      await endInOrder(project, ROLES)
    })
  } finally {
    await project.remove()
  }
}

await phase('Images that these stand on', makeBaseImages)
const leaked = await phase('The image', buildImage)
expect('no settings lie in a layer', leaked === '', leaked)
const [size, base] = await imageSizes()
console.log(`the image has ${size} MB, ${base} of them those that it stands on`)
await singleContainer()
await together()
