import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quantityText } from '../../../fields/display/quantity.ts'
import { toast } from '../../../kit/overlays/toast.ts'
import { useSend } from '../../../resource/operations/useSend.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { useMyself } from '../useMyself.ts'
import { MovePartDocument, UsualPartsDocument, type UsualPartsQuery, type WorkPartsQuery } from './gen/workParts.ts'

/** The work that parts are taken for: the field by which entries name it, and what people call it. */
export interface PartWork {
  readonly key: 'repairLogId' | 'maintenanceOrderId'
  readonly id: string
  readonly title: string
}
export type WorkLine = WorkPartsQuery['parts']['lines'][number]
export type UsualPart = UsualPartsQuery['parts'][number]
export const named = ({ key, id }: Pick<PartWork, 'key' | 'id'>) => ({ [key]: id })

export const TAKES = 'stock:sparePartLog:add'

/** A part as it is now for this work. */
export function useOnePart(work: PartWork | undefined): (partId: string) => Promise<UsualPart | undefined> {
  const client = useApolloClient()
  return async (partId) => {
    if (!work) return undefined
    const variables = { ...named(work), partId }
    const { data } = await client.query({ query: UsualPartsDocument, variables, context: SHOWN_HERE, fetchPolicy: 'no-cache' })
    return data?.parts[0]
  }
}

export interface Move {
  readonly storeType: 'OUT' | 'RETURN'
  readonly part: Pick<UsualPart, 'partId' | 'name' | 'unit'>
  readonly quantity: number
  readonly overrideReason?: string
  /** Where it goes, where no work says so. */
  readonly equipmentId?: string | undefined
}
/** Books that a part was taken, for work or for nothing in particular, or given back, in the name of the repairer who does it. Out: whether it was. */
export function useMovePart(work: PartWork | undefined, onMoved: () => void) {
  const { t } = useTranslation()
  const { send, failure, isBusy, faultOf } = useSend('sparePartLog')
  const [me, setMe] = useState<string>()
  useMyself(({ id }) => setMe(id))
  const move = async ({ storeType, part, quantity, ...said }: Move) => {
    const about = { ...(work && named(work)), ...(me && { repairerId: me }), ...said }
    const sent = await send(MovePartDocument, { input: { partId: part.partId, storeType, quantity, ...about } })
    if (!sent) return false
    toast({ type: 'success', title: t(`workParts.done.${storeType}`, { name: part.name, amount: quantityText(quantity, part.unit) }) })
    onMoved()
    return true
  }
  return { move, failure, isBusy, faultOf }
}
