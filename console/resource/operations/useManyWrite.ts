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
  /** Instead of these rows, all that match. */
  matching: Matching | undefined
}
interface Documents {
  rows: DocumentNode
  matching: DocumentNode
}
/** What became of it: how many rows, and which ones where they were named. */
export interface Written {
  client: ApolloClient
  count: number
  ids: readonly string[] | undefined
}

/**
 * One write to many rows, once at a time. When another number matches than the person was told, nothing has been written: `count` is the new
 * number, to be asked about again.
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
