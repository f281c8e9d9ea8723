// npm run pack [-- --platform linux-x64]: the built product, its packages and Node in one archive, which starts on a machine without Node and without a
// network. Two runs on one commit make the same bytes.
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { systemOutput } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { Advice, withAdvice } from '../../start/command.mjs'
import { phase } from '../../start/phase.mjs'
import { translate } from '../../start/terminal.mjs'
import { ensure } from '../install/ensure.mjs'
import { npmFault } from '../install/npmFault.mjs'
import { fetchNode, packageFor } from '../install/runtime.mjs'
import { endingFor, isLoaded, MACHINES, releaseName, runtimePackages } from './contents.mjs'
import { forMachine, installProduction } from './install.mjs'
import { builtProduct, filesBelow, layOut } from './layOut.mjs'

const HERE = `${process.platform}-${process.arch}`
const MB = 1024 ** 2

function requestedMachine() {
  try {
    const { platform = HERE } = parseArgs({ options: { platform: { type: 'string' } }, strict: true }).values
    if (MACHINES.includes(platform)) return platform
  } catch {
    // Another option: the sentence says what there is.
  }
  throw new Advice(translate('upgrade.packPlatforms', { platforms: MACHINES.join(', ') }))
}
/** The commit and its time; of a copy that is no checkout, nothing is known. */
function commitOf() {
  try {
    const [commit, committedAt] = systemOutput('git', ['log', '-1', '--format=%H %ct'], root).trim().split(' ')
    const isChanged = systemOutput('git', ['status', '--porcelain', '--untracked-files=no'], root).trim() !== ''
    return { commit: isChanged ? `${commit}+` : commit, committedAt: new Date(Number(committedAt) * 1000) }
  } catch {
    return { commit: '', committedAt: new Date('2026-01-01T00:00:00Z') }
  }
}

/** Node's licence; packages for some machines leave out the text that they come under. */
async function licenceOf(bin, nodeFor) {
  const own = join(bin, '../LICENSE')
  return existsSync(own) ? own : join(await nodeFor('linux-x64'), '../LICENSE')
}

/** Where each file of the archive comes from. */
async function sources(machine, work) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  await installProduction(work, machine)
  const nodeFor = (one) => fetchNode(packageFor(one), one === HERE ? [] : forMachine(one))
  const bin = await nodeFor(machine)
  const files = builtProduct()
  const places = runtimePackages(packages, machine)
  for (const place of places) {
    const own = filesBelow(join(work, place)).filter((path) => !path.startsWith('node_modules/'))
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    for (const path of own) if (isLoaded(name, path, machine)) files.set(`${place}/${path}`, join(work, place, path))
  }
  const node = machine.startsWith('win32') ? 'node.exe' : 'node'
  files.set(`node/${node}`, join(bin, node)).set('node/LICENSE', await licenceOf(bin, nodeFor))
  const start = machine.startsWith('win32') ? 'start.cmd' : 'start.sh'
  for (const name of [start, 'README.md']) files.set(name, join(root, 'server/tools/release/unpacked', name))
  return files
}

async function writeTar(folder, names, { to, mtime }) {
  const { create } = await import('tar')
  const paths = names.map((name) => `${basename(folder)}/${name}`)
  const packed = create({ cwd: dirname(folder), portable: true, mtime, noDirRecurse: true }, paths)
  await pipeline(packed, createGzip({ level: 9 }), createWriteStream(to))
}
async function writeZip(folder, names, { to, mtime }) {
  const { ZipFile } = (await import('yazl')).default
  const zip = new ZipFile()
  for (const name of names) zip.addFile(join(folder, name), `${basename(folder)}/${name}`, { mtime, mode: 0o100644, compressionLevel: 9 })
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(to))
}

async function pack() {
  // Times in a zip are those of the zone.
  process.env.TZ = 'UTC'
  const machine = requestedMachine()
  await ensure()
  const work = join(root, '.node', 'pack', machine)
  const files = await phase(translate('upgrade.packGather', { platform: machine }), () => sources(machine, work)).catch((error) => {
    throw npmFault(error, machine)
  })
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { commit, committedAt } = commitOf()
  const name = releaseName(version, machine)
  const folder = join(work, name)
  const about = { version, commit, committedAt: committedAt.toISOString(), platform: machine }
  const to = join(root, 'dist/archives', `${name}${endingFor(machine)}`)
  mkdirSync(dirname(to), { recursive: true })
  await phase(translate('upgrade.packWrite'), async () => {
    const names = layOut(files, folder, about)
    await (machine.startsWith('win32') ? writeZip : writeTar)(folder, names, { to, mtime: committedAt })
  })
  const unpacked = [...files.keys()].reduce((sum, path) => sum + statSync(join(folder, path)).size, 0)
  rmSync(folder, { recursive: true, force: true })
  const sizes = { size: (statSync(to).size / MB).toFixed(1), unpacked: (unpacked / MB).toFixed(0), files: files.size }
  console.log(`${translate('upgrade.packed', sizes)}\n${to}`)
}
await withAdvice(pack)
