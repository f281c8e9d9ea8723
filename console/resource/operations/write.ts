import type { ApolloCache, ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { staleAfter } from '../../kit/gen/readModels.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { PASSING } from '../../kit/network/failure.ts'
import { affectedBy, type Row } from '../meta.ts'

/** Failures that the view itself shows; a lost session stays the shell's business. */
export const SHOWN_HERE = {
  handles: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED', 'INTERNAL_SERVER_ERROR', 'FAULT', ...PASSING],
}

/** Records that stand around every page: whoever changes one sees it there at once. */
const AROUND: Readonly<Record<string, string>> = { plant: 'me' }

/** Drops what is no row and was told of records like these: figures, summaries, lookups. */
export function forgetFigures(cache: ApolloCache, affected: readonly ResourceMeta[]) {
  const names = new Set(affected.map(({ name }) => name))
  for (const [fieldName, sources] of Object.entries(staleAfter))
    if (sources === 'everything' || sources.some((name) => names.has(name))) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** Drops what the cache knows of all lists and figures a change may have touched; visible ones ask again at once, hidden ones when shown. */
export function forget(cache: ApolloCache, meta: ResourceMeta) {
  const affected = affectedBy(meta.name)
  for (const { list, one } of affected) {
    cache.evict({ id: 'ROOT_QUERY', fieldName: list })
    cache.evict({ id: 'ROOT_QUERY', fieldName: one })
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

/** Documents made from metadata answer a record, or how many there were. */
interface Written {
  record?: Row
  count?: number
}

/** What this page wrote last, as the server answered it. */
let lastWritten: { resource: string; record: Row } | undefined

/** A row as this page has left it: what shows the row may still be reading it again, and the next step would go on top of an old version. */
export function newest(meta: ResourceMeta, row: Row): Row {
  const own = lastWritten?.resource === meta.name && lastWritten.record.id === row.id ? lastWritten.record : undefined
  return own && String(own['updatedAt']) > String(row['updatedAt']) ? { ...row, ...own } : row
}

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
