import { useTranslation } from 'react-i18next'
import { useBoard } from '../board.ts'
import { faultsPlace, hoursPlace, openFaultsPlace, overPlace } from '../drill.ts'
import { boardFigures, type RepairMain } from '../figures.ts'
import { Figure } from '../frame/Figure.tsx'
import { Panel } from '../frame/Panel.tsx'
import { isOneDay } from '../range.ts'
import { useFigures } from '../useFigures.ts'
import { minutesText, oneDigit } from '../writing.ts'
import { HoursByRepairer, RepairsByDay, RepairsByType } from './RepairCharts.tsx'

export function RepairPanel() {
  const { t } = useTranslation()
  const { range } = useBoard()
  const of = useFigures(boardFigures.repair)
  return (
    <Panel title={t('boards.dataview.repairs')} of={of} counts="repair" figures={<Main figures={of.figures} earlier={of.earlier} />}>
      <HoursByRepairer figures={of.figures} />
      {!isOneDay(range) && <RepairsByDay figures={of.figures} />}
      <RepairsByType figures={of.figures} />
    </Panel>
  )
}

function Main({ figures, earlier }: { figures: RepairMain | undefined; earlier: RepairMain | undefined }) {
  const { t } = useTranslation()
  const { some } = useBoard()
  const both = (key: keyof RepairMain) => ({ value: figures?.[key], earlier: earlier?.[key] })
  return (
    <>
      <Figure
        of="repairFigures.reported"
        name={t('boards.dataview.reported')}
        {...both('reported')}
        write={String}
        place={faultsPlace(some)}
      />
      <Figure of="repairFigures.accepted" name={t('boards.dataview.accepted')} {...both('accepted')} write={String} />
      <Figure
        of="repairFigures.completed"
        name={t('boards.dataview.completed')}
        {...both('completed')}
        write={String}
        place={overPlace(some)}
      />
      <Figure
        of="repairFigures.open"
        isNow
        name={t('boards.dataview.stillOpen')}
        value={figures?.open}
        write={String}
        place={openFaultsPlace(some)}
      />
      <Figure
        of="repairFigures.mttaMinutes"
        name={t('boards.dataview.mtta')}
        {...both('mttaMinutes')}
        write={minutesText}
        more="bad"
        place={faultsPlace(some)}
      />
      <Figure
        of="repairFigures.mttrMinutes"
        name={t('boards.dataview.mttr')}
        {...both('mttrMinutes')}
        write={minutesText}
        more="bad"
        place={faultsPlace(some)}
      />
      <Figure
        of="repairFigures.manHours"
        name={t('boards.dataview.manHours')}
        {...both('manHours')}
        write={oneDigit}
        unit={t('boards.dataview.unit.hours')}
        place={hoursPlace(some)}
      />
    </>
  )
}
