import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useLive } from '../../../kit/network/live.ts'
import { useCan } from '../../../kit/session/me.ts'
import { metaOf, type Row } from '../../../resource/meta.ts'
import { actingDocument, oneDocument } from '../../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { liveSnapshots } from '../../shared/liveSnapshots.ts'
import type { Machine } from './documents.ts'

const POLL_MS = 30_000
const OPEN = ['PENDING', 'REPAIRING', 'USABLE_WITH_FAULT']
const none: readonly Row[] = []

/** A machine and whatever is reported of it now. It follows the live snapshot of stops where one may see that, and looks again by itself. */
export function useMachine(id: string) {
  const can = useCan()
  const mayReadReports = can('repair:report:list')
  const one = useQuery(oneDocument<Machine>(metaOf('equipment')), { variables: { id }, pollInterval: POLL_MS, context: SHOWN_HERE })
  const open = useQuery(actingDocument(metaOf('reportLog')), {
    variables: { filter: { equipmentId: { eq: id }, status: { in: OPEN } }, page: { no: 1, size: 20, sort: 'reportDate', order: 'DESC' } },
    pollInterval: POLL_MS,
    skip: !mayReadReports,
    context: SHOWN_HERE,
  })
  const live = useLive(liveSnapshots.downtime)
  const stop = live.summary?.stopped.find((machine) => machine.equipmentId === id)
  const change = stop ? `${stop.reportId} ${stop.status}` : ''
  const { refetch: refetchMachine } = one
  const { refetch: readReports } = open
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is what asks for a new look
  useEffect(() => {
    if (!live.summary) return
    void refetchMachine().catch(() => undefined)
    if (mayReadReports) void readReports().catch(() => undefined)
  }, [change])
  const reports = (open.data ?? open.previousData)?.page.items ?? none
  return { machine: (one.data ?? one.previousData)?.record, reports, one, aheadMs: live.aheadMs }
}
