import { useQuery } from '@apollo/client/react'
import { failureOf } from '../../kit/failure.ts'
import { useCan } from '../../kit/me.ts'
import { listDocument } from '../../resource/documents.ts'
import { metaOf } from '../../resource/meta.ts'
import { SHOWN_HERE } from '../../resource/write.ts'
import { type Entry, type OpenRepair, passportDocument } from './passportDocument.ts'

/** A roller with its history, and the repair it is out for, with what may be done to that. */
export function usePassport(id: string) {
  const mayReadRepairs = useCan()('roller:repair:list')
  const one = useQuery(passportDocument(), {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const out = useQuery(listDocument<OpenRepair>(metaOf('rollerRepair')), {
    variables: { filter: { rollerId: { eq: id }, status: { in: ['OUT'] } }, page: { no: 1, size: 1 } },
    skip: !mayReadRepairs,
    context: SHOWN_HERE,
  })
  const passport = (one.data ?? one.previousData)?.rollerPassport
  return {
    passport,
    repair: out.data?.page.items[0],
    failure: one.error && !passport ? failureOf(one.error) : undefined,
    again: () => void one.refetch().catch(() => undefined),
  }
}

/** What put the roller where it is now. */
export const lastMove = (entries: readonly Entry[]) => entries.find(({ kind, effect }) => kind !== 'LOG' || effect !== 'NONE')
