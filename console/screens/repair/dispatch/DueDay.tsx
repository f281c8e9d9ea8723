import type { TFunction } from 'i18next'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { daysBetween, today } from '../../../kit/words/time.ts'

/** How far away a promised or planned day is; what is late stands out. Called as a function by rows of which there are hundreds. */
export function dueDay(day: string, t: TFunction) {
  const left = daysBetween(today(), day)
  const tone = left < 0 ? 'danger' : left === 0 ? 'warning' : undefined
  return (
    <span className={`strong ${tonesStyles.toned} ${tonesStyles.worded}`} data-tone={tone} title={day}>
      {left < 0 ? t('dispatch.overdue', { count: -left }) : left === 0 ? t('dispatch.dueToday') : t('dispatch.dueIn', { count: left })}
    </span>
  )
}
