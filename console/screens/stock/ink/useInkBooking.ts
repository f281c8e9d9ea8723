import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useState } from 'react'
import { recentIds, rememberChoice } from '../../../fields/choices/recent.ts'
import type { ResourceName } from '../../../kit/gen/resources.ts'
import { type Notice, toast } from '../../../kit/overlays/toast.ts'
import { useMe } from '../../../kit/session/me.ts'
import { useSend, type VariablesArgument } from '../../../resource/operations/useSend.ts'

/** What bookings of ink ask for; people, machines and locations by their ids. */
const EMPTY = { staffId: '', equipmentId: '', toLocationId: '', decorCode: '', usage: '', reason: '', overrideReason: '', weight: '' }
export type InkValues = Readonly<typeof EMPTY>
export type InkField = keyof InkValues

interface InkBookingOptions {
  /** Whose rows a booking changes. */
  touches: ResourceName
  /** What fields begin with, where that is known. */
  preset?: Partial<InkValues>
  onDone: () => void
}

/**
 * The values of a form that books ink, and the booking. Person and machine begin with the last ones of this account on this device: the same hands
 * carry cans to the same machine all day.
 */
export function useInkBooking({ touches, preset, onDone }: InkBookingOptions) {
  const { user, currentPlantId } = useMe()
  const plant = String(currentPlantId ?? '')
  const last = (target: ResourceName) => recentIds(user.id, plant, target)[0] ?? ''
  const [values, setValues] = useState<InkValues>(() => ({ ...EMPTY, staffId: last('staff'), equipmentId: last('equipment'), ...preset }))
  const { send, failure, faultOf, isBusy } = useSend(touches)
  const remember = (target: ResourceName, id: string) => rememberChoice({ user: user.id, plant, target }, id ? [id] : [])
  /** Sends a booking; where it is accepted, `notice` says so and the form is done. */
  async function book<Answer, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
    notice: (answer: Answer) => Pick<Notice, 'title' | 'detail'>,
  ) {
    const answer = await send(mutation, ...([variables] as unknown as VariablesArgument<Variables>))
    if (!answer) return
    remember('staff', values.staffId)
    if (preset?.equipmentId === undefined) remember('equipment', values.equipmentId)
    toast({ type: 'success', ...notice(answer) })
    onDone()
  }
  return {
    values,
    set: (name: InkField, value: string) => setValues((was) => ({ ...was, [name]: value })),
    /** Without surrounding blanks, null where there is nothing. */
    textOf: (name: InkField) => values[name].trim() || null,
    book,
    failure,
    faultOf,
    isBusy,
  }
}
export type InkBooking = ReturnType<typeof useInkBooking>
