import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScheduleCellInput } from '../../../kit/gen/inputs.ts'
import { failureOf } from '../../../kit/network/failure.ts'
import { sentenceOf } from '../../../kit/overlays/notices.tsx'
import { toast } from '../../../kit/overlays/toast.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { ChangeScheduleDocument, type ChangeScheduleMutation, CopyScheduleWeekDocument } from './gen/board.ts'

type Changed = ChangeScheduleMutation['changed']
export type Changes = readonly ScheduleCellInput[]
interface Past {
  readonly undo: readonly Changes[]
  readonly redo: readonly Changes[]
}
/** From which side of the past a change comes; null is a new one. */
type Origin = keyof Past | null
/** Changes that can be taken back. */
const PAST_MAX = 50

/** What takes a change back, as the server takes it. */
const inverseOf = ({ inverse }: Changed): Changes =>
  inverse.map(({ date, shiftId, positionId, equipmentId, teamId, workerIds, isGenerated, isAbsent }) => ({
    ...{ date, shiftId, positionId, equipmentId, teamId },
    ...{ workerIds: [...workerIds], isGenerated, isAbsent },
  }))

function usePast() {
  const [past, setPast] = useState<Past>({ undo: [], redo: [] })
  const recordHistory = (back: Changes, origin: Origin) =>
    setPast(({ undo, redo }) => {
      if (origin === 'undo') return { undo: undo.slice(0, -1), redo: [...redo, back] }
      return { undo: [...undo, back].slice(-PAST_MAX), redo: origin === 'redo' ? redo.slice(0, -1) : [] }
    })
  return { past, keep: recordHistory }
}

/** Writes changes one after the other. After a refusal, what was sent meanwhile is not written: it was meant for what there is not. `settle` is called once all is done. */
export function useWrites(settle: () => Promise<void>) {
  const client = useApolloClient()
  const { t } = useTranslation()
  const { past, keep } = usePast()
  const queue = useRef({ waiting: 0, round: 0, last: Promise.resolve() })

  const notifyClashes = ({ clashes: [first, ...more] }: Changed) => {
    if (!first) return
    const detail = more.length ? { detail: t('shiftBoard.moreClashes', { count: more.length }) } : {}
    toast({ type: 'warning', id: 'shiftBoard', title: first.message, isPersistent: false, ...detail })
  }
  const refuse = (cause: unknown) => {
    queue.current.round += 1
    const failure = failureOf(cause)
    toast({ type: 'error', id: 'shiftBoard', title: failure.fields[0]?.message ?? sentenceOf(failure), isPersistent: false })
  }
  const send = (ask: () => Promise<Changed | undefined>, origin: Origin): Promise<Changed | undefined> => {
    const { round } = queue.current
    queue.current.waiting += 1
    const run = async () => {
      const changed = round === queue.current.round ? await ask().catch(refuse) : undefined
      if (changed?.written) keep(inverseOf(changed), origin)
      if (changed) notifyClashes(changed)
      if (queue.current.waiting === 1) await settle()
      queue.current.waiting -= 1
      return changed ?? undefined
    }
    const answer = queue.current.last.then(run)
    queue.current.last = answer.then(() => undefined)
    return answer
  }
  const shown = { context: SHOWN_HERE, fetchPolicy: 'no-cache' as const }
  const write = (cells: Changes, origin: Origin = null) =>
    send(async () => {
      const options = { mutation: ChangeScheduleDocument, variables: { cells, dryRun: false }, ...shown }
      return (await client.mutate(options)).data?.changed
    }, origin)
  const copyWeek = async (from: string, to: string): Promise<boolean> => {
    const changed = await send(async () => {
      const options = { mutation: CopyScheduleWeekDocument, variables: { from, to }, ...shown }
      return (await client.mutate(options)).data?.changed
    }, null)
    if (changed) toast({ type: 'success', id: 'shiftBoardWeek', title: t('shiftBoard.weekCopied', { count: changed.written }) })
    return changed !== undefined
  }
  return { write, copyWeek, past }
}
