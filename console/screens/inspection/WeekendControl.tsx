import { useQuery } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../fields/inputs/box.module.css'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { InspectionDatesDocument } from './gen/inspection.ts'
import * as controlStyles from './record/control.module.css'
import { type Rhythm, rhythmOf } from './rhythm.ts'

/** The last question about when a point is looked at, and the dates that follow from all of them. */
export function WeekendControl({ name, form, id, words, describedBy }: CustomControlProps) {
  const values = useWatch({ control: form.control, name: ['inspectCycle', 'cycleDays', 'firstDate', name] })
  const rhythm = rhythmOf(values)
  return (
    <>
      <label className={boxStyles.tick} data-slot="tick">
        <input type="checkbox" id={id} aria-describedby={describedBy} {...form.register(name)} />
        {words.label(name)}
      </label>
      {rhythm && <Dates rhythm={rhythm} />}
    </>
  )
}

function Dates({ rhythm }: { rhythm: Rhythm }) {
  const { t } = useTranslation()
  const { data, previousData } = useQuery(InspectionDatesDocument, { variables: { ...rhythm }, context: SHOWN_HERE })
  const dates = (data ?? previousData)?.dates ?? []
  if (!dates.length) return null
  return (
    <div className={`well note below ${controlStyles.turns}`} role="status">
      <p>{t('inspectionDates.title', { count: dates.length })}</p>
      <ol className={`even ${controlStyles.turnDays}`}>
        {dates.map(({ date, skipped }) => (
          <li key={date}>
            {skipped ? (
              <>
                <s>{date}</s> <small>{t(`inspectionDates.${skipped}`)}</small>
              </>
            ) : (
              date
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
