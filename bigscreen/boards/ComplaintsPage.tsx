import { memo } from 'react'
import type { Room } from '../../console/shared/wallText.ts'
import { type Translate, useSpeech } from '../language.tsx'
import type { Complaints } from '../live.ts'
import { BarRows } from './BarRows.tsx'
import { type FigureProps, Figures } from './Figures.tsx'
import { UrgentComplaints } from './UrgentComplaints.tsx'

/** Which customers wait and for how long, and how long nothing went wrong. */
export const ComplaintsPage = memo(({ complaints, room }: { complaints: Complaints; room: Room }) => {
  const { translate, language } = useSpeech()
  const { urgent, open, stages, categories, recent } = complaints
  return (
    <>
      <Figures all={figuresOf(complaints, translate)} room={room.figures} />
      <UrgentComplaints urgent={urgent} open={open} rows={room.open} />
      {room.hasSides && (
        <>
          <BarRows
            area="second"
            title={translate('complaints.stages')}
            none={translate('complaints.none')}
            rows={open ? byStage(stages, translate) : []}
          />
          <BarRows
            area="third"
            title={translate('complaints.categories')}
            note={translate('complaints.recent', { n: recent })}
            none={translate('complaints.noRecent')}
            rows={categories.slice(0, room.people).map(({ categoryId, name, nameEn, count }) => ({
              ...{ id: categoryId, name: (language === 'en' && nameEn) || name, value: count },
            }))}
          />
        </>
      )}
    </>
  )
})

const byStage = (stages: Complaints['stages'], translate: Translate) =>
  stages
    .map(({ qaState, count }) => ({ id: qaState, name: translate(`complaints.stage.${qaState}`), value: count }))
    .toSorted((a, b) => b.value - a.value)

/** The two that matter most stand first: from far away there is room for three. */
function figuresOf({ open, red, yellow, green, lateAnswers, daysSinceJustified }: Complaints, translate: Translate): FigureProps[] {
  const days = daysSinceJustified ?? null
  return [
    { name: translate('complaints.red'), value: red, ...(red > 0 && { tone: 'bad', shape: 'triangle' }) },
    { name: translate('complaints.daysSince'), value: days ?? '–', ...(days !== null && { unit: translate('complaints.days') }) },
    { name: translate('complaints.yellow'), value: yellow, ...(yellow > 0 && { tone: 'warn', shape: 'diamond' }) },
    { name: translate('complaints.green'), value: green, ...(green > 0 && { tone: 'good', shape: 'circle' }) },
    { name: translate('complaints.late'), value: lateAnswers, ...(lateAnswers > 0 && { tone: 'bad', shape: 'triangle' }) },
    { name: translate('complaints.open'), value: open },
  ]
}
