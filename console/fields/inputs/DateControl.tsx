import { Controller } from 'react-hook-form'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import { DateBox } from './DateBox.tsx'

/** The input of a day, a time of day, or a moment. */
export function DateControl({ name, field, form, id, describedBy, isInvalid }: CustomControlProps) {
  const kind = field.kind as 'date' | 'time' | 'instant'
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: input }) => (
        <DateBox
          id={id}
          kind={kind}
          value={String(input.value ?? '')}
          onChange={input.onChange}
          onBlur={input.onBlur}
          isInvalid={isInvalid}
          describedBy={describedBy}
          inputRef={input.ref}
        />
      )}
    />
  )
}
