import { memo, useMemo } from 'react'
import type { Room } from '../../console/shared/wallText.ts'
import { type Translate, useTranslate } from '../language.tsx'
import type { Schedule } from '../live.ts'
import { useHonestNow } from '../wall/ticks.ts'
import { minuteTime } from '../wall/times.ts'
import { type FigureProps, Figures } from './Figures.tsx'
import * as panelStyles from './Panel.module.css'
import { Panel } from './Panel.tsx'
import * as styles from './SchedulePage.module.css'
import { ShiftPeople } from './ShiftPeople.tsx'
import { type AtWork, type Day, plainText, type Shift, shiftsAt } from './shiftsAt.ts'

/** So much lower are the people above the strip of who is there for machines. */
const STRIP_ROWS = 1
const namesOf = (shifts: readonly Shift[]) => shifts.map(({ name }) => name).join(' · ')
const timesOf = (shifts: readonly Shift[]) =>
  [...new Set(shifts.map(({ beginsAt, endsAt }) => `${minuteTime(Date.parse(beginsAt))}–${minuteTime(Date.parse(endsAt))}`))].join(' · ')

/** The same answer as long as the same shifts are on, so that what is below draws nothing anew every second. */
function useAtWork(schedule: Schedule): AtWork {
  const found = shiftsAt(schedule, useHonestNow())
  const key = [...found.on, null, ...found.next].map((one) => one && `${one.shiftId} ${one.beginsAt}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found changes with the message and with the shifts that the key names
  return useMemo(() => found, [schedule, key])
}

/** Who is there in the shift that is on, who comes next, and what they are told. It follows midnight and the change of shifts by itself. */
export const SchedulePage = memo(({ schedule, room }: { schedule: Schedule; room: Room }) => {
  const translate = useTranslate()
  const { day, on, next } = useAtWork(schedule)
  return (
    <>
      <Figures all={figuresOf(on, next, translate)} room={room.figures} />
      <ShiftPeople
        area="first"
        title={namesOf(on) || translate('schedule.between')}
        note={timesOf(on)}
        none={translate(on.length ? 'schedule.nobody' : 'schedule.rest')}
        shifts={on}
        rows={room.hasSides ? room.open - STRIP_ROWS : room.open}
        each={3}
        isLead
      />
      {room.hasSides && (
        <>
          <ShiftPeople
            area="second"
            title={translate('schedule.next', { shift: namesOf(next) })}
            note={timesOf(next)}
            none={translate('schedule.nobody')}
            shifts={next}
            rows={room.people}
            each={2}
          />
          <ShiftNotices notices={day?.notices ?? []} />
        </>
      )}
    </>
  )
})

/** Whom people look for when a machine stands, in that order. */
const DUTIES = ['dayTech', 'bench', 'elec'] as const
const distinct = (texts: readonly (string | null)[]) => [...new Set(texts.flatMap((text) => text || []))].join(' · ')

/** What the shifts of the day are told, who is there for machines, and whom to call at night. */
function ShiftNotices({ notices }: { notices: Day['notices'] }) {
  const translate = useTranslate()
  const duties = DUTIES.map((duty) => [duty, distinct(notices.map((one) => one[duty]))] as const).filter(([, names]) => names)
  return (
    <>
      <Panel area="third" title={notices.map(({ title }) => title).join(' · ') || translate('schedule.notice')}>
        {notices.length === 0 && <p className={panelStyles.none}>{translate('schedule.noNotice')}</p>}
        <div className={styles.told} data-slot="notice">
          {notices.map(({ noticeId, notice }) => notice && <p key={noticeId}>{plainText(notice)}</p>)}
        </div>
      </Panel>
      <Panel area="fourth">
        <p className={styles.duties}>
          {duties.map(([duty, names]) => (
            <span key={duty} data-slot="duty">
              <em>{translate(`schedule.duties.${duty}`)}</em> <b>{names}</b>
            </span>
          ))}
          <span data-slot="nightTel">
            <em>{translate('schedule.nightTel')}</em> <b>{distinct(notices.map(({ nightTel }) => nightTel)) || '–'}</b>
          </span>
        </p>
      </Panel>
    </>
  )
}

function figuresOf(on: readonly Shift[], next: readonly Shift[], translate: Translate): FigureProps[] {
  const sum = (key: 'planned' | 'present' | 'late' | 'absent' | 'onLeave') => on.reduce((all, one) => all + one[key], 0)
  const [tardy, absent, begins] = [sum('late'), sum('absent'), next[0]?.beginsAt]
  return [
    { name: translate('schedule.present'), value: sum('present'), unit: translate('schedule.of', { n: sum('planned') }) },
    { name: translate('schedule.absent'), value: absent, ...(absent > 0 && { tone: 'bad', shape: 'triangle' }) },
    { name: translate('schedule.late'), value: tardy, ...(tardy > 0 && { tone: 'warn', shape: 'diamond' }) },
    { name: translate('schedule.onLeave'), value: sum('onLeave') },
    { name: translate('schedule.change'), value: begins ? minuteTime(Date.parse(begins)) : '–' },
  ]
}
