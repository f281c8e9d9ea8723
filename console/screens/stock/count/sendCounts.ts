import type { ApolloClient } from '@apollo/client'
import { type Failure, failureOf, PASSING } from '../../../kit/network/failure.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { type Count, type CountStore, waiting } from './counts.ts'
import { CountedLineDocument, CountLineDocument, type CountLineFragment } from './gen/stocktake.ts'

/** Until there is no connection, or nothing is left to send. Out: whether the server was reached at the last try. */
export async function sendCounts(
  client: ApolloClient,
  store: CountStore,
  { userId, translate }: { userId: string; translate: (failure: Failure) => string },
) {
  for (let next = waiting(store.get())[0]; next; next = waiting(store.get())[0]) {
    const failure = await sendOne(client, next)
    if (failure && PASSING.includes(failure.code)) return false
    if (!failure) store.drop(next)
    else if (failure.code === 'CONFLICT') await settle(client, store, { count: next, failure, userId, translate })
    else store.change(next, { refusal: translate(failure) })
  }
  return true
}

async function sendOne(client: ApolloClient, { lineId, counted, countedAt, version }: Count): Promise<Failure | undefined> {
  try {
    const input = { counted, countedAt, ...(version && { updatedAt: version }) }
    await client.mutate({ mutation: CountLineDocument, variables: { id: lineId, input }, context: SHOWN_HERE, fetchPolicy: 'no-cache' })
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}

/** The line is another one by now: by a colleague's count, or by this very one, whose answer was lost on its way. */
async function settle(
  client: ApolloClient,
  store: CountStore,
  { count, failure, userId, translate }: { count: Count; failure: Failure; userId: string; translate: (failure: Failure) => string },
) {
  let line: CountLineFragment | null | undefined
  try {
    line = (
      await client.query({ query: CountedLineDocument, variables: { id: count.lineId }, context: SHOWN_HERE, fetchPolicy: 'no-cache' })
    ).data?.line
  } catch {
    // Said as it was refused: there may be nothing to see any more.
  }
  const isMine = line?.countedById === userId && line.counted === count.counted
  if (isMine) store.drop(count)
  else if (line && line.state === 'COUNTED' && line.counted !== null && count.version !== null && line.updatedAt !== count.version)
    store.change(count, { theirs: { counted: line.counted, by: line.countedBy?.title ?? '', at: line.countedAt } })
  else store.change(count, { refusal: translate(failure) })
}
