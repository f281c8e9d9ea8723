import { useQuery } from '@apollo/client/react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { operation } from '../../kit/document.ts'
import { DateBox } from '../../resource/DateBox.tsx'
import type { CustomControlProps } from '../../resource/form/controlProps.ts'
import './maintenance.css'

const datesDocument = operation(
  'query',
  'MaintenanceDates',
  { nextMaintDate: 'Date!', maintCycle: 'Int!', cycleUnit: 'MaintenancePlanCycleUnit!' },
  'dates:maintenanceDates',
)
const DAY = /^\d{4}-\d{2}-\d{2}$/
const CYCLE = /^[1-9]\d{0,2}$/

/** The date, and the dates that follow from it: a cycle is best checked by what it leads to. */
export function NextDateControl({ name, form, id, describedBy, isInvalid }: CustomControlProps) {
  const [from, cycle, cycleUnit] = useWatch({ control: form.control, name: [name, 'maintCycle', 'cycleUnit'] }).map(String)
  return (
    <>
      <Controller
        control={form.control}
        name={name}
        render={({ field: input }) => (
          <DateBox
            id={id}
            kind="date"
            value={String(input.value ?? '')}
            onChange={input.onChange}
            onBlur={input.onBlur}
            isInvalid={isInvalid}
            describedBy={describedBy}
            inputRef={input.ref}
          />
        )}
      />
      {DAY.test(from ?? '') && CYCLE.test(cycle ?? '') && cycleUnit && (
        <Dates variables={{ nextMaintDate: from, maintCycle: Number(cycle), cycleUnit }} />
      )}
    </>
  )
}

function Dates({ variables }: { variables: Record<string, unknown> }) {
  const { t } = useTranslation()
  const { data, previousData } = useQuery<{ dates: readonly string[] }>(datesDocument, { variables })
  const dates = (data ?? previousData)?.dates ?? []
  if (!dates.length) return null
  return (
    <p className="next-dates" role="status">
      {t('makeOrders.dates', { count: dates.length, dates: dates.join(t('makeOrders.and')) })}
    </p>
  )
}
