import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { type Failure, failureOf } from '../../kit/failure.ts'
import { SHOWN_HERE } from '../../resource/write.ts'
import { useBoard } from './board.ts'
import type { BoardDowntimeQueryVariables } from './gen/figures.ts'
import { preceding } from './range.ts'

const REREAD_MS = 60_000
const context = SHOWN_HERE
const isUnseen = () => document.visibilityState !== 'visible'

export interface Figures<All, Main> {
  /** Those of the range asked for last while the next ones are under way. */
  figures: All | undefined
  /** Of as many days before; undefined when there is nothing to compare with. */
  earlier: Main | undefined
  failure: Failure | undefined
  isLoading: boolean
  retry: () => void
}

type Asked<Answer> = TypedDocumentNode<{ figures: Answer }, BoardDowntimeQueryVariables>

/** One kind of figures for the board's range and workshop; those that reach to today are read again as the day goes on. */
export function useFigures<All, Main>({ now, before }: { now: Asked<All>; before: Asked<Main> }): Figures<All, Main> {
  const { range, today, workshopId } = useBoard()
  const { from, to } = range
  const { data, previousData, error, loading, refetch } = useQuery(now, {
    variables: { from, to, workshopId },
    context,
    pollInterval: to === today ? REREAD_MS : 0,
    skipPollAttempt: isUnseen,
  })
  const compared = useQuery(before, {
    variables: { ...preceding(range), workshopId },
    skip: range.preset === 'today',
    context,
  })
  const shown = error ? data : (data ?? previousData)
  return {
    figures: shown?.figures,
    earlier: data ? compared.data?.figures : undefined,
    failure: error && !shown ? failureOf(error) : undefined,
    isLoading: loading && !data,
    retry: () => void refetch().catch(() => undefined),
  }
}
