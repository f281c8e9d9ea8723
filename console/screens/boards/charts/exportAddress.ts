import type { Board } from '../board.ts'
import type { Chart } from './chart.ts'

const PATHS = { downtime: 'downtime', fault: 'faults', repair: 'repairs' } as const

/** Where the figures of a chart come as a sheet. */
export function exportAddress(
  { kind, table }: Pick<Chart<never>, 'kind' | 'table'>,
  { range, workshopId }: Pick<Board, 'range' | 'workshopId'>,
): string {
  const { from, to } = range
  const params = new URLSearchParams({ from, to, ...(workshopId && { workshopId }), table })
  return `/api/v1/dataview/${PATHS[kind]}/export?${params}`
}

const FORBIDDEN = /[\\/:*?"<>|\s]+/g

/** Chart, plant and days, in letters that every file system takes. */
export function fileName(title: string, { range, plantName }: Pick<Board, 'range' | 'plantName'>, ending: string): string {
  const days = range.from === range.to ? [range.from] : [range.from, range.to]
  const parts = [title, plantName, ...days].map((part) => part.replace(FORBIDDEN, '-')).filter(Boolean)
  return `${parts.join('_')}.${ending}`
}
