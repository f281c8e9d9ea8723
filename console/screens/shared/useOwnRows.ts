import { useQuery } from '@apollo/client/react'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import { useCan } from '../../kit/session/me.ts'
import type { Row } from '../../resource/meta.ts'
import type { AskingPage } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'

export interface OwnRows<R> {
  mayList: boolean
  /** Undefined until they are known. */
  rows: readonly R[] | undefined
  failure: Failure | undefined
  retry: () => void
}
interface OwnRowsVariables {
  filter: Readonly<Record<string, unknown>>
  page: Readonly<Record<string, unknown>>
}

/** The rows that belong to one record and are shown as a part of it; `document` calls them `page`. */
export function useOwnRows<R extends Row>(meta: ResourceMeta, document: AskingPage<R>, variables: OwnRowsVariables): OwnRows<R> {
  const mayList = useCan()(`${meta.permission}:list`)
  const { data, previousData, error, refetch } = useQuery(document, {
    variables,
    context: SHOWN_HERE,
    skip: !mayList,
  })
  const rows = (data ?? previousData)?.page.items
  const retry = () => void refetch().catch(() => undefined)
  return { mayList, rows, failure: error && !rows ? failureOf(error) : undefined, retry }
}
