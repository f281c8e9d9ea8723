import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { changesOf, type Edit } from './edits.ts'
import { ChangeScheduleDocument } from './gen/board.ts'
import type { ClashMark } from './marks.ts'
import type { Cell } from './roster.ts'

/** Long enough that a hand has come to rest over a cell. */
const REST_MS = 120

/** What the server would say to a change that somebody is about to make. Nothing is kept of it; the last one that was asked counts. */
export function useTrial(cells: readonly Cell[], edits: readonly Edit[] | undefined): ClashMark | undefined {
  const client = useApolloClient()
  const [trial, setTrial] = useState<{ edits: readonly Edit[]; mark: ClashMark | undefined }>()
  useEffect(() => {
    if (!edits) return
    let isGone = false
    const ask = async () => {
      const changes = changesOf(cells, edits)
      if (!changes.length) return
      const variables = { cells: changes, dryRun: true }
      const request = { mutation: ChangeScheduleDocument, variables, context: SHOWN_HERE, fetchPolicy: 'no-cache' as const }
      const clashes = (await client.mutate(request).catch(() => undefined))?.data?.changed.clashes ?? []
      const tone = clashes.some(({ severity }) => severity === 'REFUSE') ? 'danger' : 'warning'
      if (!isGone) setTrial({ edits, mark: clashes.length ? { tone, messages: clashes.map(({ message }) => message) } : undefined })
    }
    const timer = setTimeout(() => void ask(), REST_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [client, cells, edits])
  return trial && trial.edits === edits ? trial.mark : undefined
}
