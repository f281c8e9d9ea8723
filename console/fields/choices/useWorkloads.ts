import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { WorkloadsDocument, type WorkloadsQueryVariables } from './gen/absences.ts'
import type { Present } from './useAbsent.ts'

export interface Workload {
  readonly hours: number
  /** Whether a shift of theirs is on, or comes today. */
  readonly isPlanned: boolean
  /** Whether they lack the trade of the machine that they are chosen for. */
  readonly lacksTrade?: boolean
  /** Open work against the shift, translated. */
  readonly text: string
}
export type WorkloadOf = (id: string) => Workload | undefined

const MINUTES = 60
type Craft = NonNullable<WorkloadsQueryVariables['craft']>
const unknown: WorkloadOf = () => undefined

/** Returns how much people of the target have to do, loaded when a picker opens; of some kinds of people nothing is counted. */
export function useWorkloads(target: ResourceName, present: Present | undefined, isSkipped: boolean): WorkloadOf {
  const { t } = useTranslation()
  const { data } = useQuery(WorkloadsDocument, {
    variables: {
      resource: target,
      ...(present?.machineId && { equipmentId: present.machineId }),
      ...(present?.trade && { craft: present.trade as Craft }),
    },
    skip: isSkipped || !present,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const known = data?.workloads
  return useMemo(() => {
    if (!known?.length) return unknown
    const textOf = (hours: number, minutes: number) =>
      minutes ? t('forms.picker.load', { hours, shift: Math.round(minutes / MINUTES) }) : t('forms.picker.loadOnly', { hours })
    const found = new Map(
      known.map(({ id, hours, minutes, hasTrade }) => {
        const trade = hasTrade ? t('forms.picker.trade') : ''
        const text = [trade, textOf(Number(hours.toFixed(1)), minutes)].filter(Boolean).join(' · ')
        return [String(id), { hours, isPlanned: minutes > 0, lacksTrade: hasTrade === false, text }]
      }),
    )
    return (id) => found.get(id)
  }, [known, t])
}
