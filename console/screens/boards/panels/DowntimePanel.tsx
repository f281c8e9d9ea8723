import { useTranslation } from 'react-i18next'
import type { StoppedMachine } from '../../shared/liveSnapshots.ts'
import { useBoard } from '../board.ts'
import { stopsPlace } from '../drill.ts'
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
  const place = stopsPlace(useBoard().some)
  const both = (key: keyof DowntimeMain) => ({ value: figures?.[key], earlier: earlier?.[key] })
  const hours = t('boards.dataview.unit.hours')
  return (
    <>
      <Figure
        of="downtimeFigures.stopHours"
        name={t('boards.dataview.stopHours')}
        {...both('stopHours')}
        write={oneDigit}
        unit={hours}
        more="bad"
        place={place}
      />
      <Figure
        of="downtimeFigures.stopCount"
        name={t('boards.dataview.stopCount')}
        {...both('stopCount')}
        write={String}
        more="bad"
        place={place}
      />
      <Figure
        of="downtimeFigures.availability"
        name={t('boards.dataview.availability')}
        value={figures && asPercent(figures.availability)}
        earlier={earlier && asPercent(earlier.availability)}
        write={oneDigit}
        unit="%"
        more="good"
        place={place}
      />
      <Figure
        of="downtimeFigures.mtbfHours"
        name={t('boards.dataview.mtbf')}
        {...both('mtbfHours')}
        write={oneDigit}
        unit={hours}
        more="good"
        place={place}
      />
    </>
  )
}
