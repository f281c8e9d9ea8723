import { useApolloClient } from '@apollo/client/react'
import type { DocumentNode, FieldNode, SelectionNode } from 'graphql'
import { useEffect, useEffectEvent } from 'react'
import { staleAfter } from '../../kit/gen/readModels.ts'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { useCan } from '../../kit/session/me.ts'
import { metaOf } from '../meta.ts'
import { SHOWN_HERE } from '../operations/write.ts'
import { RecordsChangedDocument } from './gen/changes.ts'

/** Delay in ms between a change and the reload, which collects bursts of changes. */
export const PAUSE_MS = 2000

const isNamed = (one: SelectionNode): one is FieldNode => one.kind === 'Field'
/** The resources whose changes invalidate the read models of a document. */
export function sourcesOf(document: DocumentNode): ResourceName[] {
  const rootFields = document.definitions.flatMap((one) => ('selectionSet' in one ? one.selectionSet.selections.filter(isNamed) : []))
  const sources = rootFields.flatMap(({ name }) => staleAfter[name.value] ?? [])
  return [...new Set(sources.filter((one) => one !== 'everything'))] as ResourceName[]
}

/** Calls `look` after changes that invalidate the answer of a document, as far as the user may read the changed resources. */
export function useAnswerChanges(document: DocumentNode, look: () => void) {
  const can = useCan()
  const sources = sourcesOf(document).filter((name) => can(`${metaOf(name).permission}:list`))
  useChanges(sources, look)
}

/** Calls `look` after others have changed rows of the resources: throttled, and postponed while the page is hidden. */
export function useChanges(resources: ResourceName | readonly ResourceName[], look: () => void) {
  const client = useApolloClient()
  const lookNow = useEffectEvent(look)
  const followed = [resources].flat().join()
  useEffect(() => {
    if (!followed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isDue = false
    const run = () => {
      timer = undefined
      if (document.visibilityState !== 'visible') return
      isDue = false
      lookNow()
    }
    const tick = () => {
      isDue = true
      timer ??= setTimeout(run, PAUSE_MS)
    }
    const seen = () => {
      if (isDue) tick()
    }
    document.addEventListener('visibilitychange', seen)
    const streams = followed
      .split(',')
      .map((resource) =>
        client
          .subscribe({ query: RecordsChangedDocument, variables: { resource }, fetchPolicy: 'no-cache', context: SHOWN_HERE })
          .subscribe({ next: tick, error: () => undefined }),
      )
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
      for (const stream of streams) stream.unsubscribe()
    }
  }, [client, followed])
}
