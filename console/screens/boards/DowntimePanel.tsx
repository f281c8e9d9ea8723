import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clock } from '../../kit/live.ts'
import { Skeleton } from '../../resource/states.tsx'
import { Bars } from './Bars.tsx'
import type { Downtime, Hours } from './live.ts'
import { Choice, Figure, Panel } from './Panel.tsx'

const ROWS = 8
const RANGES = ['today', 'week', 'month'] as const satisfies readonly (keyof Hours)[]

export function DowntimePanel({ summary, now }: { summary: Downtime | undefined; now: number }) {
  const { t } = useTranslation()
  const [range, setRange] = useState<(typeof RANGES)[number]>('week')
  const machines = [...(summary?.stopHours ?? [])].filter((one) => one[range] > 0).sort((a, b) => b[range] - a[range])
  const title = t('boards.dataview.downtime')
  const tools = (
    <Choice
      label={t('boards.dataview.range')}
      values={RANGES}
      value={range}
      word={(one) => t(`boards.dataview.${one}`)}
      onChange={setRange}
    />
  )
  return (
    <Panel title={title} tools={tools}>
      {!summary ? (
        <Skeleton lines={6} label={t('screens.list.loading')} />
      ) : (
        <>
          <div className="figures-row">
            <Figure name={t('boards.dataview.stopped')} value={summary.stopped.length} tone={summary.stopped.length ? 'danger' : 'good'} />
            <Figure name={t('boards.dataview.faulty')} value={summary.faultyCount} />
            <Figure
              name={t('boards.dataview.availability')}
              value={summary.availability === null ? '–' : `${(summary.availability * 100).toFixed(1)}%`}
            />
          </div>
          {summary.stopped.length > 0 && (
            <ul className="standing" aria-label={t('boards.dataview.stopped')}>
              {summary.stopped.slice(0, 4).map((machine) => (
                <li key={machine.reportId}>
                  <b className="clip">{machine.name}</b>
                  <span className="clip">{machine.repairerNames.join(' · ') || t('screens.dashboard.nobody')}</span>
                  <time className="ticking">{clock(now - Date.parse(machine.since))}</time>
                </li>
              ))}
            </ul>
          )}
          {machines.length ? (
            <Bars
              label={`${title} · ${t(`boards.dataview.${range}`)}`}
              bars={machines.slice(0, ROWS).map((one) => ({
                key: one.equipmentId,
                name: one.name,
                value: one[range],
                mark: one.isStopped ? t('boards.dataview.isStopped') : undefined,
              }))}
              digits={1}
              unit={t('screens.dashboard.hours')}
            />
          ) : (
            <p className="board-note">{t('boards.dataview.noHours')}</p>
          )}
        </>
      )}
    </Panel>
  )
}
