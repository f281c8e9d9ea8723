import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { failureOf } from '../../../kit/network/failure.ts'
import { useAnswerChanges } from '../../../resource/live/useChanges.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { applied, changesOf, type Edit } from './edits.ts'
import { ScheduleBoardDocument } from './gen/board.ts'
import type { Board, Cell } from './roster.ts'
import { type Changes, useWrites } from './useWrites.ts'

/**
 * The days of a board. Every change is shown at once and written at once: nothing waits to be saved, others see it, and the server's inverse
 * takes it back. What the server refuses is not shown any longer. Answers are kept out of the cache, which would take longer to sort a month
 * of 300 people in than to draw it.
 */
export function useBoard(from: string, to: string) {
  const { data, previousData, error, loading, refetch } = useQuery(ScheduleBoardDocument, {
    variables: { from, to },
    context: SHOWN_HERE,
    fetchPolicy: 'no-cache',
  })
  const reload = () => refetch().catch(() => undefined)
  useAnswerChanges(ScheduleBoardDocument, () => void reload())
  const [draft, setDraft] = useState<readonly Cell[] | null>(null)
  const board = (data ?? previousData)?.board
  const cells = useRef<readonly Cell[]>([])
  cells.current = draft ?? board?.cells ?? []
  const writes = useWrites(async () => {
    await reload()
    setDraft(null)
  })
  const write = (changes: Changes, origin?: 'undo' | 'redo') => {
    if (!changes.length) return
    cells.current = applied(cells.current, changes)
    setDraft(cells.current)
    void writes.write(changes, origin)
  }
  const back = (origin: 'undo' | 'redo') => {
    const changes = writes.past[origin].at(-1)
    return changes && (() => write(changes, origin))
  }
  const shown: Board | undefined = board && draft ? { ...board, cells: [...draft] } : board
  return {
    board: shown,
    failure: error && !board ? failureOf(error) : undefined,
    isLoading: loading,
    isTurning: loading && !data,
    refetch: () => void reload(),
    change: (edits: readonly Edit[]) => write(changesOf(cells.current, edits)),
    undo: back('undo'),
    redo: back('redo'),
    copyWeek: writes.copyWeek,
  }
}
export type Planning = ReturnType<typeof useBoard>
