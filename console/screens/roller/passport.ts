import { useQuery } from '@apollo/client/react'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import { extended } from '../../kit/network/document.ts'
import { failureOf } from '../../kit/network/failure.ts'
import { useCan } from '../../kit/session/me.ts'
import { metaOf, type Row } from '../../resource/meta.ts'
import { cachedDocument, listDocument, rowFields } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { RollerPassportDocument, type RollerPassportQuery, type RollerPassportQueryVariables } from './gen/passport.ts'

export type Roller = ResourceTypes['roller']['row'] & Row
export type OpenRepair = ResourceTypes['rollerRepair']['row'] & Row
type Answer = RollerPassportQuery['rollerPassport']
export type Entry = Answer['entries'][number]
export interface Passport extends Omit<Answer, 'roller'> {
  readonly roller: Roller
}

/** Built when it is first asked for: the fields of a roller come with the page. */
export const passportDocument = () =>
  cachedDocument<{ readonly rollerPassport: Passport }, RollerPassportQueryVariables>('rollerPassport', () =>
    extended(RollerPassportDocument, ['rollerPassport', 'roller'], rowFields(metaOf('roller'))),
  )

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
    reload: () => void one.refetch().catch(() => undefined),
  }
}

/** What put the roller where it is now. */
export const lastMove = (entries: readonly Entry[]) => entries.find(({ kind, effect }) => kind !== 'LOG' || effect !== 'NONE')
