import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'

type Tree = { [key: string]: string | Tree }
const json = (path: string): Tree => JSON.parse(readFileSync(new URL(`../../../locales/${path}`, import.meta.url), 'utf8'))
const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )

const palette = json('zh/palette.json').palette as { actions: Tree; also: Tree }
const pages = (json('zh/console.json').console as { pages: Tree }).pages
const menus = json('zh/system.json').menus as Tree
/** The words of the palette itself. */
const OWN = ['add', 'plantSwitch']
const synonyms = leaves(palette.also)

describe('synonyms of the palette', () => {
  it('are those of an action, a page or a kind of record that exists', () => {
    const known = new Set([
      ...OWN,
      ...leaves(palette.actions).map(([key]) => key),
      ...Object.keys(pages),
      ...Object.keys(menus),
      ...registry.exposed.map(({ name }) => name as string),
    ])
    expect(synonyms.map(([key]) => key).filter((key) => !known.has(key))).toEqual([])
  })

  it('are whole words in both languages', () => {
    const english = leaves((json('en/palette.json').palette as { also: Tree }).also)
    for (const [key, text] of [...synonyms, ...english])
      expect([key, text.split('|').filter((word) => word !== word.trim() || !word)]).toEqual([key, []])
  })

  it.each(['停机', '报修', '请假', '领料', '换班', '盘点', 'stopped', 'take a part', 'day off'])('lead from %s to something', (word) => {
    for (const language of ['zh', 'en']) {
      const { also, actions } = json(`${language}/palette.json`).palette as { also: Tree; actions: Tree }
      const all = [...leaves(also), ...leaves(actions)].flatMap(([, text]) => text.split('|'))
      expect([language, all]).toEqual([language, expect.arrayContaining([word])])
    }
  })
})
