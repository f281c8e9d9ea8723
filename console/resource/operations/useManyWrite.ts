import type { ApolloClient, DocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import { type Matching, recounted } from '../matching.ts'
import type { Row } from '../meta.ts'
import { write } from './write.ts'

interface Many {
  meta: ResourceMeta
  rows: readonly Row[]
  /** All rows that match a filter, instead of `rows`. */
  matching: Matching | undefined
}
interface Documents {
  rows: DocumentNode
  matching: DocumentNode
}
/** The number of written rows, and their ids where they were given. */
export interface Written {
  client: ApolloClient
  count: number
  ids: readonly string[] | undefined
}

/**
 * Writes many rows, one request at a time. When a different number of rows matches than the user has seen, nothing is written and `count`
 * is the new number to confirm.
 */
export function useManyWrite({ meta, rows, matching: initialMatching }: Many) {
  const client = useApolloClient()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [matching, setMatching] = useState(initialMatching)
  const sending = useRef(false)
  const run = async (documents: Documents, input: Record<string, unknown>, onWritten: (written: Written) => void) => {
    if (sending.current) return
    sending.current = true
    setIsBusy(true)
    setFailure(null)
    const ids = matching ? undefined : rows.map((row) => row.id)
    try {
      const document = matching ? documents.matching : documents.rows
      const { count = 0 } = await write({ client, meta, document, variables: { ...(matching ?? { ids }), ...input } })
      onWritten({ client, count, ids })
    } catch (error) {
      const recount = await recounted(error, { client, meta, matching }).catch(() => undefined)
      if (recount) setMatching(recount)
      else setFailure(failureOf(error))
    } finally {
      sending.current = false
      setIsBusy(false)
    }
  }
  return { run, failure, isBusy, count: matching?.count ?? rows.length }
}
