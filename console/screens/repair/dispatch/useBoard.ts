import { useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '../../../kit/network/failure.ts'
import { useAnswerChanges } from '../../../resource/live/useChanges.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { DispatchBoardDocument } from './gen/dispatch.ts'
import { type Board, entriesOf, type QueueEntry } from './queue.ts'

/** Shifts begin and end without any change of rows. */
const POLL_MS = 60_000
/** How long a row that a colleague assigned stays to be seen. */
const GONE_MS = 12_000

/** The board, read anew after changes of what it is made of. */
export function useBoard() {
  const { data, error, loading, refetch } = useQuery(DispatchBoardDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    context: SHOWN_HERE,
  })
  const refresh = (): Promise<Board | undefined> =>
    refetch().then(
      (answer) => answer.data?.board,
      () => undefined,
    )
  useAnswerChanges(DispatchBoardDocument, () => void refresh())
  return { board: data?.board, failure: error && !data ? failureOf(error) : undefined, isLoading: loading, refetch: refresh }
}

/** The rows of the queue; those that went by somebody else's hand stay for a moment, marked as gone. */
export function useQueue(board: Board | undefined, hidden: ReadonlySet<string>): readonly QueueEntry[] {
  const [expired, setExpired] = useState<ReadonlySet<string>>(new Set())
  const previous = useRef<readonly QueueEntry[]>([])
  const entries = entriesOf(board?.items ?? [], board ? previous.current : [], hidden).filter((one) => !one.isGone || !expired.has(one.key))
  previous.current = entries
  const gone = entries
    .filter((one) => one.isGone)
    .map((one) => one.key)
    .join()
  useEffect(() => {
    if (!gone) return
    const timer = setTimeout(() => setExpired((now) => new Set([...now, ...gone.split(',')])), GONE_MS)
    return () => clearTimeout(timer)
  }, [gone])
  return entries
}
