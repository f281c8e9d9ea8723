import { useApolloClient } from '@apollo/client/react'
import type { DocumentNode, FieldNode, SelectionNode } from 'graphql'
import { useEffect, useEffectEvent } from 'react'
import { staleAfter } from '../../kit/gen/readModels.ts'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { useCan } from '../../kit/session/me.ts'
import { metaOf } from '../meta.ts'
import { SHOWN_HERE } from '../operations/write.ts'
import { RecordsChangedDocument } from './gen/changes.ts'

/** Rows are made by the dozen: one look a while later sees them all. */
export const PAUSE_MS = 2000

const isNamed = (one: SelectionNode): one is FieldNode => one.kind === 'Field'
/** Whose changes may change the answer to a question, as the read models say that it asks. */
export function sourcesOf(document: DocumentNode): ResourceName[] {
  const rootFields = document.definitions.flatMap((one) => ('selectionSet' in one ? one.selectionSet.selections.filter(isNamed) : []))
  const sources = rootFields.flatMap(({ name }) => staleAfter[name.value] ?? [])
  return [...new Set(sources.filter((one) => one !== 'everything'))] as ResourceName[]
}

/** Looks again after changes of what makes an answer stale, as far as this person may see that there are such rows. */
export function useAnswerChanges(document: DocumentNode, look: () => void) {
  const can = useCan()
  const sources = sourcesOf(document).filter((name) => can(`${metaOf(name).permission}:list`))
  useChanges(sources, look)
}

/** Looks again after others have changed rows of a resource, or of several: once for many changes, and not while nobody can see it. */
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
