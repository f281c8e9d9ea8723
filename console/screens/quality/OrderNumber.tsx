import { Input } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import { inSentence } from '../../resource/words.ts'
import { usePrefill } from './usePrefill.ts'

/** The number of an order, which fills in what earlier complaints of the same order agree on. */
export function OrderNumber({ name, form, row, words, id, describedBy, isInvalid }: CustomControlProps) {
  const { t } = useTranslation()
  const { ask } = usePrefill(form)
  const lastNumber = useRef('')
  const settle = (typed: string) => {
    const number = typed.trim()
    if (!number || number === lastNumber.current || row) return
    lastNumber.current = number
    void ask({ [name]: number })
  }
  return (
    <Input
      id={id}
      autoComplete="off"
      placeholder={t('forms.prompt.enter', { name: inSentence(words.label(name)) })}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      {...form.register(name, { onBlur: (event: { target: { value: string } }) => settle(event.target.value) })}
    />
  )
}
