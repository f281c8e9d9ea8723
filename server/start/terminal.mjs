// What tools say to whoever sits at the terminal, in the language of that machine and the words of its shell. Uses nothing but Node, an old one too.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../platform/root.mjs'

/**
 * The language of the terminal: as its environment says, which Windows has none of, else as the system is set.
 * @param {NodeJS.ProcessEnv} env
 * @returns {'zh' | 'en'}
 */
export function languageOf(env = process.env, system = Intl.DateTimeFormat().resolvedOptions().locale) {
  return /^zh/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || system) ? 'zh' : 'en'
}

/**
 * A sentence of locales/<language>/start.json, or of the file that stands before the dot.
 * @param {string} key
 * @param {Record<string, unknown>} params
 * @returns {string}
 */
export function translate(key, params = {}, language = languageOf()) {
  const [name, file = 'start'] = key.split('.').reverse()
  const { [file]: sentences } = JSON.parse(readFileSync(join(root, 'locales', language, `${file}.json`), 'utf8'))
  return sentences[name].replace(/\{\{(\w+)\}\}/g, (_, name) => String(params[name]))
}

/**
 * How a command is started with a setting: Windows has two shells, and a program does not see which one it was called from.
 * @param {readonly [name: string, value: string | number]} setting
 * @param {string} command
 * @param {string} platform
 * @param {NodeJS.ProcessEnv} env
 */
export function withSetting([name, value], command, platform = process.platform, env = process.env) {
  // Git Bash and the like are shells of Unix on Windows.
  if (platform !== 'win32' || env.MSYSTEM) return `${name}=${value} ${command}`
  return `$env:${name}='${value}'; ${command}  (PowerShell)  |  set ${name}=${value}&& ${command}  (cmd)`
}
