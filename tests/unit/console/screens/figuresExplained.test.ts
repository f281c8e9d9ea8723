import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sources = globSync('console/**/*.tsx').map((path) => ({ path, source: readFileSync(path, 'utf8') }))
/** The look of figures, each below its name. */
const withFigures = sources.filter(({ source }) => /looks\/figures\.module\.css|frame\/Figure\.module\.css|styles\.figuresRow/.test(source))
const explains = ({ source }: { source: string }) => /<(ExplainedFigure|NamedFigure|Figure)\b/.test(source)
/** Names of figures that are no part of an explanation. */
const bareNames = ({ source }: { source: string }) =>
  [...source.matchAll(/<dt\b[^>]*>\s*(\S+)/g)].filter(([, first]) => !/^(<ExplainedFigure|\{figure)/.test(first ?? ''))

describe('figures below their names', () => {
  it('are on several screens', () => expect(withFigures.length).toBeGreaterThanOrEqual(8))

  it.each(withFigures.map((one) => [one.path, one] as const))('of %s explain themselves', (_path, one) => {
    expect(explains(one)).toBe(true)
    expect(bareNames(one).map(([text]) => text)).toEqual([])
  })
})
