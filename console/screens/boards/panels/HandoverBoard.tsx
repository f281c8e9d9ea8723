import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardContext, useBoard, useBoardAddress } from '../board.ts'
import { BoardFilters } from '../frame/BoardFilters.tsx'
import * as boardHeadStyles from '../frame/BoardHead.module.css'
import * as styles from '../frame/DataBoard.module.css'
import { Figure } from '../frame/Figure.tsx'
import { Panel } from '../frame/Panel.tsx'
import { SideBoardHead } from '../frame/SideBoardHead.tsx'
import { useRangeFigures } from '../useFigures.ts'
import { asPercent, oneDigit } from '../writing.ts'
import { BoardHandoverDocument } from './gen/handoverFigures.ts'
import { Repeated, SharesByShift, SignedByDay } from './HandoverCharts.tsx'
import { type HandoverFigures, repeatedPlace, signedPlace } from './handoverPlaces.ts'

/** Whether shifts sign for each other in time, and what goes from one to the next and is never done. */
export function HandoverBoard() {
  const { t } = useTranslation()
  const board = useBoardAddress()
  const own = useMemo(() => ({ ...board, workshopId: null, workshopName: '', filters: {} }), [board])
  return (
    <section className={`column ${boardHeadStyles.boardPage} amid ${styles.dataview}`} aria-label={t('console.pages.handoverView')}>
      <SideBoardHead page="handoverView" of="shiftHandover" />
      <BoardContext value={own}>
        <BoardFilters />
        <Handovers />
      </BoardContext>
    </section>
  )
}

function Handovers() {
  const { t } = useTranslation()
  const of = useRangeFigures(BoardHandoverDocument, {})
  const { figures } = of
  return (
    <Panel title={t('console.pages.handoverView')} of={of} figures={<Main figures={figures} />}>
      <SignedByDay figures={figures} />
      <SharesByShift figures={figures} />
      <Repeated figures={figures} />
    </Panel>
  )
}

function Main({ figures }: { figures: HandoverFigures | undefined }) {
  const { t } = useTranslation()
  const { range } = useBoard()
  const name = (key: string) => t(`boards.handover.${key}`)
  return (
    <>
      <Figure
        of="handoverFigures.share"
        name={name('share')}
        value={figures && asPercent(figures.share ?? null)}
        write={oneDigit}
        unit="%"
        place={signedPlace('inTime', range)}
      />
      <Figure
        of="handoverFigures.signedLate"
        name={name('signedLate')}
        value={figures?.signedLate}
        write={String}
        place={signedPlace('signedLate', range)}
      />
      <Figure
        of="handoverFigures.unsigned"
        name={name('unsigned')}
        value={figures?.unsigned}
        write={String}
        place={signedPlace('unsigned', range)}
      />
      <Figure
        of="handoverFigures.repeatedItems"
        name={name('repeatedItems')}
        value={figures?.repeatedItems}
        write={String}
        place={repeatedPlace(figures?.repeated ?? [])}
      />
    </>
  )
}
