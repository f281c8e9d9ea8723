import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag, ValueTag } from '../../fields/display/cells.tsx'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import type { ResourceName } from '../../kit/gen/resources.ts'
import * as cardStyles from '../../kit/looks/controls.module.css'
import { failureOf } from '../../kit/network/failure.ts'
import { dayText } from '../../kit/words/dayText.ts'
import { useLabels } from '../../kit/words/i18n.ts'
import { date, timeOfDay } from '../../kit/words/time.ts'
import * as factsStyles from '../../record/Facts.module.css'
import { metaNamed } from '../../resource/meta.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { Failed, Skeleton } from '../../resource/states.tsx'
import { PersonCardDocument, type PersonCardQuery } from './gen/personCard.ts'

type Card = PersonCardQuery['card']
const TONES = { ON_SHIFT: 'good', OFF_SHIFT: 'quiet', ON_LEAVE: 'warning' } as const

/** Everything that one person is here, begun from any record that stands for them. What the reader may not read is left out. */
export function PersonCard({ of, id }: { of: ResourceName; id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(PersonCardDocument, {
    variables: { resource: of, id: Number(id) },
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  if (error && !data) return <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!data) return <Skeleton lines={3} label={t('screens.list.loading')} />
  return <CardDetails card={data.card} of={of} id={id} />
}

function CardDetails({ card, of, id }: { card: Card; of: ResourceName; id: string }) {
  const { t } = useTranslation()
  const { presence, mobile, shifts, leave, attendance, skills } = card
  const others = card.records.filter((one) => one.resource !== of || String(one.id) !== id)
  return (
    <dl className={factsStyles.facts} data-slot="person-card">
      {presence && (
        <Line name="now">
          <Tag tone={TONES[presence]}>{t(`person.presence.${presence}`)}</Tag>
        </Line>
      )}
      {mobile && (
        <Line name="mobile">
          <a href={`tel:${mobile}`} data-reach>
            {mobile}
          </a>
        </Line>
      )}
      <Line name="also" isWide>
        {others.length ? <Others records={others} /> : t('person.nothingElse')}
      </Line>
      {shifts && (
        <Line name="shifts" isWide>
          <Items none={t('person.noShifts')}>
            {shifts.map((one) => (
              <li key={`${one.date} ${one.beginsAt} ${one.positionName}`}>
                {`${dayText(one.date, 'short')} ${one.shiftName} ${timeOfDay(one.beginsAt)}–${timeOfDay(one.endsAt)} · `}
                {one.equipmentName ? `${one.positionName} · ${one.equipmentName}` : one.positionName}
              </li>
            ))}
          </Items>
        </Line>
      )}
      {leave && (
        <Line name="leave" isWide>
          <Items none={t('person.noLeave')}>
            {leave.map((one) => (
              <LeaveItem key={one.id} one={one} />
            ))}
          </Items>
        </Line>
      )}
      {attendance && (
        <Line name="attendance" isWide>
          {t('person.counts', attendance)}
        </Line>
      )}
      {skills && (
        <Line name="skills" isWide>
          {skills.length
            ? skills
                .map(({ positionName, validUntil }) =>
                  validUntil ? t('person.skillUntil', { name: positionName, day: date(validUntil) }) : positionName,
                )
                .join(t('person.and'))
            : t('person.noSkills')}
        </Line>
      )}
    </dl>
  )
}

const Line = ({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <div className="stack" data-wide={isWide || undefined}>
      <dt>{t(`person.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Items = ({ none, children }: { none: string; children: readonly ReactNode[] }) =>
  children.length ? <ul>{children}</ul> : <span className="muted">{none}</span>

function LeaveItem({ one }: { one: NonNullable<Card['leave']>[number] }) {
  const { value } = useLabels()
  const days = one.beginDate === one.endDate ? date(one.beginDate) : `${date(one.beginDate)} – ${date(one.endDate)}`
  return (
    <li>
      <ResourceLink of="workerVacation" data-reach search={`?open=${one.id}`}>
        {`${value('workerVacation', 'vacType', one.vacType)} · ${days}`}
      </ResourceLink>{' '}
      <ValueTag of="workerVacation" field="status" value={one.status} />
    </li>
  )
}

function Others({ records }: { records: Card['records'] }) {
  const { t } = useTranslation()
  return (
    <span className="flow">
      {records.flatMap(({ resource, id, title }) => {
        const meta = metaNamed(resource)
        return meta ? (
          <ResourceLink key={`${resource} ${id}`} of={meta.name} className={cardStyles.linked} data-reach search={`?open=${id}`}>
            {t('person.record', { kind: t(`person.kinds.${resource}`), title })}
          </ResourceLink>
        ) : (
          []
        )
      })}
    </span>
  )
}
