// npm run test:service [rounds]: the service on a machine with systemd. Installed, killed and started again while clients write, through a hard end of the machine,
// stopped in order, removed without a trace but its data.

import { withAdvice } from '../../start/command.mjs'
import { phase } from '../../start/phase.mjs'
import { freePort } from '../../start/port.mjs'
import { ensure } from '../install/ensure.mjs'
import { lostOf, writeUntil } from '../testing/acknowledgedWrites.mjs'
import { createContainer, lackingForContainer } from './container.mjs'

const PASSWORD = 'Korkenzieher-77-blau'
const ENV_FILE = '/etc/millwright.env'
const READY_MS = 60_000

const missing = lackingForContainer()
if (missing) {
  console.log(missing)
  process.exit(process.env.CI ? 1 : 0)
}
await withAdvice(ensure)
const rounds = Number(process.argv[2] ?? 10)
const port = await freePort()
const address = `http://127.0.0.1:${port}`
const { boot, kill, inside, remove } = createContainer()
const service = (...args) => inside('/opt/node', '/opt/millwright/server/tools/service.mjs', ...args, '--env', ENV_FILE)
const property = (name) => inside('systemctl', 'show', '--value', '--property', name, 'millwright').trim()
/** Names of all that an installation may leave; systemd and useradd keep journals and copies of their own. */
const traces = () =>
  inside(
    'find',
    '/etc',
    '/opt',
    '/var/lib',
    '/var/log',
    '/usr/lib/systemd',
    '-xdev',
    '-maxdepth',
    '3',
    '-not',
    '-path',
    '/opt/millwright/*',
  )
    .split('\n')
    .filter(
      (name) =>
        name && !/^\/etc\/(?:passwd|group|shadow|gshadow|subuid|subgid)-$|^\/var\/(?:lib\/(?:millwright|systemd)|log\/journal)/.test(name),
    )
    .sort()
    .join('\n')
function expect(what, is) {
  if (!is) throw new Error(`not so: ${what}`)
}
function refused(...args) {
  try {
    service(...args)
    return ''
  } catch (error) {
    return error.stderr.trim()
  }
}
async function ready() {
  for (const end = Date.now() + READY_MS; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 200))) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`not ready:\n${inside('journalctl', '--unit', 'millwright', '--lines', '30', '--no-pager')}`)
}

const acknowledged = []
const write = async (end) => acknowledged.push(...(await writeUntil(address, PASSWORD, end)))
try {
  await phase('A machine with systemd', boot)
  let before = ''
  await phase('Installed', async () => {
    inside('sh', '-c', `printf 'PORT=${port}\\nADMIN_PASSWORD=${PASSWORD}\\nRATE_LIMIT=10000\\n' > ${ENV_FILE}`)
    before = traces()
    expect('a remove is refused', refused('remove').includes('not installed'))
    const failing = ['tmpfs', '/etc/systemd/system']
    inside('mount', '-t', 'tmpfs', '-o', 'ro', ...failing)
    expect('one that fails says so', refused('install').includes('was not installed'))
    inside('umount', failing[1])
    expect('and leaves nothing', traces() === before && !inside('getent', 'passwd').includes('millwright'))
    expect('of its settings either', !inside('cat', ENV_FILE).includes('JWT_SECRET'))
    service('install')
    await ready()
    expect('settings that its group alone reads', inside('stat', '-c', '%a %G', ENV_FILE).trim() === '640 millwright')
    inside('systemd-analyze', 'verify', '/etc/systemd/system/millwright.service')
    expect('a second install is refused', refused('install').includes('already installed'))
    expect('its status', /Installed: yes\nRunning: yes.*\n.*\n.*\nReady: yes/.test(service('status')))
    expect('its log', service('log').includes('Millwright is ready'))
  })
  await phase(`${rounds} hard ends while clients write`, async () => {
    for (let round = 0; round < rounds; round++) {
      await write(() => inside('systemctl', 'kill', '--signal', 'SIGKILL', 'millwright'))
      await ready()
    }
    expect('so many starts', Number(property('NRestarts')) === rounds)
  })
  await phase('The machine ends hard while clients write, and starts', async () => {
    await write(kill)
    await boot()
    await ready()
  })
  await phase('Stopped in order while clients write', async () => {
    await write(() => service('stop'))
    expect('a stop without an error', property('Result') === 'success' && property('ExecMainStatus') === '0')
    expect('inactive', property('ActiveState') === 'inactive')
    service('start')
    await ready()
  })
  const lost = await lostOf(address, PASSWORD, acknowledged)
  console.log(`${acknowledged.length} writes acknowledged, ${lost.length} lost`)
  expect('no write lost', acknowledged.length > 0 && lost.length === 0)
  await phase('Removed', async () => {
    service('remove')
    expect('its data stays', inside('ls', '/var/lib/millwright').includes('millwright.sqlite'))
    expect('no trace', traces() === before)
    expect('no account', !inside('getent', 'passwd').includes('millwright'))
    expect('no process', !inside('ps', '-e', '-o', 'args').includes('dist/server/main.js'))
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await kill().catch(() => undefined)
  remove()
}
