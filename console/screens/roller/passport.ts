import { useQuery } from '@apollo/client/react'
import { operation } from '../../kit/document.ts'
import { failureOf } from '../../kit/failure.ts'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import { useCan } from '../../kit/me.ts'
import { listDocument, rowFields } from '../../resource/documents.ts'
import { metaOf, type Row } from '../../resource/meta.ts'
import { SHOWN_HERE } from '../../resource/write.ts'

export type Roller = ResourceTypes['roller']['row'] & Row
export type OpenRepair = ResourceTypes['rollerRepair']['row'] & Row
export interface Entry {
  at: string
  kind: 'LOG' | 'OUT' | 'BACK' | 'SCRAPPED'
  refId: string
  title: string
  effect: 'NONE' | 'MOUNT' | 'DISMOUNT' | 'SCRAP' | null
  operationName: string | null
  placeId: string | null
  placeName: string | null
  personName: string | null
  detail: string | null
  dueDate: string | null
  isLate: boolean
  daysOut: number | null
  daysLate: number | null
}
export interface Passport {
  roller: Roller
  entries: readonly Entry[]
  repairs: number
  returned: number
  onTime: number
  daysOut: number
}

const ENTRY =
  'entries{at kind refId title effect operationName placeId placeName personName detail dueDate isLate daysOut daysLate} repairs returned onTime daysOut'
const kept: { document?: ReturnType<typeof operation> } = {}
/** Built when it is first asked for: the fields of a roller come with the page. */
const passportDocument = () =>
  (kept.document ??= operation('query', 'RollerPassport', { id: 'ID!' }, `rollerPassport{roller{${rowFields(metaOf('roller'))}} ${ENTRY}}`))

/** A roller with its history, and the repair it is out for, with what may be done to that. */
export function usePassport(id: string) {
  const mayReadRepairs = useCan()('roller:repair:list')
  const one = useQuery<{ rollerPassport: Passport }>(passportDocument(), {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const out = useQuery<{ page: { items: readonly OpenRepair[] } }>(listDocument(metaOf('rollerRepair')), {
    variables: { filter: { rollerId: { eq: id }, status: { in: ['OUT'] } }, page: { no: 1, size: 1 } },
    skip: !mayReadRepairs,
    context: SHOWN_HERE,
  })
  const passport = (one.data ?? one.previousData)?.rollerPassport as Passport | undefined
  return {
    passport,
    repair: (out.data as { page: { items: readonly OpenRepair[] } } | undefined)?.page.items[0],
    failure: one.error && !passport ? failureOf(one.error) : undefined,
    again: () => void one.refetch().catch(() => undefined),
  }
}

/** What put the roller where it is now. */
export const lastMove = (entries: readonly Entry[]) => entries.find(({ kind, effect }) => kind !== 'LOG' || effect !== 'NONE')
