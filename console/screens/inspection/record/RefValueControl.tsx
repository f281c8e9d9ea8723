import { useQuery } from '@apollo/client/react'
import { Input } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDebouncedValue } from '../../../kit/browser/useDebouncedValue.ts'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { failureOf } from '../../../kit/network/failure.ts'
import type { CustomControlProps } from '../../../resource/controlProps.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { RefValueReadingDocument } from '../gen/inspection.ts'
import * as controlStyles from './control.module.css'
import { isLikeNumber, refText } from './refText.ts'

/** How a reference value will be understood is said while it is typed: a rule nobody meant would judge for years. */
export function RefValueControl({ name, form, id, describedBy, isInvalid }: CustomControlProps) {
  const [refValue, unit] = useWatch({ control: form.control, name: [name, 'unit'] }).map((value) => String(value ?? '').trim())
  const settled = useDebouncedValue(JSON.stringify({ refValue, unit: unit || null }))
  const read = `${id}r`
  return (
    <>
      <Input
        id={id}
        autoComplete="off"
        placeholder="0.4~0.6"
        aria-describedby={[describedBy, read].filter(Boolean).join(' ')}
        aria-invalid={isInvalid || undefined}
        {...form.register(name)}
      />
      <p className={controlStyles.refReading} id={read} role="status">
        {refValue && (
          <Understood
            asked={JSON.parse(settled) as ReferenceInput}
            isSettled={settled === JSON.stringify({ refValue, unit: unit || null })}
          />
        )}
      </p>
    </>
  )
}

interface ReferenceInput {
  refValue: string
  unit: string | null
}

function Understood({ asked: reference, isSettled }: { asked: ReferenceInput; isSettled: boolean }) {
  const { t } = useTranslation()
  const { data, previousData, error } = useQuery(RefValueReadingDocument, {
    variables: reference,
    skip: !reference.refValue,
    context: SHOWN_HERE,
  })
  const failure = error && failureOf(error)
  if (failure && isSettled)
    return (
      <span className={`row-inline ${tonesStyles.worded} gap-s`} data-tone="danger">
        <Icon name="alert" size={14} />
        {failure.fields[0]?.message ?? failure.message}
      </span>
    )
  const reading = (data ?? previousData)?.reading
  if (!reading) return null
  if (isLikeNumber(reading, reference.refValue))
    return (
      <span className={`row-inline ${tonesStyles.worded} gap-s`} data-tone="warning">
        {t('inspectionRound.ref.likeNumber')}
      </span>
    )
  return <span>{refText(t, reading)}</span>
}
