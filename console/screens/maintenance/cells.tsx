import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { usePathOf } from '../../kit/session/navigation.ts'
import { GoTo } from '../../resource/GoTo.tsx'
import type { ResourceWords } from '../../resource/resourceWords.ts'

type Unit = NonNullable<ResourceTypes['maintenancePlan']['row']['cycleUnit']>

/** How often, in words: a number and its unit in columns of their own read as two facts. */
export const cycleText = (t: TFunction, count: number, unit: Unit): string =>
  count === 1 ? t(`cycle.each.${unit}`) : t(`cycle.every.${unit}`, { count })

export function CycleText({ count, unit }: { count: number; unit: Unit | null }) {
  const { t } = useTranslation()
  return cycleText(t, count, unit ?? 'MONTHS')
}

interface KindTagProps {
  kind: ResourceTypes['templatePoint']['row']['kind']
  words: Pick<ResourceWords, 'value'>
}

/** Whether something is inspected or maintained. */
export function KindTag({ kind, words }: KindTagProps) {
  return (
    <span className={tonesStyles.tag} data-slot="tag" data-tone={kind === 'INSPECT' ? 'info' : 'wait'}>
      {words.value('templatePoint', 'kind', kind)}
    </span>
  )
}

/** From a list to the same things by their days. */
export function GoToCalendar({ onDone }: { onDone: () => void }) {
  const path = usePathOf()('maintenanceCalendar')
  return path ? <GoTo to={path} onDone={onDone} /> : null
}
