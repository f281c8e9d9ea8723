import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { operation } from '../../kit/network/document.ts'
import { type Asking, cachedDocument } from '../../resource/operations/documents.ts'

export interface GroupKey {
  readonly field: string
  readonly value: string | null
  readonly label: string
}
export interface Group {
  readonly keys: readonly GroupKey[]
  readonly count: number
  readonly measures: readonly (number | null)[]
}
export interface GroupPage {
  readonly total: number
  readonly rows: number
  readonly totals: readonly (number | null)[]
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
      `groups:${meta.list}Groups{total rows totals items{count measures keys{field value label}}}`,
    ),
  )
