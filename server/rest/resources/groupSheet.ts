import type { GroupRequest, ListRequest, Measure, Registry, Store } from '../../kernel/index.ts'
import type { ExportGroups, ExportRows } from '../call.ts'
import { listOf, type SheetReader, type View } from './viewSheet.ts'

export interface GroupOptions {
  readonly registry: Registry
  readonly store: Store
  readonly exportRows: ExportRows
  readonly exportGroups: ExportGroups
}
/** How a list is grouped, as the address of the console has it: 'equipmentId,reportDate.week~sum.hours~-count~bars'. */
export interface Grouping {
  readonly by: GroupRequest['by']
  readonly measures: readonly Measure[]
  readonly order: { readonly sort: string; readonly desc: boolean } | undefined
}
const partsIn = (text = '') => text.split(',').filter(Boolean)

/** The grouping of a stored view or address; undefined where its rows are shown one by one. */
export function groupingOfView({ state }: Pick<View, 'state'>): Grouping | undefined {
  const { search = '' } = JSON.parse(state) as { search?: string }
  const text = new URLSearchParams(search).get('group')
  if (!text) return undefined
  const [byText, measureText, orderText = '', look] = text.split('~')
  const by = partsIn(byText).map((part) => {
    const [field = '', step] = part.split('.')
    return { field, ...(step && { step }) }
  })
  const measures = partsIn(measureText).map((part) => {
    const [of = '', field = ''] = part.split('.')
    return { of, field } as Measure
  })
  const [first] = measures
  // Bars without an order of their own are sorted by what they show, unless they follow the calendar.
  const usual = look === 'bars' && first && !by[0]?.step ? `-${first.of}.${first.field}` : ''
  const order = orderText || usual
  return { by, measures, order: order ? { sort: order.replace(/^-/, '').replace('.', ':'), desc: order.startsWith('-') } : undefined }
}

/** The order of the rows says nothing of their groups. */
export const groupRequest = ({ page: _, ...request }: ListRequest, { by, measures, order }: Grouping): GroupRequest => ({
  ...request,
  by,
  measures,
  thenBy: order ? [order] : [],
})

export interface Grouped {
  readonly view: View
  readonly grouping: Grouping
}
/** The groups of a list, as their reader would export them. */
export async function groupSheet(options: GroupOptions, reader: SheetReader, { view, grouping }: Grouped) {
  const { resource, request, path } = listOf(options, reader, view)
  return { sheet: await options.exportGroups({ ...reader, resource, request: groupRequest(request, grouping) }), path }
}
