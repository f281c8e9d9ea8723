import { useTranslation } from 'react-i18next'
import { useBoard } from '../board.ts'
import { faultsPlace } from '../drill.ts'
import { boardFigures, type FaultFigures, type FaultMain } from '../figures.ts'
import { Figure } from '../frame/Figure.tsx'
import { Panel } from '../frame/Panel.tsx'
import { daysIn, isOneDay } from '../range.ts'
import { useFigures } from '../useFigures.ts'
import { oneDigit } from '../writing.ts'
import { FaultsByCategory, FaultsByDay, FaultsByMachine, FaultsByUrgency } from './FaultCharts.tsx'

export function FaultPanel() {
  const { t } = useTranslation()
  const { range } = useBoard()
  const of = useFigures(boardFigures.fault)
  const { figures } = of
  return (
    <Panel title={t('boards.dataview.faults')} of={of} counts="report" figures={<Main figures={figures} earlier={of.earlier} />}>
      <FaultsByCategory figures={figures} />
      <FaultsByMachine figures={figures} />
      {!isOneDay(range) && <FaultsByDay figures={figures} />}
      <FaultsByUrgency figures={figures} />
    </Panel>
  )
}

const judged = ({ byCategory, total }: FaultFigures) => {
  const open = byCategory.find((one) => one.categoryId === null)?.count ?? 0
  return total ? (100 * (total - open)) / total : null
}

function Main({ figures, earlier }: { figures: FaultFigures | undefined; earlier: FaultMain | undefined }) {
  const { t } = useTranslation()
  const { range, some } = useBoard()
  const days = daysIn(range)
  const place = faultsPlace(some)
  return (
    <>
      <Figure
        of="faultFigures.total"
        name={t('boards.dataview.total')}
        value={figures?.total}
        earlier={earlier?.total}
        write={String}
        more="bad"
        place={place}
      />
      {days > 1 && (
        <Figure
          of="faultFigures.perDay"
          name={t('boards.dataview.perDay')}
          value={figures && figures.total / days}
          earlier={earlier && earlier.total / days}
          write={oneDigit}
          more="bad"
          place={place}
        />
      )}
      <Figure
        of="faultFigures.machinesHit"
        name={t('boards.dataview.machinesHit')}
        value={figures?.byMachine.length}
        write={String}
        place={place}
      />
      <Figure
        of="faultFigures.judged"
        name={t('boards.dataview.judged')}
        value={figures && judged(figures)}
        write={(value) => value.toFixed(0)}
        unit="%"
        place={place}
      />
    </>
  )
}
