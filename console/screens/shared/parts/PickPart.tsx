import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quantityText } from '../../../fields/display/quantity.ts'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { meaningOf } from '../../../fields/scan/meaning.ts'
import { type DeactivationBlocker, Scanner } from '../../../fields/scan/Scanner.tsx'
import { useKnown } from '../../../fields/scan/useKnown.ts'
import { useDebouncedValue } from '../../../kit/browser/useDebouncedValue.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import * as controlsStyles from '../../../kit/looks/controls.module.css'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { failureOf } from '../../../kit/network/failure.ts'
import { Sheet } from '../../../kit/overlays/Sheet.tsx'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { Failed, Skeleton } from '../../../resource/states.tsx'
import { UsualPartsDocument } from './gen/workParts.ts'
import { named, type PartWork, type UsualPart, useOnePart } from './partWork.ts'
import * as styles from './workParts.module.css'

interface PickPartProps {
  work: PartWork
  isScanning: boolean
  onPick: (part: UsualPart) => void
  onClose: () => void
}

/** Which part is taken: the one whose label is read, or one of those that such work usually takes. */
export function PickPart(props: PickPartProps) {
  const [isScanning, setIsScanning] = useState(props.isScanning)
  return isScanning ? <ScanPart {...props} /> : <UsualParts {...props} onScan={() => setIsScanning(true)} />
}

function ScanPart({ work, onPick, onClose }: PickPartProps) {
  const { t } = useTranslation()
  const known = useKnown()
  const onePart = useOnePart(work)
  const take = async (scanned: string): Promise<DeactivationBlocker | null> => {
    const meaning = meaningOf(scanned)
    if (meaning.kind === 'text') return { text: meaning.text, message: t('phone.scan.other') }
    const record = await known(meaning.code).catch(() => null)
    if (!record?.isHere) return { text: meaning.code, message: t('phone.scan.unknown') }
    const part = record.resource === 'sparePart' ? await onePart(record.id).catch(() => undefined) : undefined
    if (!part) return { text: record.title, message: t('workParts.noPart') }
    onPick(part)
    return null
  }
  return <Scanner title={t('workParts.scanTitle')} onClose={onClose} take={take} />
}

function UsualParts({ work, onPick, onClose, onScan }: PickPartProps & { onScan: () => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const keyword = useDebouncedValue(text.trim())
  const { data, previousData, error, refetch } = useQuery(UsualPartsDocument, {
    variables: { ...named(work), ...(keyword && { keyword }) },
    fetchPolicy: 'network-only',
    context: SHOWN_HERE,
  })
  const parts = (data ?? previousData)?.parts
  return (
    <Sheet
      title={t('workParts.title.OUT', { title: work.title })}
      onClose={onClose}
      size="small"
      footer={
        <Button size="md" onClick={onClose}>
          {t('screens.form.cancel')}
        </Button>
      }
    >
      <div className="stack gap-xl" data-slot="pick-part">
        <div className="row between">
          <input
            className={`fill ${boxStyles.box}`}
            data-slot="box"
            type="search"
            maxLength={64}
            placeholder={t('workParts.search')}
            aria-label={t('workParts.search')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button size="md" variant="subtle" tone="brand" onClick={onScan}>
            <Icon name="qr" size={16} />
            {t('workParts.scan')}
          </Button>
        </div>
        {error && !parts && <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
        {!parts && !error && <Skeleton lines={6} label={t('screens.list.loading')} />}
        {parts && !parts.length && <p className="muted">{t(keyword ? 'workParts.notFound' : 'workParts.noUsual')}</p>}
        {parts && parts.length > 0 && (
          <section aria-label={t('workParts.usual')}>
            {!keyword && <h3>{t('workParts.usual')}</h3>}
            <ul className={surfacesStyles.ruled}>
              {parts.map((part) => (
                <li key={part.partId}>
                  <Choice part={part} onPick={() => onPick(part)} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Sheet>
  )
}

function Choice({ part, onPick }: { part: UsualPart; onPick: () => void }) {
  const { t } = useTranslation()
  const why = part.why !== 'FOUND' && t(`workParts.why.${part.why}`, { count: part.times, amount: quantityText(part.own, part.unit) })
  return (
    <button type="button" className={`row between ${controlsStyles.pressed} ${styles.choice}`} onClick={onPick}>
      <span className="stack gap-s fill">
        <b>{part.name}</b>
        <small className="muted">{[part.code, part.spec].filter(Boolean).join(' · ')}</small>
        {why && <small className="muted">{why}</small>}
      </span>
      <span className={`stack gap-s rigid ${styles.there}`}>
        <span className={`even ${tonesStyles.worded}`} data-tone={part.free > 0 ? undefined : 'danger'}>
          {t('workParts.free', { amount: quantityText(part.free, part.unit) })}
        </span>
        <small className="muted">{part.location}</small>
      </span>
    </button>
  )
}
