import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { operation } from '../../kit/network/document.ts'
import { type Asking, cachedDocument } from '../../resource/operations/documents.ts'

export interface GroupKey {
  readonly field: string
  readonly value: string | null
  readonly label: string
}
/** A measure of the records whose number has one unit. */
export interface UnitMeasure {
  readonly unit: string | null
  readonly value: number
}
export interface Group {
  readonly keys: readonly GroupKey[]
  readonly count: number
  readonly measures: readonly (number | null)[]
  /** In the order of the measures; empty for numbers of one unit. */
  readonly units: readonly (readonly UnitMeasure[])[]
}
export interface GroupPage {
  readonly total: number
  readonly rows: number
  readonly totals: readonly (number | null)[]
  readonly totalUnits: readonly (readonly UnitMeasure[])[]
  readonly items: readonly Group[]
}

const argumentsOf = (meta: ResourceMeta) => ({
  filter: `${meta.type}Filter`,
  by: '[GroupByInput!]!',
  measures: '[MeasureInput!]!',
  page: 'PageInput',
})

/** A page of the groups of a list. */
export const groupsDocument = (meta: ResourceMeta): Asking<{ readonly groups: GroupPage }> =>
  cachedDocument(`${meta.name}.groups`, () =>
    operation(
      'query',
      `${meta.type}Groups`,
      argumentsOf(meta),
      `groups:${meta.list}Groups{total rows totals totalUnits{unit value} items{count measures units{unit value} keys{field value label}}}`,
    ),
  )
