import { parseSync, Visitor } from 'vite'

/** Syntax of patterns that no build step lowers: a browser that lacks it parses nothing of the file. */
const PATTERNS = [
  ['lookbehind', ({ pattern }) => /\(\?<[=!]/.test(pattern), { chrome: '62', safari: '16.4', firefox: '78' }],
  ['flag d', ({ flags }) => flags.includes('d'), { chrome: '90', safari: '15', firefox: '88' }],
  ['flag v', ({ flags }) => flags.includes('v'), { chrome: '112', safari: '17', firefox: '116' }],
  ['modifiers', ({ pattern }) => /\(\?-?[ims]+(-[ims]+)?:/.test(pattern), { chrome: '125', safari: '26', firefox: '132' }],
]
const isLaterThan = (one, promise) =>
  Object.entries(promise).some(([engine, oldest]) => Number.parseFloat(one[engine]) > Number.parseFloat(oldest))

const propertyOf = ({ computed, property }) => (computed ? property.type === 'Literal' && String(property.value) : property.name)
const GLOBAL = /^(globalThis|window|self)$/

/** What a built file uses and what it asks for before: the members it calls, the globals it names, the patterns it writes. */
function usesOf(code) {
  const [called, named, tested, own, patterns] = [new Map(), new Map(), new Set(), new Set(), []]
  const add = (map, name, at) => name && !map.has(name) && map.set(name, at)
  const callees = new Set()
  const visit = (node) => {
    const { callee } = node
    if (callee.type === 'MemberExpression' && !node.optional) {
      callees.add(callee)
      add(called, propertyOf(callee), callee.start)
    }
    if (callee.type === 'Identifier') add(named, callee.name, callee.start)
  }
  const key = (node) => own.add(node.key?.name ?? String(node.key?.value))
  new Visitor({
    CallExpression: visit,
    NewExpression: visit,
    MemberExpression(node) {
      const name = propertyOf(node)
      if (!name) return
      const object = node.object.type === 'Identifier' ? node.object.name : ''
      if (object) add(named, `${object}.${name}`, node.start)
      if (object) add(named, object, node.start)
      if (!callees.has(node)) tested.add(name)
      if (!callees.has(node) && object) tested.add(`${object}.${name}`)
    },
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof' && argument.type === 'Identifier') tested.add(argument.name)
    },
    BinaryExpression({ operator, left }) {
      if (operator === 'in' && left.type === 'Literal') tested.add(String(left.value))
      if (operator === 'instanceof' && left.type === 'Identifier') tested.add(left.name)
    },
    MethodDefinition: key,
    PropertyDefinition: key,
    Property: key,
    Literal(node) {
      if (node.regex) patterns.push([node.regex, node.start])
    },
  }).visit(parseSync('built.js', code).program)
  return { called, named, tested, own, patterns }
}

/**
 * What a built script uses although a promised browser lacks it, unless the file asks first whether it is there.
 * @param young the names of `youngNames`
 * @param allowed names that a polyfill brings
 * @returns {{ name: string, lacking: string, near: string }[]}
 */
export function youngScripts(code, promise, young, allowed = new Set()) {
  const { called, named, tested, own, patterns } = usesOf(code)
  const near = (at) => code.slice(Math.max(0, at - 40), at + 60).replace(/\s+/g, ' ')
  const found = []
  const report = (name, lacking, at) => allowed.has(name) || found.push({ name, lacking, near: near(at) })
  for (const [name, at] of called)
    if (young.methods.has(name) && !tested.has(name) && !own.has(name)) report(name, young.methods.get(name), at)
  for (const [name, at] of named) {
    if (young.statics.has(name) && !tested.has(name)) report(name, young.statics.get(name), at)
    const global = name.replace(/^(globalThis|window|self)\./, '')
    if (young.globals.has(global) && !tested.has(global) && !GLOBAL.test(name)) report(global, young.globals.get(global), at)
  }
  for (const [regex, at] of patterns)
    for (const [name, uses, since] of PATTERNS)
      if (uses(regex) && isLaterThan(since, promise)) report(`pattern: ${name}`, 'cannot be parsed', at)
  return found
}
