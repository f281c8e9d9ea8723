import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyText } from '../../../fields/display/figures.ts'
import { quantityText } from '../../../fields/display/quantity.ts'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import * as controlsStyles from '../../../kit/looks/controls.module.css'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { failureOf } from '../../../kit/network/failure.ts'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { useCan } from '../../../kit/session/me.ts'
import { useLabels } from '../../../kit/words/i18n.ts'
import { dateTime } from '../../../kit/words/time.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { Failed, Skeleton } from '../../../resource/states.tsx'
import { WorkPartsDocument } from './gen/workParts.ts'
import { named, type PartWork, TAKES, type UsualPart, useOnePart, type WorkLine } from './partWork.ts'
import * as styles from './workParts.module.css'

const PartMove = lazyComponent(() => import('./PartMove.tsx').then((module) => module.PartMove), { themed: true })
const PickPart = lazyComponent(() => import('./PickPart.tsx').then((module) => module.PickPart), { themed: true })

type Doing = { is: 'picking'; isScanning: boolean } | { is: 'moving'; storeType: 'OUT' | 'RETURN'; part: UsualPart; most?: number }

/** What some work has taken of spare parts, what is kept for it, and what that cost; taken and given back right there. */
export function WorkParts({ work }: { work: PartWork }) {
  const { t } = useTranslation()
  const mayTake = useCan()(TAKES)
  const [doing, setDoing] = useState<Doing | null>(null)
  const onePart = useOnePart(work)
  const { data, error, refetch } = useQuery(WorkPartsDocument, {
    variables: named(work),
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const reload = () => void refetch().catch(() => undefined)
  if (error && !data) return <Failed failure={failureOf(error)} onRetry={reload} />
  if (!data) return <Skeleton lines={3} label={t('screens.list.loading')} />
  const { lines, cost, isOpen } = data.parts
  const close = () => setDoing(null)
  const begin = async (storeType: 'OUT' | 'RETURN', line: WorkLine) => {
    const part = await onePart(line.partId).catch(() => undefined)
    const known = part ?? { ...line, spec: '', why: 'FOUND', times: 0, quantity: 0, free: 0, own: line.reserved, rivals: [] }
    setDoing({ is: 'moving', storeType, part: known, ...(storeType === 'RETURN' && { most: line.taken }) })
  }
  return (
    <div className="stack" data-slot="work-parts">
      {lines.length > 0 ? (
        <ul className={surfacesStyles.ruled}>
          {lines.map((line) => (
            <Line key={line.partId} line={line} isOpen={isOpen} begin={mayTake ? (kind) => void begin(kind, line) : undefined} />
          ))}
        </ul>
      ) : (
        <p className="muted">{t('workParts.none')}</p>
      )}
      <div className="row between">
        {mayTake && isOpen ? (
          <div className={`flow ${styles.acts}`}>
            <Button size="md" variant="subtle" tone="brand" onClick={() => setDoing({ is: 'picking', isScanning: false })}>
              <Icon name="plus" size={15} />
              {t('workParts.take')}
            </Button>
            <Button size="md" onClick={() => setDoing({ is: 'picking', isScanning: true })}>
              <Icon name="qr" size={15} />
              {t('workParts.scan')}
            </Button>
          </div>
        ) : (
          <span />
        )}
        {cost !== 0 && (
          <span>
            <span className="muted">{t('workParts.cost')}</span> <b className="even">{moneyText(cost)}</b>
          </span>
        )}
      </div>

      {doing?.is === 'picking' && (
        <PickPart
          work={work}
          isScanning={doing.isScanning}
          onClose={close}
          onPick={(part) => setDoing({ is: 'moving', storeType: 'OUT', part })}
        />
      )}
      {doing?.is === 'moving' && <PartMove work={work} {...doing} onClose={close} onMoved={close} />}
    </div>
  )
}

interface LineProps {
  line: WorkLine
  isOpen: boolean
  begin: ((storeType: 'OUT' | 'RETURN') => void) | undefined
}

function Line({ line, isOpen, begin }: LineProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { partId, code, name, unit, taken, cost, reserved, isCovered, location, entries } = line
  const acts = [
    ...(reserved > 0 && isOpen ? [['OUT', 'workParts.takeOne'] as const] : []),
    ...(taken > 0 ? [['RETURN', 'workParts.giveBack'] as const] : []),
  ]
  return (
    <li className={`row between ${styles.line}`}>
      <div className="stack gap-s fill">
        <span className="flow">
          <ResourceLink of="sparePart" className={`strong ${controlsStyles.linked}`} search={`?open=${partId}`}>
            {name}
          </ResourceLink>
          <code>{code}</code>
        </span>
        {reserved > 0 && (
          <span className="wrapped note">
            <span className={tonesStyles.tag} data-slot="tag" data-tone={isCovered ? 'good' : 'wait'}>
              {t(isCovered ? 'workParts.reserved' : 'workParts.awaited', { amount: quantityText(reserved, unit) })}
            </span>
            {isCovered && location}
          </span>
        )}
        {entries.map((one) => (
          <small key={one.id} className="muted even">
            {[
              `${labels.value('sparePartLog', 'storeType', one.storeType)} ${quantityText(Math.abs(one.quantity), unit)}${one.unitPrice === null ? '' : ` × ${moneyText(one.unitPrice)}`}`,
              one.who,
              dateTime(one.bookedAt),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        ))}
      </div>
      <div className={`stack gap-s rigid ${styles.there}`}>
        {taken !== 0 && (
          <span className="even">
            {quantityText(taken, unit)} · <b>{moneyText(cost)}</b>
          </span>
        )}
        {begin && acts.length > 0 && (
          <span className="flow">
            {acts.map(([kind, title]) => (
              <button key={kind} type="button" className={buttonStyles.link} data-slot="link" onClick={() => begin(kind)}>
                {t(title)}
                <span className="visually-hidden"> {name}</span>
              </button>
            ))}
          </span>
        )}
      </div>
    </li>
  )
}
