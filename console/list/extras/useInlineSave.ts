import type { ApolloCache, ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { canonicalStringify } from '@apollo/client/utilities'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../kit/network/failure.ts'
import { sentenceOf } from '../../kit/overlays/notices.tsx'
import { toast } from '../../kit/overlays/toast.ts'
import { refusalOf } from '../../resource/matching.ts'
import { affectedBy, type Row } from '../../resource/meta.ts'
import { oneDocument, updateDocument } from '../../resource/operations/documents.ts'
import { forgetFigures, SHOWN_HERE } from '../../resource/operations/write.ts'
import type { ListController } from '../controller/listController.ts'
import { requiresFullForm } from './requiresFullForm.ts'

/** Evicts cached queries that may show the changed rows, except the current page, whose rows stay in place. */
function forgetOthers(cache: ApolloCache, { meta, variables }: Pick<ListController, 'meta' | 'variables'>) {
  const shown = canonicalStringify(variables ?? {})
  const affected = affectedBy(meta.name)
  for (const one of affected) {
    if (one.name !== meta.name) cache.evict({ id: 'ROOT_QUERY', fieldName: one.list })
  }
  const root = (cache.extract() as { ROOT_QUERY?: object }).ROOT_QUERY ?? {}
  for (const key of Object.keys(root)) {
    if (!key.startsWith(`${meta.list}(`)) continue
    const args = JSON.parse(key.slice(meta.list.length + 1, -1)) as Record<string, unknown>
    if (canonicalStringify(args) !== shown) cache.evict({ id: 'ROOT_QUERY', fieldName: meta.list, args })
  }
  forgetFigures(cache, affected)
  cache.gc()
}

export interface InlineSave {
  /** Resolves to true when the server has accepted the value. */
  save: (row: Row, name: string, value: unknown) => Promise<boolean>
  /** Ends editing; other pages and screens then refetch. */
  finish: () => void
}

/** Saves one value of a row optimistically; when the server refuses, it is reverted and the reason shown. */
export function useInlineSave(list: Pick<ListController, 'meta' | 'variables' | 'words' | 'start'>): InlineSave {
  const client = useApolloClient()
  const { t } = useTranslation()
  const isDirty = useRef(false)
  const { meta, words, start } = list
  const now = useRef(list)
  now.current = list
  const save = useCallback(
    async (row: Row, name: string, value: unknown) => {
      try {
        await client.mutate({
          mutation: updateDocument(meta),
          variables: { id: row.id, input: { [name]: value, ...(row['updatedAt'] ? { updatedAt: row['updatedAt'] } : {}) } },
          optimisticResponse: { record: { ...row, [name]: value } },
          context: SHOWN_HERE,
        })
        isDirty.current = true
        return true
      } catch (error) {
        const failure = failureOf(error)
        const isStale = refusalOf(error) === 'stale'
        if (isStale) await refetchRecord(client, { meta, id: row.id })
        if (requiresFullForm(meta, name, failure)) {
          start({ kind: 'edit', row, preset: { [name]: value }, refused: failure.fields })
          return false
        }
        const message = failure.fields[0]?.message ?? sentenceOf(failure)
        const title = isStale ? t('lists.rows.stale', { title: row.title }) : t('lists.rows.refused', { title: row.title, message })
        toast({ type: isStale ? 'warning' : 'error', title, id: `inline:${row.id}:${words.label(name)}` })
        return false
      }
    },
    [client, meta, t, words, start],
  )
  const finish = useCallback(() => {
    if (isDirty.current) forgetOthers(client.cache, now.current)
    isDirty.current = false
  }, [client])
  return { save, finish }
}

/** Refetches the record for an open drawer. */
const refetchRecord = (client: ApolloClient, { meta, id }: { meta: ListController['meta']; id: string }) =>
  client.query({ query: oneDocument(meta), variables: { id }, fetchPolicy: 'network-only', context: SHOWN_HERE }).catch(() => undefined)
