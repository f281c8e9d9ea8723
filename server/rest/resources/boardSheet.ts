import { invalidField, notFound, periodCondition, periodOf, type Registry, type Store, todayOf } from '../../kernel/index.ts'
import type { FigureExport } from '../call.ts'
import { codecOf } from '../spelling/codec.ts'
import type { SheetReader } from './viewSheet.ts'

export interface BoardOptions {
  readonly registry: Registry
  readonly store: Store
}
export interface Board {
  /** Path and query of figures, without days. */
  readonly board: string
  readonly period: string
}

/** The page where a reader finds what is sent. */
export const BOARDS_PATH = '/dataview'

/** The table of a board over the days that the period is now, as its reader would export it. */
export function boardTable({ registry, store }: BoardOptions, { actor, language }: SheetReader, { board, period }: Board): FigureExport {
  const [path, query] = board.split('?')
  const model = registry.readModels.find(({ sheets }) => sheets?.path === path)
  if (!model) throw notFound(board, 'export')
  const days = periodOf(period)
  if ('rule' in days) throw invalidField('period', days.rule, days.params)
  const read = store.read(actor)
  const facts = { today: todayOf(read), offsetMinutes: read.offsetMinutes, shift: undefined, idsOf: () => [] }
  const { from, to } = periodCondition('date', days, facts)
  const params = new URLSearchParams(query)
  const args = Object.entries(model.args).flatMap(([key, field]) => {
    const value = params.get(key)
    return value === null ? [] : [[key, codecOf(field, read.offsetMinutes).in(value)]]
  })
  return { actor, language, model, table: params.get('table') ?? undefined, args: { ...Object.fromEntries(args), from, to } }
}
