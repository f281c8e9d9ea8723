import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ValueTag } from '../../../fields/display/cells.tsx'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import * as controlsStyles from '../../../kit/looks/controls.module.css'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as qrStyles from '../../../kit/looks/QrPlace.module.css'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { useCan } from '../../../kit/session/me.ts'
import { Facts } from '../../../record/Facts.tsx'
import { metaOf } from '../../../resource/meta.ts'
import { choicesDocument } from '../../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { labelsAddress } from '../../../resource/printAddress.ts'
import { useSiteAddress } from '../../../resource/useSiteAddress.ts'
import { useWords } from '../../../resource/words.ts'
import type { Machine } from './documents.ts'
import * as equipmentPageStyles from './EquipmentPage.module.css'
import { LinkedMachinesDocument } from './gen/equipment.ts'
import * as styles from './SideCards.module.css'

const Qr = lazyComponent(() => import('../../../resource/Qr.tsx').then((module) => module.Qr), { themed: true })

/** The head of the page says these, or a card of their own does. */
const EXCLUDED_FIELDS = [
  'number',
  'pinyin',
  'workshopId',
  'state',
  'qrCode',
  'linkedId',
  'fileIds',
  'sortOrder',
  'category',
  'createdAt',
  'updatedAt',
] as const
const AT_MOST = 100

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} ${equipmentPageStyles.panel}`}
      data-slot="card panel"
      aria-label={title}
    >
      <header>
        <h2>{title}</h2>
      </header>
      {children}
    </section>
  )
}

export function FactsCard({ machine }: { machine: Machine }) {
  const meta = metaOf('equipment')
  const words = useWords(meta)
  const unsaid = Object.keys(meta.fields).filter((name) => machine[name] == null || machine[name] === '')
  return (
    <section className={`${pageStyles.card} ${surfacesStyles.titled} ${equipmentPageStyles.panel} inset`} data-slot="card panel">
      <Facts meta={meta} spec={{ hiddenFields: [...EXCLUDED_FIELDS, ...unsaid] }} words={words} row={machine} />
    </section>
  )
}

/** What it is made of, what it belongs to, and what belongs to it. */
export function PlaceCard({ machine }: { machine: Machine }) {
  const { t } = useTranslation()
  const can = useCan()
  const units = useQuery(choicesDocument(metaOf('equipmentUnit')), {
    variables: { filter: { equipmentId: { eq: machine.id }, status: { in: ['ENABLED'] } }, page: { no: 1, size: AT_MOST } },
    skip: !can('masterdata:equipmentUnit:list'),
    context: SHOWN_HERE,
  })
  const below = useQuery(LinkedMachinesDocument, {
    variables: { filter: { linkedId: { eq: machine.id } }, page: { no: 1, size: AT_MOST } },
    context: SHOWN_HERE,
  })
  const parts = units.data?.page.items ?? []
  const machines = below.data?.page.items ?? []
  if (!parts.length && !machines.length && !machine.linked) return null
  return (
    <Card title={t('equipmentPage.place')}>
      {parts.length > 0 && (
        <div className={`stack start ${styles.machinePart}`}>
          <h3>{t('equipmentPage.units')}</h3>
          <ul className="flow">
            {parts.map((part) => (
              <li key={part.id} className={tonesStyles.pill}>
                {part.title}
              </li>
            ))}
          </ul>
        </div>
      )}
      {machine.linked && (
        <div className={`stack start ${styles.machinePart}`}>
          <h3>{t('equipmentPage.linked')}</h3>
          <Link className={controlsStyles.linked} to={`/equipment/${machine.linked.id}`}>
            {machine.linked.title}
          </Link>
        </div>
      )}
      {machines.length > 0 && (
        <div className={`stack start ${styles.machinePart}`}>
          <h3>{t('equipmentPage.below')}</h3>
          <ul className={styles.machineLinks}>
            {machines.map((one) => (
              <li key={one.id} className="row between">
                <Link className={controlsStyles.linked} to={`/equipment/${one.id}`}>
                  {one.title}
                </Link>
                <ValueTag of="equipment" field="state" value={String(one['state'])} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

/** What hangs on the machine, as it will be printed. */
export function LabelCard({ machine }: { machine: Machine }) {
  const { t } = useTranslation()
  const site = useSiteAddress()
  return (
    <Card title={t('equipmentPage.label')}>
      <div className={`row about gap-xl ${styles.machineLabel}`}>
        {site && (
          <Qr
            wait={<div className={qrStyles.qrPlace} data-slot="qr-place" />}
            className={qrStyles.qrPlace}
            value={`${site}/q/${machine.qrCode}`}
            label={t('equipmentPage.qr', { name: machine.title })}
          />
        )}
        <div>
          <p>{t('equipmentPage.labelHint')}</p>
          <Link
            className={buttonStyles.button}
            data-slot="button"
            data-variant="outline"
            data-size="sm"
            to={labelsAddress('equipment', [machine.id])}
          >
            <Icon name="printer" />
            {t('equipmentPage.printLabel')}
          </Link>
        </div>
      </div>
    </Card>
  )
}
