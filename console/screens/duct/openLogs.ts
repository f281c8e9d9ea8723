import { useQuery } from '@apollo/client/react'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import { useCan } from '../../kit/me.ts'
import { listDocument } from '../../resource/documents.ts'
import { metaOf, type Row } from '../../resource/meta.ts'
import { SHOWN_HERE } from '../../resource/write.ts'

export type DuctLog = ResourceTypes['ductLog']['row'] & Row

const MOST = 200
const variables = { filter: { status: { in: ['OPEN'] } }, page: { no: 1, size: MOST, sort: 'beginDate', order: 'DESC' } }

/** The work under way on a tank. All rows of the list share one question. */
export function useOpenLog(ductId: string): DuctLog | undefined {
  const mayRead = useCan()('duct:log:list')
  const { data, previousData } = useQuery(listDocument<DuctLog>(metaOf('ductLog')), {
    variables,
    skip: !mayRead,
    context: SHOWN_HERE,
  })
  return (data ?? previousData)?.page.items.find((log) => log.ductId === ductId)
}
