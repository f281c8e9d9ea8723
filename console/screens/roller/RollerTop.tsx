import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../fields/display/cells.tsx'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import { toneOf } from '../../fields/display/tone.ts'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { useCan } from '../../kit/session/me.ts'
import { today } from '../../kit/words/time.ts'
import { metaOf, orderedActions } from '../../resource/meta.ts'
import * as pageStyles from '../../resource/page.module.css'
import { useWords } from '../../resource/words.ts'
import { Due } from './cells.tsx'
import { daysSince } from './due.ts'
import { lastMove, type OpenRepair, type Passport } from './passport.ts'
import * as rollerPageStyles from './RollerPage.module.css'
import type { Deed } from './RollerTask.tsx'

interface TopProps {
  passport: Passport
  repair: OpenRepair | undefined
  start: (deed: Deed) => void
}

/** Which roller it is, where it is now and since when, and what may be done. */
export function RollerTop(props: TopProps) {
  const { t } = useTranslation()
  const { roller } = props.passport
  const words = useWords(metaOf('roller'))
  return (
    <header
      className={`${pageStyles.card} ${tonesStyles.toned} wrapped ${rollerPageStyles.rollerTop}`}
      data-slot="card"
      data-tone={toneOf(metaOf('roller').fields['state'], roller.state)}
    >
      <div className={`row even ${rollerPageStyles.rollerWho}`}>
        <ResourceLink of="roller" className={`${marksStyles.iconBtn} thumb`} aria-label={t('rollers.back')} title={t('rollers.back')}>
          <Icon name="left" />
        </ResourceLink>
        <div>
          <h1>{roller.rollNumber}</h1>
          <small>{`${words.label('decorCode')} ${roller.decorCode}`}</small>
        </div>
      </div>
      <Now passport={props.passport} />
      <Deeds {...props} />
    </header>
  )
}

function Now({ passport: { roller, entries } }: Pick<TopProps, 'passport'>) {
  const { t } = useTranslation()
  const move = lastMove(entries)
  const isOut = roller.state === 'OUT_FOR_REPAIR' && move?.dueDate
  return (
    <div className={`wrapped even muted grow ${rollerPageStyles.rollerNow}`} role="status">
      <ValueTag of="roller" field="state" value={roller.state} />
      {move?.placeName && (isOut || roller.state === 'IN_USE') && <b>{move.placeName}</b>}
      {move && <span>{t('rollers.page.since', { day: move.at, count: daysSince(move.at, today()) })}</span>}
      {isOut && move && (
        <span className="figure">
          {t('rollers.entry.due', { day: move.dueDate })}{' '}
          <Due repair={{ status: 'OUT', outDate: move.at, expectedReturnDate: move.dueDate ?? '' }} />
        </span>
      )}
    </div>
  )
}

/** Only what is legal now: the state decides about rollers, the server about their repairs. */
function Deeds({ passport: { roller }, repair, start }: TopProps) {
  const { t } = useTranslation()
  const can = useCan()
  const repairs = metaOf('rollerRepair')
  const words = useWords(repairs)
  const isHere = roller.state === 'IN_STOCK' || roller.state === 'IN_USE'
  const steps = repair
    ? orderedActions(repairs, repair.actions).filter((name) => repairs.flow?.steps[name] && !repairs.flow.steps[name].corrects)
    : []
  const look = (step: string) =>
    repairs.flow?.steps[step]?.tone === 'danger'
      ? ({ variant: 'subtle', tone: 'red' } as const)
      : ({ variant: 'solid', tone: 'brand' } as const)
  return (
    <div className={`flow ${rollerPageStyles.rollerDeeds}`}>
      {isHere && can('roller:log:add') && (
        <Button size="md" variant="solid" tone="brand" onClick={() => start({ kind: 'log' })}>
          <Icon name="plus" />
          {t('rollers.log')}
        </Button>
      )}
      {isHere && can('roller:repair:add') && (
        <Button size="md" onClick={() => start({ kind: 'send' })}>
          <Icon name="wrench" />
          {t('rollers.send')}
        </Button>
      )}
      {repair &&
        steps.map((step) => (
          <Button key={step} size="md" {...look(step)} onClick={() => start({ kind: 'end', step, repair })}>
            {words.action(step)}
          </Button>
        ))}
      {roller.actions.includes('edit') && (
        <Button size="md" onClick={() => start({ kind: 'edit' })}>
          <Icon name="edit" />
          {t('screens.list.edit')}
        </Button>
      )}
    </div>
  )
}
