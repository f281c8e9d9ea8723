import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quantityText } from '../../../fields/display/quantity.ts'
import { NumberEntry } from '../../../fields/inputs/NumberEntry.tsx'
import { settled } from '../../../fields/inputs/numberPad.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { Sheet } from '../../../kit/overlays/Sheet.tsx'
import { dateTime } from '../../../kit/words/time.ts'
import type { Count } from './counts.ts'
import type { CountLineFragment } from './gen/stocktake.ts'

/** As the server takes it: not below zero, three digits after the point, no more than a million. */
const COUNT = /^\d{1,7}(\.\d{1,3})?$/
const MOST = 1_000_000

interface CountSheetProps {
  line: CountLineFragment
  /** What was counted here and has not been sent. */
  pending: Count | undefined
  hasNext: boolean
  onCount: (counted: number) => void
  onClose: () => void
}

/** One line over the whole screen of a phone: what it is, and how many there are. */
export function CountSheet({ line, pending, hasNext, onCount, onClose }: CountSheetProps) {
  const { t } = useTranslation()
  const known = pending?.counted ?? (line.state === 'COUNTED' ? line.counted : null)
  const [value, setValue] = useState(known === null ? '' : String(known))
  const text = settled(value)
  const isFine = COUNT.test(text) && Number(text) <= MOST
  const save = () => isFine && onCount(Number(text))
  return (
    <Sheet
      title={line.name}
      onClose={onClose}
      isSticky
      footer={
        <>
          <Button size="md" onClick={onClose}>
            {t('stockCount.close')}
          </Button>
          <Button size="md" variant="solid" tone="brand" disabled={!isFine} onClick={save}>
            {t(hasNext ? 'stockCount.pad.next' : 'stockCount.pad.save')}
          </Button>
        </>
      }
    >
      <form
        className="stack gap-l"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <p className="wrapped about breaks">
          <b className="figure">{line.code}</b>
          {line.location && <span>{line.location.title}</span>}
          {line.expected !== null && <span>{t('stockCount.expected', { amount: quantityText(line.expected, line.unit) })}</span>}
        </p>
        <Counted line={line} pending={pending} />
        <NumberEntry
          label={t('stockCount.counted')}
          unit={line.unit}
          value={value}
          onChange={setValue}
          verdict={
            text !== '' &&
            !isFine && (
              <p className="wrong small" role="alert">
                {t('stockCount.notNumber')}
              </p>
            )
          }
          hasNext={hasNext}
          onNext={save}
          translate={(key) => t(`stockCount.pad.${key}`)}
        />
      </form>
    </Sheet>
  )
}

/** Whoever counts a line that a colleague has counted should know it before. */
function Counted({ line, pending }: Pick<CountSheetProps, 'line' | 'pending'>) {
  const { t } = useTranslation()
  if (pending || line.state === 'OPEN' || line.counted === null) return null
  const isRecount = line.state === 'RECOUNT'
  return (
    <p className={`${tonesStyles.toned} ${tonesStyles.callout} small`} data-tone={isRecount ? 'warning' : 'info'}>
      {t(isRecount ? 'stockCount.recount' : 'stockCount.countedBy', {
        name: line.countedBy?.title ?? '',
        amount: quantityText(line.counted, line.unit),
        time: line.countedAt ? dateTime(line.countedAt) : '',
      })}
    </p>
  )
}
