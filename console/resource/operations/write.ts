import type { ApolloCache, ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { staleAfter } from '../../kit/gen/readModels.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { PASSING } from '../../kit/network/failure.ts'
import { affectedBy, type Row } from '../meta.ts'

/** Request context for failures that the view shows itself; an expired session is still handled by the shell. */
export const SHOWN_HERE = {
  handles: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED', 'INTERNAL_SERVER_ERROR', 'FAULT', ...PASSING],
}

/** Resources that every page shows, by the cached field to refetch. */
const AROUND: Readonly<Record<string, string>> = { plant: 'me' }

/** Evicts figures, summaries and lookups that depend on these resources. */
export function forgetFigures(cache: ApolloCache, affected: readonly ResourceMeta[]) {
  const names = new Set(affected.map(({ name }) => name))
  for (const [fieldName, sources] of Object.entries(staleAfter))
    if (sources === 'everything' || sources.some((name) => names.has(name))) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** Evicts all cached lists and figures that a change of a resource may affect; visible ones refetch now, hidden ones when shown. */
export function forget(cache: ApolloCache, meta: ResourceMeta) {
  const affected = affectedBy(meta.name)
  for (const { list, one } of affected) {
    cache.evict({ id: 'ROOT_QUERY', fieldName: list })
    cache.evict({ id: 'ROOT_QUERY', fieldName: one })
    cache.evict({ id: 'ROOT_QUERY', fieldName: `${list}Groups` })
  }
  forgetFigures(cache, affected)
  const around = AROUND[meta.name]
  if (around) cache.evict({ id: 'ROOT_QUERY', fieldName: around })
  cache.gc()
}

export interface Write {
  client: ApolloClient
  meta: ResourceMeta
  document: DocumentNode
  variables: OperationVariables
}

/** The answer of a mutation built from metadata: a record or a count. */
interface Written {
  record?: Row
  count?: number
}

/** The record that this page wrote last, as the server returned it. */
let lastWritten: { resource: string; record: Row } | undefined

/**
 * The newest known version of a row: the last written one, if the shown row has not been refetched yet, so that the next step is based on
 * it.
 */
export function newest(meta: ResourceMeta, row: Row): Row {
  const own = lastWritten?.resource === meta.name && lastWritten.record.id === row.id ? lastWritten.record : undefined
  return own && String(own['updatedAt']) > String(row['updatedAt']) ? { ...row, ...own } : row
}

/** Runs a mutation and invalidates the affected cache. Rejects when the server refuses. */
export async function write({ client, meta, document, variables }: Write): Promise<Written> {
  const { data } = await client.mutate({
    mutation: document as TypedDocumentNode<Written>,
    variables,
    context: SHOWN_HERE,
    update: (cache) => forget(cache, meta),
  })
  if (data?.record?.['updatedAt']) lastWritten = { resource: meta.name, record: data.record }
  return data ?? {}
}
