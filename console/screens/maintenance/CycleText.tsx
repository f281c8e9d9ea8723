import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ResourceTypes } from '../../kit/gen/resources.ts'

type Unit = NonNullable<ResourceTypes['maintenancePlan']['row']['cycleUnit']>

/** How often, in words: a number and its unit in columns of their own read as two facts. */
export const cycleText = (t: TFunction, count: number, unit: Unit): string =>
  count === 1 ? t(`cycle.each.${unit}`) : t(`cycle.every.${unit}`, { count })

export function CycleText({ count, unit }: { count: number | null; unit: Unit | null }) {
  const { t } = useTranslation()
  return count === null ? null : cycleText(t, count, unit ?? 'MONTHS')
}
