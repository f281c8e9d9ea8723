import { Input } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { CustomControlProps } from '../../resource/form/controlProps.ts'
import { ReadingAdvice } from './ReadingAdvice.tsx'

/** The distance of the eyes, with what follows from it and the size of the screen while both are being typed. */
export function DistanceControl({ name, form, id, describedBy, isInvalid }: CustomControlProps) {
  const [inches, distance] = useWatch({ control: form.control, name: ['inches', name] }).map(Number)
  return (
    <>
      <Input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        {...form.register(name)}
      />
      {inches && distance ? <ReadingAdvice inches={inches} distance={distance} /> : null}
    </>
  )
}
