import { useEffect, useState } from 'react'
import { client } from '../../kit/network/client.ts'
import { RecordSearchDocument, type RecordSearchQuery } from './gen/records.ts'

/** With its plant when it lies in another one of this person. */
export type Hit = RecordSearchQuery['recordSearch']['hits'][number]
export interface Found {
  text: string
  hits: readonly Hit[]
}

const PAUSE_MS = 120
const MOST = 20
const NONE: Found = { text: '', hits: [] }

/** Records by number or name, asked for on each pause of typing. Only answers to what stands there now are shown. */
export function useRecords(typed: string): { hits: readonly Hit[]; isAsking: boolean } {
  const text = typed.trim()
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    if (text.length < 2) return
    let isWanted = true
    const publishHits = (hits: readonly Hit[]) => isWanted && setFound({ text, hits })
    const timer = setTimeout(() => {
      const request = client.query({
        query: RecordSearchDocument,
        variables: { text, limit: MOST },
        fetchPolicy: 'no-cache',
        context: { handles: ['*'] },
      })
      request.then(
        ({ data }) => publishHits(data?.recordSearch.hits ?? []),
        () => publishHits([]),
      )
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [text])
  const isAnswer = found.text === text
  return { hits: isAnswer ? found.hits : [], isAsking: text.length > 1 && !isAnswer }
}
