import type { TFunction } from 'i18next'
import { dayCountOf } from '../../fields/kinds/relative.ts'

/** What is sent: a saved view, a list in groups, or figures of a board with their usual period. */
export type SubscriptionSource =
  | { readonly name: string; readonly viewId: number; readonly isGrouped: boolean }
  | {
      readonly name: string
      readonly list: string
      /** The address of the list in groups, behind the question mark. */
      readonly search: string
    }
  | {
      readonly name: string
      /** Path and query of the workbook below the REST API, without days. */
      readonly board: string
      readonly period: string
    }

/** Whether it may be sent as a picture, which has a bar for each group or row of figures. */
export const canBePicture = (source: SubscriptionSource) => !('viewId' in source) || source.isGrouped
/** What the server is told of it. */
export function sourceArgs(source: SubscriptionSource) {
  const { name } = source
  if ('viewId' in source) return { name, viewId: source.viewId }
  return 'list' in source ? { name, list: source.list, search: source.search } : { name, board: source.board }
}

/** The periods of boards; all have a first day. */
export const BOARD_PERIODS: readonly string[] = [
  ...['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'],
  ...['last7days', 'last30days', 'last90days', 'last365days'],
]

/** A period in words. */
export function periodText(t: TFunction, period: string): string {
  const counted = dayCountOf(period)
  return t(`screens.list.relative.${counted?.name ?? period}`, { count: counted?.days })
}
