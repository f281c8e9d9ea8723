import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, tokensOf } from '../../support/browser/colours.ts'

const css = readFileSync(new URL('../../../bigscreen/theme.css', import.meta.url), 'utf8')
const blockOf = (selector: string) => {
  const from = css.indexOf(`${selector} {`)
  return css.slice(from, css.indexOf('}', from))
}
const dark = tokensOf(blockOf(':root'))
const light = new Map([...dark, ...tokensOf(blockOf(':root[data-theme="light"]'))])

describe.each([
  ['dark', dark],
  ['light', light],
] as const)('the %s theme of the wall', (mode, tokens) => {
  const between = (front: string, back: string) => contrast(front, back, tokens, mode)

  it.each(['ink', 'ink-2', 'red', 'amber', 'green', 'blue'])('shows words in %s with a contrast of at least 4.5', (colour) => {
    for (const ground of ['panel', 'raised', 'page']) expect(between(colour, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('shows the alarm and the warning of old figures clearly', () => {
    expect(contrast('white', 'alarm', new Map([...tokens, ['white', '#fff']]), mode)).toBeGreaterThanOrEqual(7)
    expect(between('on-amber', 'amber')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['blue', 'steel', 'sand', 'paper'])('draws in %s so that it stands out from its panel', (colour) => {
    expect(between(colour, 'panel')).toBeGreaterThanOrEqual(3)
  })
})

it('the light theme sets every colour that depends on the ground', () => {
  const same = [...dark].filter(([name, value]) => value.startsWith('#') && light.get(name) === value).map(([name]) => name)
  expect(same.sort()).toEqual(['alarm', 'on-alarm', 'on-solid', 'solid'])
})
