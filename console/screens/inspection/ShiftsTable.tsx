import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as cellsStyles from '../../fields/display/cells.module.css'
import { Nothing } from '../../fields/display/cells.tsx'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import * as tableStyles from '../../kit/looks/table.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { usePathOf } from '../../kit/session/navigation.ts'
import { timeOfDay } from '../../kit/words/time.ts'
import * as gridStyles from '../../list/table/grid.module.css'
import { ExplainedFigure } from '../../resource/figures/ExplainedFigure.tsx'
import { useRowsLink } from '../../resource/figures/useRowsLink.ts'
import type { InspectionShiftsQuery } from './gen/inspection.ts'
import * as shiftsStyles from './shifts.module.css'
import type { DayRange } from './shifts.ts'

export type ShiftFigures = InspectionShiftsQuery['shifts'][number]
const FIGURES = ['done', 'overRef', 'late', 'missed', 'skipped', 'pending'] as const
type Figure = (typeof FIGURES)[number]

/** What of a figure the list of orders can be asked for. What is open of a shift that is over was missed; only the round knows who was late. */
const FILTERS: Readonly<Record<Figure, string>> = {
  done: 'status=DONE',
  overRef: 'isOverRef=true',
  late: 'status=DONE',
  missed: 'status=PENDING',
  skipped: 'status=SKIPPED',
  pending: 'status=PENDING',
}
const TONES: Partial<Record<Figure, string>> = { overRef: 'danger', missed: 'warning', late: 'warning' }

/** Shifts below each other; each figure leads to the orders that it counts. */
export function ShiftsTable({ shifts, range, now }: { shifts: readonly ShiftFigures[]; range: DayRange; now: number }) {
  const { t } = useTranslation()
  const linkOf = useRowsLink()
  const days = `?planDate=${range.from}~${range.to}`
  return (
    <div className={gridStyles.gridBox} data-slot="grid-box">
      <table className={`${tableStyles.table} ${gridStyles.grid} ${shiftsStyles.shiftsGrid}`} data-slot="grid">
        <caption className="visually-hidden">{t('inspectionShifts.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('inspectionShifts.date')}</th>
            <th scope="col">{t('inspectionShifts.shift')}</th>
            <th scope="col" className={shiftsStyles.shiftsProgress}>
              <ExplainedFigure
                of="inspectionShifts.total"
                name={t('inspectionShifts.progress')}
                range={range}
                link={linkOf('inspectionOrder', days)}
              >
                {t('inspectionShifts.progress')}
              </ExplainedFigure>
            </th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col" data-align="end">
                <ExplainedFigure
                  of={`inspectionShifts.${figure}`}
                  name={t(`inspectionShifts.${figure}`)}
                  range={range}
                  link={linkOf('inspectionOrder', `${days}&${FILTERS[figure]}`)}
                >
                  {t(`inspectionShifts.${figure}`)}
                </ExplainedFigure>
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('inspectionShifts.openRound')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shifts.map((shift, at) => (
            <ShiftRow
              key={`${shift.planDate} ${shift.shiftId}`}
              shift={shift}
              isFirst={shifts[at - 1]?.planDate !== shift.planDate}
              isOn={Date.parse(shift.dueFrom) <= now && now < Date.parse(shift.dueUntil)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ShiftRow({ shift, isFirst, isOn }: { shift: ShiftFigures; isFirst: boolean; isOn: boolean }) {
  const { t } = useTranslation()
  const round = usePathOf()('inspectionRound')
  const { planDate, shiftId, shiftName, total, done, skipped } = shift
  const search = `?planDate=${planDate}~${planDate}&shiftId=${shiftId}`
  return (
    <tr data-first={isFirst || undefined} data-tone={shift.missed ? 'warning' : undefined}>
      <td className={shiftsStyles.shiftsDate}>{isFirst ? planDate : <span className="visually-hidden">{planDate}</span>}</td>
      <th scope="row">
        <ResourceLink
          of="inspectionOrder"
          className={cellsStyles.open}
          data-slot="open"
          search={search}
          title={t('inspectionShifts.openList', { shift: shiftName, date: planDate })}
        >
          {shiftName}
        </ResourceLink>
        <small>
          {timeOfDay(shift.dueFrom)} – {timeOfDay(shift.dueUntil)}
        </small>
        {isOn && (
          <span className={tonesStyles.tag} data-slot="tag" data-tone="info">
            {t('inspectionShifts.now')}
          </span>
        )}
      </th>
      <td className={shiftsStyles.shiftsProgress}>
        <progress value={done + skipped} max={total} aria-label={t('inspectionShifts.progressOf', { done, total })} />
        <span>
          {done}/{total}
        </span>
      </td>
      {FIGURES.map((figure) => (
        <td
          key={figure}
          data-align="end"
          data-tone={shift[figure] ? TONES[figure] : undefined}
          data-label={t(`inspectionShifts.${figure}`)}
        >
          {shift[figure] ? <Count shift={shift} figure={figure} search={search} /> : <Nothing />}
        </td>
      ))}
      <td className={shiftsStyles.shiftsRound}>
        {round && (
          <Link
            className={`${buttonStyles.link} row-inline ${shiftsStyles.roundLink}`}
            data-slot="link"
            to={`${round}?shiftId=${shiftId}&date=${planDate}`}
            aria-label={`${t('inspectionShifts.openRound')} ${planDate} ${shiftName}`}
          >
            {t('inspectionShifts.openRound')}
            <Icon name="right" size={13} />
          </Link>
        )}
      </td>
    </tr>
  )
}

function Count({ shift, figure, search }: { shift: ShiftFigures; figure: Figure; search: string }) {
  const { t } = useTranslation()
  const round = usePathOf()('inspectionRound')
  const { planDate, shiftId, shiftName } = shift
  const label = `${planDate} ${shiftName}: ${t(`inspectionShifts.${figure}`)} ${shift[figure]}`
  if (figure === 'late' && round)
    return (
      <Link className={shiftsStyles.count} to={`${round}?shiftId=${shiftId}&date=${planDate}&shown=late`} aria-label={label}>
        {shift[figure]}
      </Link>
    )
  return (
    <ResourceLink of="inspectionOrder" className={shiftsStyles.count} search={`${search}&${FILTERS[figure]}`} aria-label={label}>
      {shift[figure]}
    </ResourceLink>
  )
}
