import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { toneOf } from '../../../fields/display/tone.ts'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { useLabels } from '../../../kit/words/i18n.ts'
import { metaOf } from '../../../resource/meta.ts'
import { BoardContext, useBoard, useBoardAddress } from '../board.ts'
import * as boardFiltersStyles from '../frame/BoardFilters.module.css'
import { BoardFilters } from '../frame/BoardFilters.tsx'
import * as boardHeadStyles from '../frame/BoardHead.module.css'
import * as styles from '../frame/DataBoard.module.css'
import { Figure } from '../frame/Figure.tsx'
import { Panel } from '../frame/Panel.tsx'
import { SideBoardHead } from '../frame/SideBoardHead.tsx'
import { LinkPicker } from '../lazyPicker.ts'
import { useRangeFigures } from '../useFigures.ts'
import { asMoney, asPercent, oneDigit } from '../writing.ts'
import { ByCause, ByDecor, ByMonth, BySubject } from './ComplaintCharts.tsx'
import { type ComplaintFigures, complaintsPlace, NARROWED, type Narrowed, openPlace } from './complaintPlaces.ts'
import { BoardComplaintsDocument } from './gen/complaintFigures.ts'

const KEYS = Object.keys(NARROWED) as readonly (keyof Narrowed)[]

/** What customers complained of: how often, whether they were right, what it cost, how long it took and whether it came again. */
export function ComplaintBoard() {
  const { t } = useTranslation()
  const { label } = useLabels()
  // Complaints are few: a month of them says little.
  const board = useBoardAddress('year')
  const [params] = useSearchParams()
  const selectedIds = KEYS.map((key) => [key, params.get(key) ?? ''] as const).filter(([, id]) => /^[1-9]\d*$/.test(id))
  const text = JSON.stringify(Object.fromEntries(selectedIds))
  const by = useMemo(() => JSON.parse(text) as Narrowed, [text])
  const own = useMemo(() => ({ ...board, workshopId: null, workshopName: '', filters: { ...by } }), [board, by])
  return (
    <section className={`column ${boardHeadStyles.boardPage} amid ${styles.dataview}`} aria-label={t('console.pages.complaintView')}>
      <SideBoardHead page="complaintView" of="complaint" />
      <BoardContext value={own}>
        <BoardFilters>
          <div className="wrapped gap-s">
            {KEYS.map((key) => (
              <span key={key} className={`grow ${boardFiltersStyles.workshop}`}>
                <LinkPicker
                  target={NARROWED[key]}
                  ids={by[key] ? [by[key]] : []}
                  label={label('complaint', key)}
                  prompt={t(`boards.complaint.all.${key}`)}
                  isAny
                  onChange={([next]) => board.go({ [key]: next ?? null })}
                />
              </span>
            ))}
          </div>
        </BoardFilters>
        <Complaints by={by} />
      </BoardContext>
    </section>
  )
}

function Complaints({ by }: { by: Narrowed }) {
  const { t } = useTranslation()
  const of = useRangeFigures(BoardComplaintsDocument, { ...by })
  const { figures } = of
  const shown = { figures, by }
  return (
    <>
      <Panel title={t('boards.complaint.now')} of={of} counts="complaint" figures={<Now {...shown} />} />
      <Panel title={t('boards.complaint.inRange')} of={of} counts="complaint" figures={<InRange {...shown} />}>
        <ByMonth {...shown} />
        <BySubject {...shown} table="byCategory" subject="claimCatId" />
        <ByCause {...shown} />
        <BySubject {...shown} table="byCustomer" subject="customerId" />
        <ByDecor {...shown} />
        <BySubject {...shown} table="byMachine" subject="equipmentId" />
        <BySubject {...shown} table="byShift" subject="shiftId" />
        <BySubject {...shown} table="byQaPerson" subject="qaId" />
      </Panel>
    </>
  )
}

interface Shown {
  figures: ComplaintFigures | undefined
  by: Narrowed
}

