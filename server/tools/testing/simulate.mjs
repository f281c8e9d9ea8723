// npm run simulate -- --seed N --days D: two plants with their people, clocks and faults, simulated from a seed (tests/simulation/README.md).
import { join } from 'node:path'
import { programOf, startScript } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { withAdvice } from '../../start/command.mjs'
import { install } from '../install/install.mjs'
import { ensureNode } from '../install/runtime.mjs'
import { memoryFolder } from './memoryFolder.mjs'

await withAdvice(async () => {
  await ensureNode()
  await install()
})
// The simulation says in which seed it was stopped.
process.on('SIGINT', () => {})
const env = { ...process.env, TMPDIR: process.env.TMPDIR ?? memoryFolder() }
const options = { cwd: root, stdio: 'inherit', env }
const child = startScript(programOf('tsx'), [join('tests', 'simulation', 'simulate.ts'), ...process.argv.slice(2)], options)
child.on('close', (code) => {
  process.exitCode = code ?? 1
})
