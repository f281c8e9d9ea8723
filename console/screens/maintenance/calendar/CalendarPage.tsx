import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '../../../kit/browser/media.ts'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { Failed, Skeleton } from '../../../resource/states.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import { weekOf, weeksOf } from './days.ts'
import { countsOf, type Entry, entriesOf, namesIn, STATES, type State, TONES } from './entries.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { useAddress, useDays } from './useCalendar.ts'
import { WeekList } from './WeekList.tsx'
import '../../../fields/filters/FilterBar.module.css'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import * as pageStyles from '../../../resource/page.module.css'
import * as styles from './CalendarPage.module.css'

const DayDialog = lazyComponent(() => import('./DayDialog.tsx').then((module) => module.DayDialog), { themed: true })
const CalendarRecord = lazyComponent(() => import('./CalendarRecord.tsx').then((module) => module.CalendarRecord), {
  words: ['lists'],
  themed: true,
})
const MoveEntry = lazyComponent(() => import('./CalendarRecord.tsx').then((module) => module.MoveEntry), { words: ['lists'], themed: true })
const NARROW = '(max-width: 767px)'

/** What is to be looked after when: orders, and the turns of plans that have no order yet. */
export function CalendarPage() {
  const { t } = useTranslation()
  const { day, owner, machine, now, go } = useAddress()
  const isWeek = useMedia(NARROW)
  const shown = useMemo(() => (isWeek ? weekOf(day) : weeksOf(day).flat()), [day, isWeek])
  const { days, failure, isLoading, isTurning, refetch } = useDays(shown[0] ?? day, shown.at(-1) ?? day)
  const entries = useMemo(() => entriesOf(days ?? [], { owner, machine }), [days, owner, machine])
  const rests = useMemo(() => new Set(days?.flatMap(({ date, isRest }) => (isRest ? date : []))), [days])
  const more = (days ?? []).reduce((sum, one) => sum + one.more, 0)
  const [opened, open] = useState<string | null>(null)
  const [shownEntry, setShown] = useState<Entry | null>(null)
  const show = (entry: Entry) => {
    open(null)
    setShown(entry)
  }
  const [moved, setMoved] = useState<{ entry: Entry; to: string } | null>(null)
  const close = useCallback(() => setMoved(null), [])
  const goToDay = (next: string) => go({ day: next })
  return (
    <section className={pageStyles.page} data-slot="page" aria-label={t('console.pages.maintenanceCalendar')} aria-busy={isLoading}>
      <CalendarHead day={day} isWeek={isWeek} go={goToDay} refresh={refetch} />
      <div className={`wrapped even ${styles.calBar}`}>
        <Legend counts={countsOf(entries, shown)} more={more} isKnown={!isTurning && !failure} />
        <span className="grow" />
        <div className="row">
          <Narrow name="owner" value={owner} names={namesIn(days ?? [], 'owner')} onChange={(next) => go({ owner: next })} />
          <Narrow name="machine" value={machine} names={namesIn(days ?? [], 'machine')} onChange={(next) => go({ machine: next })} />
        </div>
      </div>
      <div className={`${pageStyles.card} ${styles.calCard}`} data-slot="card cal-card" data-turning={isTurning || undefined}>
        {failure && <Failed failure={failure} onRetry={refetch} />}
        {!days && !failure && <Skeleton lines={10} label={t('screens.list.loading')} />}
        {days && !failure && !isWeek && (
          <MonthGrid {...{ day, now, entries, rests, open, show }} go={goToDay} move={(key, to) => setMoved(movedTo(entries, key, to))} />
        )}
        {days && !failure && isWeek && <WeekList day={day} now={now} entries={entries} rests={rests} show={show} />}
      </div>

      {opened && entries.has(opened) && (
        <DayDialog day={opened} entries={entries.get(opened) ?? []} show={show} onClose={() => open(null)} />
      )}
      {shownEntry && <CalendarRecord key={shownEntry.key} of={shownEntry.of} id={shownEntry.id} onClose={() => setShown(null)} />}
      {moved && <MoveEntry entry={moved.entry} to={moved.to} onClose={close} />}
    </section>
  )
}

/** Back where it was, nothing has moved. */
function movedTo(entries: ReadonlyMap<string, readonly Entry[]>, key: string, to: string) {
  const entry = [...entries.values()].flat().find((one) => one.key === key)
  return entry && entry.day !== to ? { entry, to } : null
}

/** Explains the colours by what they count; says nothing of days that are not known yet. */
function Legend({ counts, more, isKnown }: { counts: ReadonlyMap<State, number>; more: number; isKnown: boolean }) {
  const { t } = useTranslation()
  const states = STATES.filter((state) => isKnown && counts.get(state))
  return (
    <ul className={`flow about even ${styles.calLegend}`} data-slot="cal-legend" aria-label={t('calendar.legend')}>
      {states.map((state) => (
        <li key={state}>
          <span className={tonesStyles.tag} data-slot="tag" data-tone={TONES[state]} data-state={state}>
            {t(`calendar.state.${state}`)}
          </span>
          {counts.get(state)}
        </li>
      ))}
      {isKnown && !states.length && <li>{t('calendar.none')}</li>}
      {isKnown && more > 0 && <li>{t('calendar.cut', { count: more })}</li>}
    </ul>
  )
}

interface NarrowProps {
  name: 'owner' | 'machine'
  value: string
  names: readonly string[]
  onChange: (value: string) => void
}

function Narrow({ name, value, names, onChange }: NarrowProps) {
  const { t } = useTranslation()
  const all = value && !names.includes(value) ? [value, ...names] : names
  return (
    <select
      className={boxStyles.box}
      data-slot="box"
      aria-label={t(`calendar.${name}`)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t(name === 'owner' ? 'calendar.everyOwner' : 'calendar.everyMachine')}</option>
      {all.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  )
}
