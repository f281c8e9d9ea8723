import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fillEmpty } from '../../form/input/filled.ts'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import type { Values } from '../../resource/formValues.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { ComplaintPrefillDocument, type ComplaintPrefillQuery, type ComplaintPrefillQueryVariables } from './gen/prefill.ts'

type Prefill = ComplaintPrefillQuery['prefill']
/** What a label or a number has brought. */
export interface PrefillResult {
  /** What was asked with, where it was a label. */
  readonly text: string
  readonly isRead: boolean
  readonly filled: readonly Prefill['values'][number][]
  readonly earlier: Prefill['earlier']
  readonly failure?: Failure
}

/** Asks what is known of a roll, and fills in with it what is still empty. */
export function usePrefill(form: UseFormReturn<Values>) {
  const client = useApolloClient()
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const ask = async (variables: ComplaintPrefillQueryVariables): Promise<PrefillResult> => {
    const text = variables.label ?? ''
    setIsBusy(true)
    try {
      const { data } = await client.query({
        query: ComplaintPrefillDocument,
        variables,
        fetchPolicy: 'no-cache',
        context: SHOWN_HERE,
      })
      const { isRead = false, values = [], earlier = [] } = data?.prefill ?? {}
      // Beside the label itself nobody has to be told where its number comes from.
      const noteOf = ({ field, source, from }: Prefill['values'][number]) =>
        field === 'paperRollNo' ? '' : t(`complaints.label.from.${source}`, { from })
      const names = fillEmpty(form, Object.fromEntries(values.map((one) => [one.field, { value: one.value, note: noteOf(one) }])))
      return { text, isRead, filled: values.filter(({ field }) => names.includes(field)), earlier }
    } catch (error) {
      return { text, isRead: false, filled: [], earlier: [], failure: failureOf(error) }
    } finally {
      setIsBusy(false)
    }
  }
  return { ask, isBusy }
}
