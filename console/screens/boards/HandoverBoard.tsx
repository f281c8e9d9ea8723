import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as buttonStyles from '../../kit/Button.module.css'
import { failureOf } from '../../kit/failure.ts'
import { useNow } from '../../kit/live.ts'
import { usePathOf } from '../../kit/places.ts'
import { serverNow } from '../../kit/session.ts'
import { ResourceLink } from '../../resource/ResourceLink.tsx'
import { SHOWN_HERE } from '../../resource/write.ts'
import { BoardFilters } from './BoardFilters.tsx'
import * as boardHeadStyles from './BoardHead.module.css'
import { BoardHead } from './BoardHead.tsx'
import { BoardContext, useBoard, useBoardAddress } from './board.ts'
import * as styles from './DataBoard.module.css'
import { Figure } from './Figure.tsx'
import { BoardHandoverDocument } from './gen/handoverFigures.ts'
import { Repeated, SharesByShift, SignedByDay } from './HandoverCharts.tsx'
import { type HandoverFigures, repeatedPlace, signedPlace } from './handoverPlaces.ts'
import { Panel } from './Panel.tsx'
import { asPercent, oneDigit } from './writing.ts'

const REREAD_MS = 60_000

/** Whether shifts sign for each other in time, and what goes from one to the next and is never done. */
export function HandoverBoard() {
  const { t } = useTranslation()
  const board = useBoardAddress()
  const own = useMemo(() => ({ ...board, workshopId: null, workshopName: '', asked: {} }), [board])
  return (
    <section className={`column ${boardHeadStyles.boardPage} amid ${styles.dataview}`} aria-label={t('console.pages.handoverView')}>
      <Head />
      <BoardContext value={own}>
        <BoardFilters />
        <Handovers />
      </BoardContext>
    </section>
  )
}

function Handovers() {
  const { t } = useTranslation()
  const { range, today } = useBoard()
  const { from, to } = range
  const { data, previousData, error, loading, refetch } = useQuery(BoardHandoverDocument, {
    variables: { from, to },
    context: SHOWN_HERE,
    pollInterval: to === today ? REREAD_MS : 0,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  })
  const figures = (error ? data : (data ?? previousData))?.figures
  const failure = error && !figures ? failureOf(error) : undefined
  const of = { figures, failure, isLoading: loading && !data, retry: () => void refetch().catch(() => undefined) }
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
        name={name('share')}
        value={figures && asPercent(figures.share ?? null)}
        write={oneDigit}
        unit="%"
        place={signedPlace('inTime', range)}
      />
      <Figure name={name('signedLate')} value={figures?.signedLate} write={String} place={signedPlace('signedLate', range)} />
      <Figure name={name('unsigned')} value={figures?.unsigned} write={String} place={signedPlace('unsigned', range)} />
      <Figure name={name('repeatedItems')} value={figures?.repeatedItems} write={String} place={repeatedPlace(figures?.repeated ?? [])} />
    </>
  )
}

function Head() {
  const { t } = useTranslation()
  const dataview = usePathOf()('dataview')
  const now = useNow() + serverNow() - Date.now()
  return (
    <BoardHead title={t('console.pages.handoverView')} now={now}>
      <ResourceLink of="shiftHandover" className={buttonStyles.link}>
        {t('shiftHandover.plural')}
      </ResourceLink>
      {dataview && (
        <Link to={dataview} className={buttonStyles.link} data-slot="link">
          {t('console.pages.dataview')}
        </Link>
      )}
    </BoardHead>
  )
}
