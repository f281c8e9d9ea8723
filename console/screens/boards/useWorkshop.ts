import { useQuery } from '@apollo/client/react'
import { choicesDocument } from '../../resource/documents.ts'
import { metaOf, type Ref } from '../../resource/meta.ts'
import { SHOWN_HERE } from '../../resource/write.ts'
import { BoardMachinesDocument } from './gen/boards.ts'

const MOST = 100
const page = { no: 1, size: MOST }
const context = SHOWN_HERE
const noWorkshops: readonly Ref[] = []

export function useWorkshops(): readonly Ref[] {
  const { data } = useQuery(choicesDocument(metaOf('workshop')), { variables: { page }, context })
  return data?.page.items ?? noWorkshops
}

/**
 * Lists know machines and no workshops, so those of one workshop are named one by one. Undefined stands for all machines;
 * none at all while they are not known, or too many to be named.
 */
export function useMachinesOf(workshopId: string | null): string | undefined {
  const { data } = useQuery(BoardMachinesDocument, {
    variables: { filter: { workshopId: { eq: workshopId } }, page },
    skip: !workshopId,
    context,
  })
  if (!workshopId) return undefined
  const items = data?.page.items ?? []
  return items.length < MOST ? items.map((one) => one.id).join() : ''
}
