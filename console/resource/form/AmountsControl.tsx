import { Input } from '@chakra-ui/react'
import { Controller } from 'react-hook-form'
import { refsOf } from '../meta.ts'
import type { CustomControlProps } from './controlProps.ts'
import * as formPartsStyles from './FormParts.module.css'
import { amountTexts, numberText, withAmount } from './numberText.ts'

/** A number for each of the rows that the record names, with their names before the boxes. */
export function AmountsControl({ name, field, form, row, id, describedBy, isInvalid, words }: CustomControlProps) {
  const rows = row ? refsOf(row, field) : []
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: input }) => {
        const texts = amountTexts(input.value)
        const write = (one: string, text: string) => input.onChange(withAmount(input.value, one, text))
        return (
          <ul className={formPartsStyles.amounts}>
            {rows.map((one, at) => (
              <li key={one.id}>
                <label className="clip" htmlFor={at ? `${id}${one.id}` : id}>
                  {one.title}
                </label>
                <Input
                  id={at ? `${id}${one.id}` : id}
                  aria-label={`${words.label(name)} · ${one.title}`}
                  aria-describedby={describedBy}
                  aria-invalid={isInvalid || undefined}
                  aria-required={field.required || undefined}
                  inputMode="decimal"
                  autoComplete="off"
                  value={texts.get(one.id) ?? ''}
                  {...(at === 0 && { ref: input.ref })}
                  onChange={(event) => write(one.id, event.target.value)}
                  onBlur={(event) => {
                    write(one.id, numberText(event.target.value))
                    input.onBlur()
                  }}
                />
              </li>
            ))}
          </ul>
        )
      }}
    />
  )
}