/** What waits at this moment, whenever it came. */
function Now({ figures, by }: Shown) {
  const { t } = useTranslation()
  const { value } = useLabels()
  const light = (of: 'RED' | 'YELLOW' | 'GREEN') => (
    <span className={tonesStyles.worded} data-tone={toneOf(metaOf('complaint').fields['trafficStatus'], of)}>
      {value('complaint', 'trafficStatus', of)}
    </span>
  )
  const last = figures?.lastJustifiedId
  return (
    <>
      <Figure
        of="complaintFigures.openNow"
        isNow
        name={t('boards.complaint.openNow')}
        value={figures?.openNow}
        write={String}
        place={openPlace({ ...by })}
      />
      <Figure
        of="complaintFigures.red"
        isNow
        name={value('complaint', 'trafficStatus', 'RED')}
        face={light('RED')}
        value={figures?.red}
        write={String}
        place={openPlace({ ...by }, 'RED')}
      />
      <Figure
        of="complaintFigures.yellow"
        isNow
        name={value('complaint', 'trafficStatus', 'YELLOW')}
        face={light('YELLOW')}
        value={figures?.yellow}
        write={String}
        place={openPlace({ ...by }, 'YELLOW')}
      />
      <Figure
        of="complaintFigures.green"
        isNow
        name={value('complaint', 'trafficStatus', 'GREEN')}
        face={light('GREEN')}
        value={figures?.green}
        write={String}
        place={openPlace({ ...by }, 'GREEN')}
      />
      <Figure
        of="complaintFigures.daysSinceJustified"
        isNow
        name={t('boards.complaint.daysSince')}
        value={figures && (figures.daysSinceJustified ?? null)}
        write={String}
        unit={t('boards.complaint.unit.days')}
        place={last ? { of: 'complaint', filters: { open: last } } : undefined}
      />
    </>
  )
}

function InRange({ figures, by }: Shown) {
  const { t } = useTranslation()
  const { range } = useBoard()
  const name = (key: string) => t(`boards.complaint.${key}`)
  const place = (part: 'count' | 'justified' | 'recurring') => complaintsPlace(range, { ...by }, part)
  const known = (value: number | null | undefined) => figures && (value ?? null)
  const within = (days: number | null | undefined) => (days == null ? undefined : t('boards.complaint.within', { days: written(days) }))
  return (
    <>
      <Figure
        of="complaintFigures.count"
        name={name('count')}
        value={figures?.count}
        write={String}
        note={figures && t('boards.complaint.stillOpen', { count: figures.open })}
        place={place('count')}
      />
      <Figure
        of="complaintFigures.justifiedShare"
        name={name('justifiedShare')}
        value={figures && asPercent(figures.justifiedShare ?? null)}
        write={oneDigit}
        unit="%"
        note={figures && t('boards.complaint.ofSettled', { count: figures.justified, all: figures.justified + figures.rejected })}
        place={place('justified')}
      />
      <Figure
        of="complaintFigures.recurringShare"
        name={name('recurringShare')}
        value={figures && asPercent(figures.recurringShare ?? null)}
        write={oneDigit}
        unit="%"
        note={figures && t('boards.complaint.times', { count: figures.recurring })}
        place={place('recurring')}
      />
      <Figure
        of="complaintFigures.compensated"
        name={name('compensated')}
        value={figures?.compensated}
        write={asMoney}
        note={figures && t('boards.complaint.ofClaimed', { amount: asMoney(figures.claimed) })}
        place={place('count')}
      />
      <Figure
        of="complaintFigures.answerDays"
        {...{ name: name('answerDays'), value: known(figures?.answerDays), write: written, unit: t('boards.complaint.unit.days') }}
        note={within(figures?.answerDays90)}
        place={place('count')}
      />
      <Figure
        of="complaintFigures.closeDays"
        {...{ name: name('closeDays'), value: known(figures?.closeDays), write: written, unit: t('boards.complaint.unit.days') }}
        note={within(figures?.closeDays90)}
        place={place('count')}
      />
      <Figure
        of="complaintFigures.ppm"
        name={name('ppm')}
        value={known(figures?.ppm)}
        write={(ppm) => (ppm < 100 ? written(ppm) : asMoney(ppm))}
        place={place('count')}
      />
    </>
  )
}
/** To a tenth, where there is one. */
const written = (value: number) => String(Math.round(value * 10) / 10)
