import postcss from 'postcss'
import { compatibility, lackingIn } from './browserSupport.mjs'

const NAMES = {
  /** `@container`, without what stands behind it. */
  rules: ({ css }) => Object.entries(css['at-rules']).map(([name, entry]) => [`@${name}`, entry.__compat]),
  selectors: ({ css }) => Object.entries(css.selectors).map(([name, entry]) => [`:${name}`, entry.__compat]),
  properties: ({ css }) => Object.entries(css.properties).map(([name, entry]) => [name, entry.__compat]),
  functions: ({ css }) =>
    [...Object.entries(css.types), ...Object.entries(css.types.color)].map(([name, entry]) => [`${name}()`, entry.__compat]),
}
const UNITS = { d: 'viewport_percentage_units_dynamic', s: 'viewport_percentage_units_small', l: 'viewport_percentage_units_large' }

/** What styles may say that a promise does not cover, each with the engines that lack it. */
export function youngWords(promise, data = compatibility()) {
  const young = Object.values(NAMES).flatMap((list) => list(data))
  const found = new Map(
    young.flatMap(([name, compat]) => (compat && lackingIn(compat, promise) ? [[name, lackingIn(compat, promise)]] : [])),
  )
  for (const [letter, name] of Object.entries(UNITS)) {
    const lacking = lackingIn(data.css.types.length[name].__compat, promise)
    if (lacking) found.set(`${letter}v`, lacking)
  }
  return found
}

/** The words of a declaration: its property, and the functions and units of its value. */
const wordsOf = ({ prop, value }) => [
  prop,
  ...[...value.matchAll(/([\w-]+)\(/g)].map(([, name]) => `${name}()`),
  ...[...value.matchAll(/\d([dsl]v)(?:h|w|min|max|b|i)\b/g)].map(([, unit]) => unit),
]
/** Older browsers have taken another value of the property in the same rule. */
const hasFallback = (declaration, isYoung) =>
  declaration.parent.nodes.some(
    (other) => other !== declaration && other.type === 'decl' && other.prop === declaration.prop && !wordsOf(other).slice(1).some(isYoung),
  )
const isInSupports = (node) => {
  for (let parent = node.parent; parent; parent = parent.parent) if (parent.type === 'atrule' && parent.name === 'supports') return true
  return false
}

/** They came into browsers together: who asks for one has asked for all. */
const PARTS_OF_TRANSFORM = ['rotate', 'translate', 'scale']
/** Properties that a rule says otherwise where they are not known, such as `rotate` within `@supports not (rotate: 0deg)`, by its selector. */
function overriddenProperties(root) {
  const found = new Set()
  root.walkAtRules('supports', (rule) => {
    const [, queried] = /^not\s*\(([\w-]+):/.exec(rule.params) ?? []
    const properties = PARTS_OF_TRANSFORM.includes(queried) ? PARTS_OF_TRANSFORM : [queried]
    if (!queried) return
    rule.walkRules(({ selector }) => {
      for (const property of properties) found.add(`${property} ${selector}`)
    })
  })
  return found
}
/** What moves stands still where the movement is not known. */
const isFrame = ({ parent }) => parent.parent?.type === 'atrule' && parent.parent.name.endsWith('keyframes')

/**
 * What a built sheet says although a promised browser does not understand it: neither within `@supports`, nor with an older value or another property beside it.
 * @param allowed words of which somebody has looked at what is left without them
 * @returns {{ name: string, lacking: string, near: string }[]}
 */
export function youngStyles(css, young, allowed = new Set()) {
  const found = []
  const report = (name, node) => {
    if (young.has(name) && !allowed.has(name) && !isInSupports(node))
      found.push({ name, lacking: young.get(name), near: String(node).slice(0, 100) })
  }
  const sheet = postcss.parse(css)
  const otherwise = overriddenProperties(sheet)
  sheet.walk((node) => {
    if (node.type === 'atrule') report(`@${node.name}`, node)
    // Rules of other programs' prefixes are void where they are not known.
    if (node.type === 'rule') for (const [, name] of node.selector.matchAll(/:{1,2}([a-z][\w-]*)/g)) report(`:${name}`, node)
    if (node.type !== 'decl' || node.prop.startsWith('-') || isFrame(node)) return
    const isYoung = (word) => young.has(word)
    const [property, ...values] = wordsOf(node)
    const isPrefixed = node.parent.nodes.some(({ prop }) => prop?.startsWith('-') && prop.endsWith(`-${property}`))
    if (!isPrefixed && !otherwise.has(`${property} ${node.parent.selector}`)) report(property, node)
    if (!hasFallback(node, isYoung)) for (const word of values) report(word, node)
  })
  return found
}
