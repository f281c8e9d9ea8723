import { useQuery } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DateControl } from '../../fields/inputs/DateControl.tsx'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import { MaintenanceDatesDocument, type MaintenanceDatesQueryVariables } from './gen/nextDates.ts'
import * as maintenanceStyles from './maintenance.module.css'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const CYCLE = /^[1-9]\d{0,2}$/

/** The date, and the dates that follow from it: a cycle is best checked by what it leads to. */
export function NextDateControl(props: CustomControlProps) {
  const { name, form } = props
  const [from, cycle, cycleUnit] = useWatch({ control: form.control, name: [name, 'maintCycle', 'cycleUnit'] }).map(String)
  return (
    <>
      <DateControl {...props} />
      {DAY.test(from ?? '') && CYCLE.test(cycle ?? '') && cycleUnit && (
        <Dates
          variables={{
            nextMaintDate: from ?? '',
            maintCycle: Number(cycle),
            cycleUnit: cycleUnit as MaintenanceDatesQueryVariables['cycleUnit'],
          }}
        />
      )}
    </>
  )
}

function Dates({ variables }: { variables: MaintenanceDatesQueryVariables }) {
  const { t } = useTranslation()
  const { data, previousData } = useQuery(MaintenanceDatesDocument, { variables })
  const dates = (data ?? previousData)?.dates ?? []
  if (!dates.length) return null
  return (
    <p className={`flow note figure ${maintenanceStyles.nextDates}`} role="status">
      <span>{t('makeOrders.dates', { count: dates.length, dates: '' })}</span>
      {dates.map((date) => (
        <time key={date} dateTime={date}>
          {date}
        </time>
      ))}
    </p>
  )
}
