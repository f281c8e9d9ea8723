import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceName } from '../../../kit/gen/resources.ts'
import { failureOf } from '../../../kit/network/failure.ts'
import { toast } from '../../../kit/overlays/toast.ts'
import { useAnswerChanges } from '../../../resource/live/useChanges.ts'
import { metaOf } from '../../../resource/meta.ts'
import { forget, SHOWN_HERE } from '../../../resource/operations/write.ts'
import { ClaimDueWorkDocument, DueDuringStopDocument, type DueDuringStopQuery } from './gen/dispatch.ts'

type Item = DueDuringStopQuery['due']['items'][number]

/** What is due while the machine of a repair stands, read anew as it changes, and how one takes it on. */
export function useDueWork(repairId: string) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const [isClaiming, setIsClaiming] = useState(false)
  const { data, refetch } = useQuery(DueDuringStopDocument, {
    variables: { repairId },
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const reload = () => refetch().catch(() => undefined)
  useAnswerChanges(DueDuringStopDocument, () => void reload())
  const claim = async ({ kind, id, description }: Item) => {
    setIsClaiming(true)
    try {
      const { data: answer } = await client.mutate({
        mutation: ClaimDueWorkDocument,
        variables: { repairId, kind, id },
        context: SHOWN_HERE,
        update: (cache, { data: written }) => written && forget(cache, metaOf(written.claimed.resource as ResourceName)),
      })
      toast({ type: 'success', title: t('dispatch.due.claimed', { number: answer?.claimed.number ?? description }) })
    } catch (error) {
      const { message, requestId } = failureOf(error)
      toast({ type: 'error', title: message, requestId })
    }
    await reload()
    setIsClaiming(false)
  }
  return { due: data?.due, isClaiming, claim }
}
