import { globSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../../console/kit/gen/resources.ts'
import { stateFieldsOf, stepsFrom } from '../../../../console/resource/stateFields.ts'
import { GUIDES, guideFor } from '../../../../console/screens/guides/guides.ts'

type Tree = { [key: string]: string | Tree }
const LANGUAGES = ['zh', 'en'] as const
const file = (language: string, name: string) => JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8')) as Tree
const textAt = (tree: Tree, path: string) =>
  path.split('.').reduce<string | Tree | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), tree)
const leaves = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [`${path}${key}`] : leaves(value, `${path}${key}.`)))

/** The pages that areas register, but for other names of lists. */
const pages = globSync('console/screens/*/area.ts').flatMap((path) => {
  const [, text = ''] = readFileSync(path, 'utf8').split(/\bpages: \[/)
  return [...text.matchAll(/\{[^{}]*?\bname: '(\w+)'[^{}]*\}/g)].flatMap(([found, name = '']) => (/\blist: '/.test(found) ? [] : [name]))
})
// The playground is a page of the server that only a menu entry names.
const screens = [...new Set([...Object.keys(resources), ...pages])].sort()
const states = Object.values(resources).flatMap((meta) =>
  stateFieldsOf(meta).flatMap(({ name, field }) => (field.values ?? []).map((value) => ({ resource: meta.name, name, value }))),
)

describe.each(LANGUAGES)('the help in %s', (language) => {
  const help = file(language, 'help')
  const words = file(language, 'states')

  it('says of each screen what it is for, and of no other', () => {
    expect(pages).toContain('dispatch')
    expect(Object.keys(textAt(help, 'help.screens') as Tree).sort()).toEqual([...screens, 'playground'].sort())
  })

  it('says what each state means, and of no other', () => {
    const keyOf = ({ resource, name, value }: (typeof states)[number]) =>
      [`states.${resource}.${name}.${value}`, `states.shared.${name}.${value}`].find((key) => typeof textAt(words, key) === 'string')
    expect(states.filter((state) => !keyOf(state))).toEqual([])
    const used = new Set(states.map(keyOf))
    expect(leaves(words).filter((key) => !used.has(key))).toEqual([])
  })

  it('has the steps of each role, no more and no less', () => {
    const roles = textAt(help, 'help.roles') as Tree
    expect(Object.fromEntries(Object.entries(roles).map(([role, texts]) => [role, Object.keys((texts as Tree)['steps'] as Tree)]))).toEqual(
      Object.fromEntries(GUIDES.map(({ role, steps }) => [role, steps.map(({ name }) => name)])),
    )
  })

  it('says of each role what Home shows it', () => {
    const silent = GUIDES.filter(({ role }) => typeof textAt(help, `help.roles.${role}.home`) !== 'string')
    expect(silent).toEqual([])
  })

  it('has the pictures that its steps show, and no other', () => {
    const wanted = GUIDES.flatMap(({ role, steps }) => steps.flatMap(({ name, picture }) => (picture ? [`${role}-${name}.webp`] : [])))
    expect(globSync('*.webp', { cwd: `console/screens/guides/pictures/${language}` }).sort()).toEqual(wanted.sort())
  })
})

describe('the help', () => {
  it('leads to screens that there are', () => {
    const named = GUIDES.flatMap(({ steps }) => steps.map(({ screen }) => screen))
    expect(named.filter((screen) => screen !== 'maintlogs' && !screens.includes(screen))).toEqual([])
  })

  it('has pictures that weigh less than 1.5 MB in all', () => {
    const sizes = globSync('console/screens/guides/pictures/*/*.webp').map((path) => statSync(path).size)
    expect(sizes.length).toBeGreaterThan(20)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1.5 * 1024 * 1024)
  })

  it.each([
    ['administrator', ['system:role:edit', 'repair:report:add']],
    ['lead', ['repair:log:lead', 'shifts:schedule:edit', 'repair:log:start']],
    ['planner', ['shifts:schedule:edit', 'inspect:order:record']],
    ['qa', ['quality:complaint:answer']],
    ['storekeeper', ['stock:stocktakeLine:edit']],
    ['repairer', ['repair:log:start', 'inspect:order:record', 'repair:report:add']],
    ['inspector', ['inspect:order:record', 'repair:report:add']],
    ['operator', ['repair:report:add']],
    ['everyone', []],
  ])('begins with the guide of the %s', (role, permissions) => {
    const can = (tag: string) => !tag || permissions.includes(tag)
    expect(guideFor(can).role).toBe(role)
    expect(guideFor(can, 'qa').role).toBe('qa')
  })

  it('knows the steps out of a state, without corrections', () => {
    const names = (name: string, state: string) => stepsFrom(resources.complaint, name, state).map(([step]) => step)
    expect(names('qaState', 'ANSWERED')).toEqual(['close', 'reopen'])
    expect(names('prodState', 'WAITING')).toEqual(['analyse'])
    expect(stepsFrom(resources.reportLog, 'progress', 'PENDING').map(([step]) => step)).toEqual(['accept', 'cancel', 'reject'])
    expect(stepsFrom(resources.equipment, 'state', 'RUNNING')).toEqual([])
  })
})
