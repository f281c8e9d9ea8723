import { useTranslation } from 'react-i18next'
import { Tag } from '../../../fields/display/cells.tsx'
import { quantityText } from '../../../fields/display/quantity.ts'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import type { ResourceName } from '../../../kit/gen/resources.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { dueDay } from './DueDay.tsx'
import * as styles from './DueWork.module.css'
import type { DueDuringStopQuery } from './gen/dispatch.ts'
import { useDueWork } from './useDueWork.ts'

type Item = DueDuringStopQuery['due']['items'][number]
const RESOURCES: Readonly<Record<Item['kind'], ResourceName>> = {
  MAINTENANCE: 'maintenanceOrder',
  PLAN: 'maintenancePlan',
  INSPECTION: 'inspectionOrder',
  DEBT: 'reportLog',
}

/** What else is due on the machine of a repair while it stands, to be taken on in the same stop. Nothing while there is none. */
export function DueWork({ repairId }: { repairId: string }) {
  const { t } = useTranslation()
  const { due, isClaiming, claim } = useDueWork(repairId)
  if (!due?.items.length) return null
  return (
    <section
      className={`${surfacesStyles.tile} ${surfacesStyles.titled} ${styles.due}`}
      data-slot="due-work"
      aria-label={t('dispatch.due.title')}
    >
      <header>
        <h3>{t('dispatch.due.title')}</h3>
        <em>{due.items.length}</em>
        <small className="note">{t('dispatch.due.within', { count: due.days })}</small>
      </header>
      <ul className={surfacesStyles.ruled}>
        {due.items.map((item) => (
          <li key={`${item.kind}.${item.id}`} className={styles.item} data-slot="due-item">
            <div className="stack breaks gap-s">
              <p className="wrapped">
                <Tag tone="info">{t(`dispatch.due.kinds.${item.kind}`)}</Tag>
                <span>{item.description}</span>
              </p>
              <Facts item={item} />
              <Parts parts={item.parts} />
            </div>
            {item.canClaim && (
              <Button
                size="md"
                disabled={isClaiming}
                aria-label={t('dispatch.due.claimThis', { what: item.description })}
                onClick={() => void claim(item)}
              >
                {t('dispatch.due.claim')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Number, day, who has it, and whether somebody has begun it. */
function Facts({ item }: { item: Item }) {
  const { t } = useTranslation()
  const { kind, id, number, dueDate, checks, ownerName, isInWork } = item
  return (
    <p className="wrapped fine quiet">
      <ResourceLink of={RESOURCES[kind]} search={`?open=${id}`} className="even">
        {number ?? t('dispatch.due.plan')}
      </ResourceLink>
      {dueDay(dueDate, t)}
      {checks > 1 && <span>{t('dispatch.records', { count: checks })}</span>}
      {ownerName && <span>{t('dispatch.due.owner', { names: ownerName })}</span>}
      {isInWork && <Tag tone="info">{t('dispatch.due.inWork')}</Tag>}
    </p>
  )
}

/** The parts that it needs, with where they lie; what is not there stands out. */
function Parts({ parts }: { parts: Item['parts'] }) {
  const { t } = useTranslation()
  if (!parts.length) return null
  return (
    <ul className="wrapped fine">
      {parts.map(({ name, quantity, unit, location, isInStock }) => {
        const much = `${name} ${quantityText(quantity, unit)}`
        return (
          <li key={name} className={isInStock ? 'muted' : 'wrong'}>
            {isInStock ? [much, location].filter(Boolean).join(' · ') : t('dispatch.due.notInStock', { part: much })}
          </li>
        )
      })}
    </ul>
  )
}
