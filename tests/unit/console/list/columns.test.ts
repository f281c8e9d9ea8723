import { describe, expect, it } from 'vitest'
import { freezing, frozenEdges, frozenOf, showing } from '../../../../console/list/table/arrange.ts'
import { type Column, columnsOf } from '../../../../console/list/table/columns.ts'
import { type Demand, fitColumns } from '../../../../console/list/table/fitColumns.ts'
import { byImportance, remaining } from '../../../../console/list/table/remaining.ts'
import { actionsWidth, demandOf } from '../../../../console/list/table/useColumnWidths.ts'
import { metaOf } from '../../../../console/resource/meta.ts'

const words = { label: (name: string) => name, value: (_: string, __: string, value: string) => value }
const firm = (need: number, wish = need): Demand => ({ need, least: need, wish })
const text = (need: number, part: Partial<Demand> = {}): Demand => ({ need, least: Math.min(need, 126), wish: 128, ...part })
const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)

describe('the room of a table', () => {
  it('is divided to the pixel, and nothing is cut while it is enough', () => {
    const demands = [firm(160), text(300), firm(90), text(40, { isOpen: true })]
    for (const room of [590, 591, 700, 1301]) {
      const widths = fitColumns(demands, room)
      expect(sum(widths)).toBe(room)
      expect(widths.every((width, index) => width >= (demands[index]?.need ?? 0))).toBe(true)
    }
  })
  it('goes to the columns that are cut most, and numbers are never cut', () => {
    const demands = [firm(160), text(700), firm(90), text(180), text(320)]
    const widths = fitColumns(demands, 900)
    expect(widths).toEqual([160, 235, 90, 180, 235])
    expect(sum(widths)).toBe(900)
  })
  it('first restores default widths, then goes to long texts', () => {
    expect(fitColumns([firm(50, 80), text(100), text(60, { isOpen: true, wish: 140 })], 500)).toEqual([80, 128, 292])
    expect(fitColumns([firm(50, 80), text(100)], 180)).toEqual([65, 115])
  })
  it('goes to the others where the user has set a width, and to the last where all are set', () => {
    const chosen = { ...firm(300), isChosen: true }
    expect(fitColumns([chosen, firm(100)], 600)).toEqual([300, 300])
    expect(fitColumns([chosen, { ...firm(100), isChosen: true }], 600)).toEqual([300, 300])
  })
  it('stays as it was when only a column that is cut anyway needs more', () => {
    const before = fitColumns([firm(160), text(700), text(600)], 800)
    expect(fitColumns([firm(160), text(2000), text(600)], 800)).toEqual(before)
  })
  it('ends at the end of a column where the table scrolls', () => {
    const demands = [firm(160), firm(130), text(500), firm(90), firm(90), firm(160)]
    const widths = fitColumns(demands, 600)
    expect(widths.slice(4)).toEqual([90, 160])
    expect(sum(widths.slice(0, 4))).toBe(600 - 11)
  })
})

describe('what a column asks for', () => {
  const meta = metaOf('sparePartLog')
  const columns = columnsOf(meta, {}, words)
  const of = (name: string) => columns.find((column) => column.name === name) as Column
  it('follows its cells; moments, numbers and states do not give way, texts do', () => {
    expect(demandOf(of('bookedAt'), { bookedAt: 171 })).toMatchObject({ need: 171, least: 171 })
    expect(demandOf(of('storeType'), { storeType: 70 }).least).toBe(70)
    expect(demandOf(of('usage'), { usage: 400 }).least).toBeLessThan(200)
    expect(demandOf(of('usage'))).toMatchObject({ need: of('usage').width })
  })
  it('is what the user set', () => {
    const [first] = columnsOf(meta, {}, words, { ...showing({ meta, spec: {} }, undefined, ['bookedAt']), widths: { bookedAt: 90 } })
    expect(demandOf(first as Column, { bookedAt: 171 })).toMatchObject({ need: 90, least: 90 })
  })
})

describe('in a small window', () => {
  const meta = metaOf('complaint')
  const columns = columnsOf(meta, {}, words)
  const demands = new Map(columns.map((column) => [column, firm(120)]))
  const names = (room: number, part = {}) => remaining({ meta, spec: {}, columns, ...part }, demands, room).map(({ name }) => name)
  it('title, state and the order of the list stay, and the last columns are left out first', () => {
    expect(
      byImportance({ meta, spec: {}, columns })
        .slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(['claimNo', 'qaState', 'claimDate'])
    expect(names(5 * 120)).toEqual(columns.map(({ name }) => name).filter((name) => names(5 * 120).includes(name)))
    expect(names(3 * 120)).toEqual(expect.arrayContaining(['claimNo', 'qaState', 'claimDate']))
    expect(names(10_000)).toHaveLength(columns.length)
  })
  it('a narrow column takes the room that a wide one before it left', () => {
    const wide = new Map([...demands].map(([column, demand]) => [column, column.name === columns[2]?.name ? firm(400) : demand]))
    const left = remaining({ meta, spec: {}, columns }, wide, 5 * 120).map(({ name }) => name)
    expect(left).toHaveLength(5)
    expect(left).not.toContain(columns[2]?.name)
  })
  it('a list that the user arranged stays whole', () => {
    const shown = columns.map(({ name }) => name).toReversed()
    expect(names(360, { layout: { shown } })).toHaveLength(columns.length)
    expect(names(360, { layout: { shown: shown.toReversed(), frozen: 2 } })).toHaveLength(3)
  })
})

describe('frozen columns', () => {
  const parts = { meta: metaOf('reportLog'), spec: {} }
  it('are the first one by default, none, or several', () => {
    expect([undefined, { shown: [], isLoose: true }, { shown: [], frozen: 3 }].map(frozenOf)).toEqual([1, 0, 3])
    expect(freezing(parts, { shown: ['a'], isLoose: true }, 2)).toEqual({ shown: ['a'], frozen: 2 })
    expect(freezing(parts, { shown: ['a'], frozen: 2 }, 1)).toEqual({ shown: ['a'] })
  })
  it('leave room for the others to scroll', () => {
    expect(frozenEdges(3, [200, 100, 150, 400], { start: 44, room: 1000 })).toEqual([44, 244, 344])
    expect(frozenEdges(3, [200, 100, 150, 400], { start: 44, room: 600 })).toEqual([44, 244])
    expect(frozenEdges(1, undefined, { start: 0, room: 0 })).toEqual([0])
    expect(frozenEdges(0, [200], { start: 44, room: 600 })).toEqual([])
  })
})

describe('the column of actions', () => {
  it('is as wide as its buttons, within limits, and not there without actions', () => {
    expect([actionsWidth(152), actionsWidth(152, { acts: 90 }), actionsWidth(152, { acts: 174 })]).toEqual([152, 152, 174])
    expect([actionsWidth(116, { acts: 900 }), actionsWidth(0, { acts: 174 })]).toEqual([260, 0])
  })
})
