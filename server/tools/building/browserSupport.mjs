// What browsers bring, as MDN lists it (@mdn/browser-compat-data), against what is promised (console/shared/oldBrowser/browsers.json).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../platform/root.mjs'

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
/** Per app the oldest engines it promises to run in. */
export const promises = () => read('console/shared/oldBrowser/browsers.json').oldest
export const compatibility = () => read('node_modules/@mdn/browser-compat-data/data.json')

const numbers = (version) => String(version).replace('≤', '').split('.').map(Number)
const isLater = (one, other) => {
  const [[major, minor = 0], [otherMajor, otherMinor = 0]] = [numbers(one), numbers(other)]
  return major === otherMajor ? minor > otherMinor : major > otherMajor
}
/** Since when an engine has something without a prefix, a flag or another name; `undefined` where it has not. */
function since(entries) {
  const plain = [entries ?? []].flat().find((entry) => entry.version_added && !entry.flags && !entry.prefix && !entry.alternative_name)
  return plain && !plain.version_removed && plain.version_added !== 'preview' ? plain.version_added : undefined
}

/**
 * The promised engines that lack a feature, each with the version that brought it.
 * @returns {string} such as `chrome 116, safari 17.4`; empty where all of them have it
 */
export function lackingIn({ support }, promise) {
  return Object.entries(promise)
    .map(([engine, oldest]) => [engine, since(support[engine]), oldest])
    .filter(([, added, oldest]) => !added || isLater(added, oldest))
    .map(([engine, added]) => `${engine} ${added ?? 'never'}`)
    .join(', ')
}

/** What no engine but one ships is nothing that pages can rely on anyway; they ask for it by name. */
const isCommon = ({ support }) =>
  Object.keys(support).filter((engine) => /^(chrome|safari|firefox)$/.test(engine) && since(support[engine])).length > 1

/** @returns every interface and builtin as [name, entry] */
const interfaces = ({ api, javascript }) => [
  ...Object.entries(javascript.builtins).flatMap(([name, entry]) => (name === 'Intl' ? Object.entries(entry) : [[name, entry]])),
  ...Object.entries(api).flatMap(([name, entry]) => (name === '_globals' ? Object.entries(entry) : [[name, entry]])),
]
const isName = (name) => /^[A-Za-z]\w*$/.test(name) && name !== '__compat'

/**
 * Names in scripts that a promise does not cover.
 * @returns {{ globals: Map<string, string>, statics: Map<string, string>, methods: Map<string, string> }} each name with the engines that lack it. A
 *   method counts where everything of its name is that young: `map` of an iterator cannot be told from that of an array.
 */
export function youngNames(promise, data = compatibility()) {
  const [globals, statics, methods] = [new Map(), new Map(), new Map()]
  const known = new Set()
  for (const [owner, entry] of interfaces(data)) {
    if (!isName(owner)) continue
    const lacking = entry.__compat && isCommon(entry.__compat) && lackingIn(entry.__compat, promise)
    if (lacking) globals.set(owner, lacking)
    for (const [member, { __compat: compat }] of Object.entries(entry)) {
      if (!isName(member) || !compat || lacking) continue
      const name = member.replace(/_static$/, '')
      const missing = lackingIn(compat, promise)
      if (!missing) known.add(name)
      if (!missing || !isCommon(compat)) continue
      statics.set(`${owner}.${name}`, missing)
      if (!member.endsWith('_static')) methods.set(name, missing)
    }
  }
  for (const name of known) methods.delete(name)
  return { globals, statics, methods }
}
