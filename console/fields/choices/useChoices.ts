import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { metaOf, type Ref } from '../../resource/meta.ts'
import { choicesDocument } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'

export interface ChoicesRequest {
  target: ResourceName
  keyword: string
  by?: string | undefined
  parent?: string | undefined
  /** Limits the choices to these ids. */
  among?: readonly string[]
  /** Limits the choices to rows with these values. */
  offered?: Readonly<Record<string, unknown>> | undefined
  /** Includes rows out of service. */
  isAny?: boolean | undefined
  isSkipped?: boolean
}

/** The filter of a picker. Rows out of service are excluded unless the field allows any. */
export function choosable(target: ResourceName, { keyword, by, parent, among, offered = {}, isAny }: Omit<ChoicesRequest, 'target'>) {
  const { selectable = {} } = metaOf(target)
  return {
    ...(keyword && { keyword }),
    ...(by && parent && { [by]: { eq: parent } }),
    ...(among && { id: { in: [...among] } }),
    ...Object.fromEntries(Object.entries(offered).map(([key, wanted]) => [key, { eq: wanted }])),
    ...(!isAny &&
      Object.fromEntries(
        Object.entries(selectable).map(([key, wanted]) => [key, Array.isArray(wanted) ? { in: wanted } : { eq: wanted }]),
      )),
  }
}

/** Loads the choices that match; keeps the previous ones while loading. */
export function useChoices({ target, isSkipped, ...rest }: ChoicesRequest) {
  const variables = { filter: choosable(target, rest), page: { no: 1, size: 20 } }
  const { data, previousData, loading, error } = useQuery(choicesDocument(metaOf(target)), {
    variables,
    skip: Boolean(isSkipped),
    context: SHOWN_HERE,
  })
  const items = (data ?? previousData)?.page.items ?? none
  return { items, isLoading: loading, hasFailed: Boolean(error) && !data }
}

const none: readonly Ref[] = []

/** Titles of chosen ids, as after opening a pasted link; loads those that are not in `known`. */
export function useTitles(target: ResourceName, ids: readonly string[], known: readonly Ref[]): readonly Ref[] {
  const missing = ids.filter((id) => !known.some((ref) => ref.id === id))
  const variables = { filter: { id: { in: missing } }, page: { no: 1, size: 50 } }
  const { data, loading } = useQuery(choicesDocument(metaOf(target)), { variables, skip: !missing.length, context: SHOWN_HERE })
  const found = data?.page.items ?? none
  const key = ids.join()
  return useMemo(
    () =>
      (key ? key.split(',') : []).map((id) => [...known, ...found].find((ref) => ref.id === id) ?? { id, title: loading ? '' : `#${id}` }),
    [key, known, found, loading],
  )
}
