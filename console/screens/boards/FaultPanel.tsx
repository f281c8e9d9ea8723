import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../resource/states.tsx'
import { Bars } from './Bars.tsx'
import type { Faults } from './live.ts'
import { Choice, Figure, Panel } from './Panel.tsx'

const ROWS = 10
const VIEWS = ['categories', 'machines'] as const

export function FaultPanel({ summary }: { summary: Faults | undefined }) {
  const { t } = useTranslation()
  const [by, setBy] = useState<(typeof VIEWS)[number]>('categories')
  const bars =
    by === 'categories'
      ? summary?.categories.map((one) => ({
          key: one.categoryId ?? 'none',
          name: one.name || t('boards.dataview.uncategorised'),
          value: one.count,
        }))
      : summary?.machines.map((one) => ({ key: one.equipmentId, name: one.name, value: one.count }))
  const title = t('boards.dataview.faults')
  const tools = (
    <Choice label={t('boards.dataview.by')} values={VIEWS} value={by} word={(one) => t(`boards.dataview.${one}`)} onChange={setBy} />
  )
  return (
    <Panel title={title} note={t('boards.dataview.month')} tools={tools}>
      {!bars || !summary ? (
        <Skeleton lines={6} label={t('screens.list.loading')} />
      ) : (
        <>
          <div className="figures-row">
            <Figure name={t('boards.dataview.total')} value={summary.total} />
          </div>
          {bars.length ? (
            <Bars label={title} bars={bars.slice(0, ROWS)} digits={0} unit={t('screens.dashboard.times')} />
          ) : (
            <p className="board-note">{t('boards.dataview.noFaults')}</p>
          )}
        </>
      )}
    </Panel>
  )
}
