import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { loadWords } from '../../../kit/words/i18n.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { RefValueReadingDocument } from '../gen/inspection.ts'
import { type Round, toRead } from './round.ts'

const needed = () =>
  Promise.all([
    import('./PointSheet.tsx'),
    import('../../../kit/overlays/Ui.tsx'),
    import('../../../fields/files/FilesBox.tsx'),
    import('../../../kit/overlays/askToLeave.tsx'),
    import('../../../kit/overlays/LeaveQuestion.tsx'),
    loadWords('files'),
    loadWords('formsafe'),
  ])

/** What a point needs when it is opened is fetched with the round: many a machine stands where there is no network. Out: whether it is here. */
export function usePrepared(round: Round | undefined): boolean {
  const client = useApolloClient()
  const [isPrepared, setIsPrepared] = useState(false)
  const orders = round?.orders
  useEffect(() => {
    if (!orders?.length) return
    let isWanted = true
    const read = async () => {
      await needed()
      for (const variables of toRead(orders)) {
        if (!isWanted) return
        await client.query({ query: RefValueReadingDocument, variables, fetchPolicy: 'cache-first', context: SHOWN_HERE })
      }
      if (isWanted) setIsPrepared(true)
    }
    // What does not arrive now is asked for again with the next answer, and when it is opened.
    void read().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [client, orders])
  return isPrepared
}
