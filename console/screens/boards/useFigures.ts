import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { useBoard } from './board.ts'
import type { BoardDowntimeQueryVariables } from './gen/figures.ts'
import { preceding } from './range.ts'

const REREAD_MS = 60_000
const context = SHOWN_HERE
const isUnseen = () => document.visibilityState !== 'visible'

/** One kind of figures, as a board shows them. */
export interface RangeFigures<All> {
  /** Those of the range asked for last while the next ones are under way. */
  figures: All | undefined
  failure: Failure | undefined
  isLoading: boolean
  retry: () => void
}
export interface Figures<All, Main> extends RangeFigures<All> {
  /** Of as many days before; undefined when there is nothing to compare with. */
  earlier: Main | undefined
}

interface Days {
  from: string
  to: string
}
/** Figures for the board's range; those that reach to today are read again as the day goes on. */
export function useRangeFigures<All, Variables extends Days>(
  document: TypedDocumentNode<{ figures: All }, Variables>,
  more: Omit<Variables, keyof Days>,
): RangeFigures<All> {
  const { range, today } = useBoard()
  const { from, to } = range
  const { data, previousData, error, loading, refetch } = useQuery(document as TypedDocumentNode<{ figures: All }>, {
    variables: { from, to, ...more },
    context,
    pollInterval: to === today ? REREAD_MS : 0,
    skipPollAttempt: isUnseen,
  })
  const shown = (error ? data : (data ?? previousData)) as { figures: All } | undefined
  return {
    figures: shown?.figures,
    failure: error && !shown ? failureOf(error) : undefined,
    isLoading: loading && !data,
    retry: () => void refetch().catch(() => undefined),
  }
}

type RangeDocument<Answer> = TypedDocumentNode<{ figures: Answer }, BoardDowntimeQueryVariables>

/** One kind of figures for the board's range and workshop, beside those of the days before. */
export function useFigures<All, Main>({ now, before }: { now: RangeDocument<All>; before: RangeDocument<Main> }): Figures<All, Main> {
  const { range, workshopId } = useBoard()
  const read = useRangeFigures(now, { workshopId })
  const compared = useQuery(before, {
    variables: { ...preceding(range), workshopId },
    skip: range.preset === 'today',
    context,
  })
  return { ...read, earlier: read.figures && !read.isLoading ? compared.data?.figures : undefined }
}
