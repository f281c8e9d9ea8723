import type { FormEvent, ReactNode } from 'react'
import { sentenceOf } from '../../../kit/overlays/notices.tsx'
import type { InkBooking } from './useInkBooking.ts'

interface CanFormProps {
  booking: InkBooking
  onSubmit: () => Promise<void>
  fields: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** The form of a booking of a can: its fields, why it was refused where no field says so, and its buttons. */
export function CanForm({ booking: { failure, faultOf }, onSubmit, fields, children }: CanFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <form className="stack" onSubmit={submit}>
      {fields}
      {failure && !faultOf('overrideReason') && (
        <p className="in-danger" role="alert">
          {failure.fields[0]?.message ?? sentenceOf(failure)}
        </p>
      )}
      {children}
    </form>
  )
}
