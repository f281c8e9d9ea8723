import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../../fields/display/cells.module.css'
import { ValueTag } from '../../../fields/display/cells.tsx'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { joinNames } from '../../../fields/display/textWidth.ts'
import type { ResourceMeta } from '../../../kit/gen/resources.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import { dateTime, daysBetween, today } from '../../../kit/words/time.ts'
import { metaOf, orderedActions, stateFieldOf } from '../../../resource/meta.ts'
import type { ResourceWords } from '../../../resource/resourceWords.ts'
import { useWords } from '../../../resource/words.ts'
import { Since, WatchFace } from './RepairTime.tsx'
import { idle } from './stopwatch.ts'
import type { WatchControl } from './useWatches.ts'
import * as workStyles from './work.module.css'
import type { Placed, WorkItem } from './workItems.ts'
import type { Start } from './workStart.ts'

interface RowProps {
  item: Placed<WorkItem>
  start: Start
  watches: WatchControl
}

export function WorkRow({ item, start, watches }: RowProps) {
  const meta = metaOf(item.kind)
  const words = useWords(meta)
  const { t } = useTranslation()
  const { row, due } = item
  const state = stateFieldOf(meta) ?? 'status'
  const isDebt = item.kind === 'reportLog' && due !== null
  const isOverdue = due !== null && due < today()
  const tone = item.isStanding || isOverdue ? 'danger' : isDebt || due === today() ? 'warning' : undefined
  return (
    <li className={`${tonesStyles.edged} ${workStyles.work}`} data-gone={item.isGone || undefined} data-tone={tone}>
      <div className={`stack breaks gap-s ${workStyles.workWhat}`}>
        <p className="wrapped">
          <ResourceLink of={item.kind} className={cellsStyles.open} data-slot="open" search={`?open=${row.id}`}>
            {item.machine}
          </ResourceLink>
          {!isDebt && <ValueTag of={item.kind} field={state} value={String(row[state])} />}
          {item.isStanding && <span className={workStyles.workStanding}>{t('repairWork.list.standing')}</span>}
          {item.urgency === 'HIGH' && <ValueTag of="reportLog" field="urgency" value="HIGH" />}
        </p>
        <p className={`clamped ${workStyles.workWords}`}>{item.what}</p>
        <small className={workStyles.workWho}>
          {row.title} · {who(item, t)}
        </small>
      </div>
      <div className={`figure ${tonesStyles.worded} ${workStyles.workTime}`} data-tone={tone === 'danger' ? tone : undefined}>
        {!isDebt && (
          <>
            <Since at={item.since} />
            <small>{t('repairWork.list.since', { time: dateTime(item.since).slice(5) })}</small>
          </>
        )}
        {due && <Due day={due} />}
      </div>
      <div className={`flow ${workStyles.workActs}`}>
        {item.isGone ? (
          <span className="note">{t('repairWork.list.gone')}</span>
        ) : (
          <Acts item={item} words={words} start={start} watches={watches} />
        )}
      </div>
    </li>
  )
}

function who({ kind, who: names }: WorkItem, t: TFunction): string {
  const text = joinNames([...names])
  if (kind === 'reportLog') return t('repairWork.list.reportedBy', { names: text })
  return text || t('repairWork.list.nobody')
}

function Due({ day }: { day: string }) {
  const { t } = useTranslation()
  const left = daysBetween(today(), day)
  return (
    <>
      <b className={tonesStyles.worded} data-tone={left < 0 ? 'danger' : left === 0 ? 'warning' : undefined}>
        {left < 0
          ? t('repairWork.list.overdue', { count: -left })
          : left === 0
            ? t('repairWork.list.dueToday')
            : t('repairWork.list.dueIn', { count: left })}
      </b>
      <small>{t('repairWork.list.due', { day })}</small>
    </>
  )
}

/** Corrections are made on the record, not while working. */
const isWork = (meta: ResourceMeta, step: string) => meta.flow?.steps[step] !== undefined && !meta.flow.steps[step].corrects

/** The steps that are legal now; one that would be refused says why instead. */
function Acts({ item, words, start, watches }: RowProps & { words: ResourceWords }) {
  const { t } = useTranslation()
  const meta = metaOf(item.kind)
  const steps = orderedActions(meta, item.row.actions).filter((name) => isWork(meta, name))
  // What is a colleague's has no buttons here; the record itself says why.
  const refused = item.blocked.filter((one) => steps.includes(one.step))
  const blocked = new Map(refused.map((one) => [one.step, one.message]))
  const [main] = steps.filter((step) => !blocked.has(step) && meta.flow?.steps[step]?.tone !== 'danger')
  return (
    <>
      {item.kind === 'repairLog' && item.row['status'] === 'IN_PROGRESS' && <WatchButton item={item} watches={watches} />}
      {steps.map((step) => (
        <Button
          key={step}
          variant={step === main ? 'solid' : meta.flow?.steps[step]?.tone === 'danger' ? 'ghost' : 'outline'}
          {...(step === main ? { tone: 'brand' as const } : meta.flow?.steps[step]?.tone === 'danger' && { tone: 'red' as const })}
          disabled={blocked.has(step)}
          title={blocked.get(step)}
          onClick={() => start({ kind: item.kind, task: { kind: 'step', step, row: item.row } })}
        >
          {words.action(step)}
        </Button>
      ))}
      {refused.map((one) => (
        <small key={one.step} className={`row ${workStyles.workBlocked}`}>
          <Icon name="lock" size={12} />
          {t('screens.detail.blocked', { step: words.action(one.step), reason: one.message })}
        </small>
      ))}
    </>
  )
}

function WatchButton({ item, watches }: Pick<RowProps, 'item' | 'watches'>) {
  const { t } = useTranslation()
  const mayBook = usePermitted('repair:timeLog:add')
  const watch = watches.watches[item.row.id] ?? idle
  const isRunning = watch.startedAt !== null
  if (!mayBook) return null
  return (
    <Button
      className={workStyles.workWatch}
      variant="outline"
      aria-pressed={isRunning}
      aria-label={t(isRunning ? 'repairWork.watch.pause' : watch.spentMs ? 'repairWork.watch.resume' : 'repairWork.watch.start')}
      onClick={() => void (isRunning ? watches.pause : watches.start)(item.row.id)}
    >
      <Icon name={isRunning ? 'pause' : 'play'} size={14} />
      {isRunning || watch.spentMs ? <WatchFace watch={watch} /> : t('repairWork.watch.title')}
    </Button>
  )
}
