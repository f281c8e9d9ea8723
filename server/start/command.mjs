import { openSync } from 'node:fs'
import { programOf, startScript } from '../platform/programs.mjs'
import { root } from '../platform/root.mjs'

/** Runs a file of JavaScript in the project's folder, what it says going to a file if one is named; rejects when it fails. */
export function run(file, args, env = {}, words = undefined) {
  return new Promise((resolve, reject) => {
    const out = words ? openSync(words, 'w') : 'inherit'
    const child = startScript(file, args, { cwd: root, stdio: ['inherit', out, out], env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${file} ${args.join(' ')} ended with ${code}`))))
  })
}
/** Runs a program that a package brings along. */
export const runOf = (name, args, env = {}, words = undefined) => run(programOf(name), args, env, words)

/** Runs a file of JavaScript that has nothing to say unless it fails; then the error carries all that it said. */
export function runQuietly(file, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = startScript(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    const fail = (reason, signal) => reject(Object.assign(new Error(`${file} ${args.join(' ')}: ${reason}`), { output, signal }))
    child.on('error', (error) => fail(error.message))
    child.on('close', (code, signal) => (code === 0 ? resolve() : fail(`ended with ${code ?? signal}`, signal)))
  })
}

/** Something that whoever started this can put right: shown as a sentence, without a stack. */
export class Advice extends Error {}

/** Runs the tool; ends the process with a sentence where there is advice to give. */
export async function withAdvice(work) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Advice)) throw error
    console.error(`\n${error.message}`)
    process.exit(1)
  }
}
