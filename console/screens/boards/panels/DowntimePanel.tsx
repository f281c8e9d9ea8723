import { useTranslation } from 'react-i18next'
import type { StoppedMachine } from '../../shared/liveSnapshots.ts'
import { useBoard } from '../board.ts'
import { boardFigures, type DowntimeMain } from '../figures.ts'
import { Figure } from '../frame/Figure.tsx'
import { Panel } from '../frame/Panel.tsx'
import { isOneDay } from '../range.ts'
import { useFigures } from '../useFigures.ts'
import { asPercent, oneDigit } from '../writing.ts'
import { StopsByDay, StopsByMachine, StopsByShift } from './DowntimeCharts.tsx'

export function DowntimePanel({ stopped }: { stopped: readonly StoppedMachine[] }) {
  const { t } = useTranslation()
  const { range } = useBoard()
  const of = useFigures(boardFigures.downtime)
  return (
    <Panel title={t('boards.dataview.downtime')} of={of} counts="report" figures={<Main {...of} />}>
      <StopsByMachine machines={of.figures?.byMachine} stopped={stopped} />
      {!isOneDay(range) && <StopsByDay figures={of.figures} />}
      <StopsByShift figures={of.figures} />
    </Panel>
  )
}

function Main({ figures, earlier }: { figures: DowntimeMain | undefined; earlier: DowntimeMain | undefined }) {
  const { t } = useTranslation()
  const both = (key: keyof DowntimeMain) => ({ value: figures?.[key], earlier: earlier?.[key] })
  const hours = t('boards.dataview.unit.hours')
  return (
    <>
      <Figure name={t('boards.dataview.stopHours')} {...both('stopHours')} write={oneDigit} unit={hours} more="bad" />
      <Figure name={t('boards.dataview.stopCount')} {...both('stopCount')} write={String} more="bad" />
      <Figure
        name={t('boards.dataview.availability')}
        value={figures && asPercent(figures.availability)}
        earlier={earlier && asPercent(earlier.availability)}
        write={oneDigit}
        unit="%"
        more="good"
      />
      <Figure name={t('boards.dataview.mtbf')} {...both('mtbfHours')} write={oneDigit} unit={hours} more="good" />
    </>
  )
}
