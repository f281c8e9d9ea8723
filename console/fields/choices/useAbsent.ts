import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { dayText } from '../../kit/words/dayText.ts'
import { date, timeOfDay } from '../../kit/words/time.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { AbsencesDocument, type AbsencesQuery } from './gen/absences.ts'

/** The day or moment for which absence is checked; now by default. */
export interface Present {
  day?: string | undefined
  at?: string | null | undefined
  /** The machine that people are chosen for. */
  machineId?: string | undefined
  /** The trade that the work itself needs. */
  trade?: string | undefined
}
export interface Absent {
  /** The reason, translated. */
  text: string
  /** On leave, and refused for that day. */
  isAway: boolean
}
export type AbsentOf = (id: string) => Absent | undefined

const nobody: AbsentOf = () => undefined
type One = AbsencesQuery['absences'][number]
function textOf({ reason, until, nextAt }: One, t: (key: string, values?: Record<string, unknown>) => string): string {
  if (reason === 'ON_LEAVE') return t('forms.picker.onLeave', { day: until ? dayText(until, 'short') : '' })
  return nextAt
    ? t('forms.picker.offShiftUntil', { moment: `${dayText(date(nextAt), 'short')} ${timeOfDay(nextAt)}` })
    : t('forms.picker.offShift')
}

/** Returns who of the target's people is absent and why, loaded when a picker opens. Nobody for users without permission to read it. */
export function useAbsent(target: ResourceName, present: Present | undefined, isSkipped: boolean): AbsentOf {
  const { t } = useTranslation()
  const { data } = useQuery(AbsencesDocument, {
    variables: { resource: target, ...(present?.day && { day: present.day }), ...(present?.at && { at: present.at }) },
    skip: !present || isSkipped,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const known = present ? data?.absences : undefined
  return useMemo(() => {
    if (!known?.length) return nobody
    const found = new Map(known.map((one) => [String(one.id), { text: textOf(one, t), isAway: one.isRefused }]))
    return (id) => found.get(id)
  }, [known, t])
}
