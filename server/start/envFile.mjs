// millwright.env beside package.json, or the file that --env names: settings without a word of any shell. What the environment says itself counts.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { home } from '../platform/home.mjs'
import { Advice } from './command.mjs'
import { translate } from './terminal.mjs'

const NAME = 'millwright.env'
const LINE = /^\s*([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/
const QUOTED = /^(["'])(.*)\1$/

/** Editors of Windows write UTF-16 or a mark before UTF-8. */
function textOf(bytes) {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  return bytes.toString(isWide ? 'utf16le' : 'utf8').replace(/^\uFEFF/, '')
}
/**
 * The settings that a text names, one a line; lines that begin with # say nothing. What stands in quotes is taken as it is: paths have backslashes.
 * @param {string} text
 * @param {string} file what it is called in a complaint
 * @returns {Record<string, string>}
 */
export function settingsIn(text, file = NAME) {
  const settings = {}
  text.split(/\r\n|\r|\n/).forEach((line, at) => {
    if (!line.trim() || /^\s*#/.test(line)) return
    const [, name, value] = LINE.exec(line) || []
    if (!name) throw new Advice(translate('envLine', { file, line: at + 1 }))
    const [, , quoted] = QUOTED.exec(value) || []
    settings[name] = quoted === undefined ? value : quoted
  })
  return settings
}

/** Takes `--env FILE` or `--env=FILE` out of the arguments of a process. */
function namedFile(args) {
  const at = args.findIndex((one) => one === '--env' || one.startsWith('--env='))
  if (at < 0) return undefined
  const isApart = args[at] === '--env'
  const [first, second] = args.splice(at, isApart ? 2 : 1)
  const file = isApart ? second : first.slice('--env='.length)
  if (!file || !existsSync(file)) throw new Advice(translate('envAbsent', { file: file || '--env' }))
  return resolve(file)
}

/**
 * The file of settings: the one that --env names, which is taken out of the arguments, else millwright.env of a folder, whether it is there or not.
 * @param {string[]} args
 * @param {string} folder
 */
export const envFileOf = (args, folder = home) => namedFile(args) || join(folder, NAME)
/**
 * What stands in a file of settings; '' where there is none.
 * @param {string} file
 */
export const envTextOf = (file) => (existsSync(file) ? textOf(readFileSync(file)) : '')

/**
 * Adds the settings of the file to the environment of this process, and of all that it starts.
 * @param {string[]} args of the process, from which --env is taken
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder that holds millwright.env
 */
export function readEnvFile(args = process.argv, env = process.env, folder = home) {
  const file = envFileOf(args, folder)
  for (const [name, value] of Object.entries(settingsIn(envTextOf(file), file))) if (env[name] === undefined) env[name] = value
}
