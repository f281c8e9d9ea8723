import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useDebouncedValue } from '../../kit/browser/useDebouncedValue.ts'
import { failureOf } from '../../kit/network/failure.ts'
import type { Values } from '../../resource/formValues.ts'
import { NoticePlaceholdersDocument, type NoticePlaceholdersQuery, PreviewNoticeDocument } from './gen/preview.ts'

export type Placeholder = NoticePlaceholdersQuery['placeholders'][number]

export const WORDING = ['subject', 'body'] as const
export type Worded = (typeof WORDING)[number]

const ASIDE = { handles: ['*'] } as const

/** What may stand between braces in the wording of a code. */
export function usePlaceholders(code: string): readonly Placeholder[] | undefined {
  const { data } = useQuery(NoticePlaceholdersDocument, {
    variables: { code },
    skip: !code,
    context: ASIDE,
  })
  return data?.placeholders
}

/** The wording as people will read it, a moment after the last key; what is wrong with it stands at its field. */
export function usePreview(form: UseFormReturn<Values>, code: string) {
  const [subject, body] = useDebouncedValue(useWatch({ control: form.control, name: [...WORDING] }).map((text) => String(text ?? '')))
  const isEmpty = !subject?.trim() && !body?.trim()
  const { data, previousData, error } = useQuery(PreviewNoticeDocument, {
    variables: { code, subject, body },
    skip: !code || isEmpty,
    fetchPolicy: 'no-cache',
    context: ASIDE,
  })
  const faults = error ? failureOf(error).fields : []
  const faultsKey = JSON.stringify(faults)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer says anything new
  useEffect(() => {
    for (const name of WORDING) {
      const fault = faults.find((one) => one.field === name)
      if (fault) form.setError(name, { type: 'server', message: fault.message })
      else if (form.getFieldState(name).error?.type === 'server') form.clearErrors(name)
    }
  }, [faultsKey])
  return {
    preview: error || isEmpty ? undefined : (data ?? previousData)?.preview,
    isWrong: Boolean(error),
    isEmpty,
  }
}
