import { useTranslation } from 'react-i18next'
import type { Bar } from '../../fields/charts/Mark.tsx'
import * as plotStyles from '../../fields/charts/plot.module.css'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { drillLink } from './DrillLink.tsx'
import { GroupTable, keyOf } from './GroupTable.tsx'
import { barMeasure } from './grouping.ts'
import type { Group, GroupPage } from './groupsDocument.ts'
import type { GroupView } from './groupView.ts'
import { countText, useMeasureText, useMeasureWords } from './measureWords.ts'

/** The drawing library comes when the first bars are drawn. */
const RowBars = lazyComponent(() => import('../../fields/charts/RowBars.tsx').then((module) => module.RowBars))

interface BarsProps extends GroupView {
  page: GroupPage
}

/** The groups as bars of one number: the one that they are sorted by, else the first measure, else the count. */
export function GroupBars({ page, ...view }: BarsProps) {
  const { t } = useTranslation()
  const { list, grouping } = view
  const word = useMeasureWords(list.words)
  const measureText = useMeasureText()
  const measure = barMeasure(grouping)
  const nth = measure ? grouping.measures.indexOf(measure) : -1
  const barValue = (group: Group) => (measure ? (group.measures[nth] ?? null) : group.count)
  const textOf = (group: Group) =>
    measure
      ? measureText(list.meta.fields[measure.field], measure, { value: group.measures[nth], units: group.units[nth] })
      : countText(group.count)
  const label = measure ? word(measure) : t('lists.groups.count')
  if ((page.totalUnits[nth]?.length ?? 0) > 1)
    return (
      <>
        <p className="note inset">{t('lists.groups.noCommonScale')}</p>
        <GroupTable {...view} page={page} />
      </>
    )
  const bars = page.items.map((group): Bar => {
    const name = group.keys.map((key) => key.label || t('lists.groups.hidden')).join(' · ') || t('lists.groups.hidden')
    const text = textOf(group)
    const detail = `${name}: ${text} · ${t('lists.groups.open', { count: group.count })}`
    return { key: keyOf(group), name, value: barValue(group) ?? 0, text, detail, link: drillLink(view, group) }
  })
  return (
    <section className={`stack ${plotStyles.plot}`} aria-label={label}>
      <p className="note below">{label}</p>
      <RowBars bars={bars} label={label} />
    </section>
  )
}
