import { useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LinkPicker } from '../../../fields/inputs/LinkPicker.tsx'
import { fromInput } from '../../../kit/words/time.ts'
import type { CustomControlProps } from '../../../resource/controlProps.ts'
import { metaOf, refsOf } from '../../../resource/meta.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { inSentence } from '../../../resource/words.ts'
import { DispatchSuggestionsDocument } from './gen/dispatch.ts'
import { Why } from './Why.tsx'

const EQUIPMENT = metaOf('reportLog').fields['equipmentId']

/** Who repairs a report: the best suggestion is filled in, with its reason; the first person that is chosen instead replaces it. */
export function SuggestedRepairers({ name, field, form, row, words, describedBy, isInvalid }: CustomControlProps) {
  const { t } = useTranslation()
  const { data } = useQuery(DispatchSuggestionsDocument, {
    variables: { reportId: row?.id ?? '' },
    skip: !row,
    fetchPolicy: 'network-only',
    context: SHOWN_HERE,
  })
  const acceptedAt: unknown = useWatch({ control: form.control, name: field.present?.day ?? name })
  const chosen: unknown = useWatch({ control: form.control, name })
  const ids = Array.isArray(chosen) ? (chosen as string[]) : []
  const best = data?.suggestions[0]
  const offer = useEffectEvent(() => {
    if (best && !ids.length && !form.getFieldState(name).isDirty) form.setValue(name, [best.repairerId], { shouldValidate: false })
  })
  useEffect(() => {
    if (best) offer()
  }, [best])
  const isOffered = best && ids.length === 1 && ids[0] === best.repairerId && !form.getFieldState(name).isDirty
  const change = (next: string[]) => (isOffered && next.length > 1 ? next.filter((id) => id !== best.repairerId) : next)
  const shown = data?.suggestions.find(({ repairerId }) => ids.length === 1 && repairerId === ids[0])
  const known = [
    ...(row ? refsOf(row, field) : []),
    ...(data?.suggestions ?? []).map(({ repairerId, name: title }) => ({ id: repairerId, title })),
  ]
  const [machine] = row && EQUIPMENT ? refsOf(row, EQUIPMENT) : []
  const present = {
    ...(typeof acceptedAt === 'string' && acceptedAt && { at: fromInput(acceptedAt) }),
    ...(machine && { machineId: machine.id }),
  }
  return (
    <>
      <Controller
        control={form.control}
        name={name}
        render={({ field: input }) => (
          <LinkPicker
            target="repairer"
            isMany
            ids={ids}
            known={known}
            label={words.label(name)}
            present={present}
            hasRecent
            prompt={t('forms.prompt.choose', { name: inSentence(words.label(name)) })}
            describedBy={describedBy}
            isInvalid={isInvalid}
            inputRef={input.ref}
            onBlur={input.onBlur}
            onChange={(next) => input.onChange(change(next))}
          />
        )}
      />
      {shown && <Why suggestion={shown} isLead />}
    </>
  )
}
