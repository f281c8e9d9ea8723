import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { DictionaryDocument, type DictionaryQuery } from './gen/dictionary.ts'

export type DictEntry = DictionaryQuery['dictionary'][number]

const nothing: readonly DictEntry[] = []

export interface Dictionary {
  entries: readonly DictEntry[]
  isLoading: boolean
  /** A value that is not in it any more stands for itself. */
  labelOf: (value: string) => string
}

/**
 * The entries of a dictionary type in the reader's language. Asked for once: it stays in the cache until the configuration's version rises
 * (shell/idle/usePolling.ts drops it then) or the language changes, and whoever shows it asks again by itself.
 */
export function useDictionary(type: string): Dictionary {
  const { data, loading } = useQuery(DictionaryDocument, { variables: { type }, fetchPolicy: 'cache-first' })
  const entries = data?.dictionary ?? nothing
  return useMemo(() => {
    const labels = new Map(entries.map((entry) => [entry.value, entry.label]))
    return { entries, isLoading: loading && !entries.length, labelOf: (value) => labels.get(value) ?? value }
  }, [entries, loading])
}
