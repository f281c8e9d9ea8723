import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { countDocument } from './operations/documents.ts'
import { SHOWN_HERE } from './operations/write.ts'

/** The server's limit of rows per bulk operation, which blocks other writers. */
export const MANY_MAX = 1000

/** All rows that match a filter, and the count that the user has seen. */
export interface Matching {
  filter: Record<string, unknown>
  count: number
}

/** The refusal code of an error, independent of the language; undefined for other errors. */
export const refusalOf = (error: unknown) => (CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['refusal'] : undefined)

/** The new count, when the server refused because a different number of rows matches by now; the user then confirms it. */
export async function recounted(
  error: unknown,
  { client, meta, matching }: { client: ApolloClient; meta: ResourceMeta; matching: Matching | undefined },
): Promise<Matching | undefined> {
  if (!matching || refusalOf(error) !== 'countChanged') return undefined
  const { data } = await client.query({
    query: countDocument(meta),
    variables: { filter: matching.filter },
    fetchPolicy: 'no-cache',
    context: SHOWN_HERE,
  })
  return data ? { ...matching, count: data.page.total } : undefined
}
