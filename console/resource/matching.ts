import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { countDocument } from './operations/documents.ts'
import { SHOWN_HERE } from './operations/write.ts'

/** The server looks at this many rows at once and no more: everybody else waits meanwhile. */
export const MANY_MAX = 1000

/** All rows that a filter lets through, and how many of them the person has been told of. */
export interface Matching {
  filter: Record<string, unknown>
  count: number
}

/** Which rule of the server spoke, whatever the language of its sentence. */
export const refusalOf = (error: unknown) => (CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['refusal'] : undefined)

/** When work on all that match was refused because another number matches by now: that number, to be asked about again. */
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
