import { useApolloClient } from '@apollo/client/react'
import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { isUnmodifiedClick } from '../../kit/browser/isUnmodifiedClick.ts'
import { usePathOf } from '../../kit/session/navigation.ts'
import { date } from '../../kit/words/time.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { startOfDay } from '../../shared/offset.ts'
import { type Place, searchOf, since } from './drill.ts'
import { BoardEarlierStopsDocument } from './gen/boards.ts'

const STANDING = ['PENDING', 'REPAIRING'] as const
const FIRST = { no: 1, size: 1, sort: 'reportDate', order: 'ASC' } as const

/** Two kinds of stops reach into a day from before it: those that ended since, and those that have not ended. */
function questions({ from, equipmentIds }: NonNullable<Place['stopsOf']>) {
  const edge = new Date(startOfDay(from)).toISOString()
  const early = {
    isStopped: { eq: true },
    reportDate: { to: edge },
    ...(equipmentIds.length > 0 && { equipmentId: { in: equipmentIds } }),
  }
  return [
    { ...early, resumeDate: { from: edge } },
    { ...early, status: { in: STANDING } },
  ]
}

export interface Drill {
  href: string
  onClick: (event: MouseEvent) => void
  open: () => void
}

/** Where a bar leads; undefined for people who have no such list. */
export function useDrill(): (place: Place | undefined) => Drill | undefined {
  const client = useApolloClient()
  const navigate = useNavigate()
  const pathOf = usePathOf()
  const widened = useCallback(
    async (place: Place) => {
      if (!place.stopsOf) return place
      const answers = await Promise.all(
        questions(place.stopsOf).map((filter) =>
          client.query({
            query: BoardEarlierStopsDocument,
            variables: { filter, page: FIRST },
            fetchPolicy: 'no-cache',
            context: SHOWN_HERE,
          }),
        ),
      )
      const begins = answers.flatMap(({ data }) => data?.page.items.map((row) => date(row.reportDate)) ?? [])
      return begins.reduce(since, place)
    },
    [client],
  )
  return (place) => {
    const path = place && pathOf(place.of)
    if (!place || !path) return undefined
    const href = path + searchOf(place)
    const open = () =>
      void widened(place)
        .then((whole) => navigate(path + searchOf(whole)))
        .catch(() => navigate(href))
    const onClick = (event: MouseEvent) => {
      if (isUnmodifiedClick(event, 'a')) open()
    }
    return { href, onClick, open }
  }
}
