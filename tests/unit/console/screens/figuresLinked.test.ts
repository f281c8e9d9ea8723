import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Figures that lead to no list, each with the reason. */
const WITHOUT_ROWS: Readonly<Record<string, string>> = {
  'console/screens/boards/charts/ChartCard.tsx ExplainedFigure figureOf(chart)': 'its bars, points and the lines of its table lead there',
  'console/screens/boards/frame/NowStrip.tsx ExplainedFigure "downtimeSummary.stopped"': 'the stopped machines stand beside it',
  'console/screens/boards/frame/NowStrip.tsx ExplainedFigure `repairSummary.${key}`': 'the tile around it leads there',
  'console/screens/boards/panels/RepairPanel.tsx Figure "repairFigures.accepted"': 'no list is asked by when reports were accepted',
  'console/screens/boards/panels/StockBoard.tsx Figure "stockFigures.deadValue"': 'the items stand in a card below',
  'console/screens/dashboard/Counts.tsx ExplainedFigure figure': 'the tile around it leads there',
  'console/screens/dashboard/StoppedNow.tsx ExplainedFigure "downtimeSummary.stopped"': 'the stopped machines stand below it',
  'console/screens/stock/Shortages.tsx ExplainedFigure "shortages.vendors"': 'the items stand below it',
}

/** The text of a tag up to its end; braces and arrows in it hold signs of their own. */
function tagAt(source: string, start: number): string {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    if (source[at] === '{') depth++
    if (source[at] === '}') depth--
    if (source[at] === '>' && depth === 0) return source.slice(start, at + 1)
  }
  return source.slice(start)
}
const figures = globSync('console/**/*.tsx')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.startsWith('console/resource/figures/'))
  .flatMap((path) => {
    const source = readFileSync(path, 'utf8')
    return [...source.matchAll(/<(ExplainedFigure|NamedFigure|Figure)\s/g)].map(({ index, 1: name }) => {
      const tag = tagAt(source, index)
      const [, computed, written] = /\sof=(?:\{(.+?)\}(?=[\s>])|("[^"]+"))/.exec(tag) ?? []
      return { key: `${path} ${name} ${computed ?? written}`, leads: /\s(link|place)=/.test(tag) }
    })
  })

it('figures lead to the rows behind them, or there is a reason why not', () => {
  expect(figures.length).toBeGreaterThan(50)
  const without = figures.filter(({ leads }) => !leads).map(({ key }) => key)
  expect(without.sort()).toEqual(Object.keys(WITHOUT_ROWS).sort())
})
