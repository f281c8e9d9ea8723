import { useQuery } from '@apollo/client/react'
import { type Failure, failureOf } from '../../kit/failure.ts'
import { SHOWN_HERE } from '../../resource/write.ts'
import { useBoard } from './board.ts'
import { earlierDocuments, figureDocuments } from './figures.ts'
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

/** One kind of figures for the board's range and workshop; those that reach to today are read again as the day goes on. */
export function useFigures<Main extends object, All extends Main>(kind: keyof typeof figureDocuments): Figures<All, Main> {
  const { range, today, workshopId } = useBoard()
  const { from, to } = range
  const { data, previousData, error, loading, refetch } = useQuery<{ figures: All }>(figureDocuments[kind], {
    variables: { from, to, workshopId },
    context,
    pollInterval: to === today ? REREAD_MS : 0,
    skipPollAttempt: isUnseen,
  })
  const compared = useQuery<{ figures: Main }>(earlierDocuments[kind], {
    variables: { ...preceding(range), workshopId },
    skip: range.preset === 'today',
    context,
  })
  const shown = (error ? data : (data ?? previousData)) as { figures: All } | undefined
  return {
    figures: shown?.figures,
    earlier: data ? (compared.data as { figures: Main } | undefined)?.figures : undefined,
    failure: error && !shown ? failureOf(error) : undefined,
    isLoading: loading && !data,
    retry: () => void refetch().catch(() => undefined),
  }
}
