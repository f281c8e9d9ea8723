import { Input } from '@chakra-ui/react'
import { type ChangeEvent, type ClipboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendTo } from '../../fields/files/pendingFiles.ts'
import { readPhoto } from '../../fields/scan/readPhoto.ts'
import { Scanner } from '../../fields/scan/Scanner.tsx'
import * as scanStyles from '../../fields/scan/scan.module.css'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { sentenceOf } from '../../kit/overlays/notices.tsx'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import { inSentence } from '../../resource/words.ts'
import { type PrefillResult, usePrefill } from './usePrefill.ts'

/** A label says more than a number does. */
const LABEL_LIKE = /[\r\n\t;；=:：{]/
const PHOTOS = 'beforePhotoIds'
const PHOTOS_MAX = 9
const MOST_SHOWN = 6

type Reading = 'photo' | 'unread' | null

/** The number of the roll: typed, scanned, or read from a photo of its label, which stays with the complaint. What is known of the roll fills in the rest. */
export function RollLabel(props: CustomControlProps) {
  const { name, form, row, words, id, describedBy, isInvalid } = props
  const { t } = useTranslation()
  const { ask, isBusy } = usePrefill(form)
  const [prefill, setPrefill] = useState<PrefillResult | null>(null)
  const [reading, setReading] = useState<Reading>(null)
  const [isScanning, setIsScanning] = useState(false)
  const lastLabel = useRef('')
  const put = (value: string) => form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  const read = async (label: string) => {
    setReading(null)
    const answer = await ask({ label })
    lastLabel.current = String(form.getValues(name))
    setPrefill(answer)
    return answer
  }
  /** What stands in the box may be the text of a whole label: the number in it takes its place. */
  const readTyped = async (typed: string) => {
    const label = typed.trim()
    if (!label || label === lastLabel.current) return
    if (LABEL_LIKE.test(label)) put('')
    const { isRead, filled } = await read(label)
    if (!isRead && !filled.length && LABEL_LIKE.test(label)) put(label.slice(0, 64))
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain').trim()
    if (!LABEL_LIKE.test(text)) return
    event.preventDefault()
    event.stopPropagation()
    void readTyped(text)
  }
  const takePhoto = async (photo: File) => {
    const photoIds = form.getValues(PHOTOS)
    if (!Array.isArray(photoIds) || photoIds.length < PHOTOS_MAX) sendTo(form.control, PHOTOS, [photo])
    setReading('photo')
    setPrefill(null)
    const text = await readPhoto(photo).catch(() => null)
    if (text) await read(text)
    else setReading('unread')
  }
  const box = { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined, autoComplete: 'off' }
  const registered = form.register(
    name,
    row ? {} : { onBlur: (event: { target: { value: string } }) => void readTyped(event.target.value) },
  )
  return (
    <>
      <Input
        {...box}
        placeholder={row ? t('forms.prompt.enter', { name: inSentence(words.label(name)) }) : t('complaints.label.prompt')}
        {...registered}
        {...(!row && { onPaste: paste })}
      />
      {!row && (
        <div className="stack below" data-slot="roll-label">
          <div className="wrapped">
            <LabelPhoto isBusy={reading === 'photo' || isBusy} onPhoto={(photo) => void takePhoto(photo)} />
            <Button size="md" type="button" onClick={() => setIsScanning(true)}>
              <Icon name="qr" />
              {t('complaints.label.scan')}
            </Button>
          </div>
          <div role="status">
            {reading && <p className={reading === 'unread' ? 'small in-warning' : 'note'}>{t(`complaints.label.${reading}`)}</p>}
            {prefill && <What brought={prefill} labelOf={words.label} />}
          </div>
        </div>
      )}
      {isScanning && (
        <Scanner
          title={t('complaints.label.scanTitle')}
          onClose={() => setIsScanning(false)}
          take={async (text) => {
            const answer = await read(text)
            if (answer.isRead) setIsScanning(false)
            return answer.isRead ? null : { text, message: answer.failure ? sentenceOf(answer.failure) : t('complaints.label.other') }
          }}
        />
      )}
    </>
  )
}

function LabelPhoto({ isBusy, onPhoto }: { isBusy: boolean; onPhoto: (photo: File) => void }) {
  const { t } = useTranslation()
  const id = useId()
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = input.files ?? []
    if (photo) onPhoto(photo)
    // The same photo may be chosen again.
    input.value = ''
  }
  return (
    <div className={scanStyles.scanPhoto}>
      <input id={id} type="file" accept="image/*" capture="environment" className="visually-hidden" disabled={isBusy} onChange={choose} />
      <label htmlFor={id} className={buttonStyles.button} data-slot="button" data-variant="outline" data-size="md" aria-busy={isBusy}>
        <Icon name="camera" />
        {t('complaints.label.take')}
      </label>
    </div>
  )
}

/** What was filled in, and which complaints of the same roll there are. */
function What({ brought: prefill, labelOf }: { brought: PrefillResult; labelOf: (field: string) => string }) {
  const { t } = useTranslation()
  const { text, isRead, filled, earlier, failure } = prefill
  if (failure) return <p className="small wrong">{sentenceOf(failure)}</p>
  if (!isRead)
    return (
      <p className="small in-warning breaks">
        {t('complaints.label.other')} <q>{text.slice(0, 120)}</q>
      </p>
    )
  const numbers = earlier.slice(0, MOST_SHOWN).map(({ claimNo }) => claimNo)
  return (
    <div className="tight small breaks">
      <p className="muted">
        {filled.length
          ? t('complaints.label.filled', { values: filled.map(({ field, title }) => `${labelOf(field)} ${title}`).join(' · ') })
          : t('complaints.label.nothing')}
      </p>
      {numbers.length > 0 && (
        <p className="in-warning">
          {t('complaints.label.earlier', { numbers: [...numbers, ...(earlier.length > MOST_SHOWN ? ['…'] : [])].join(' · ') })}
        </p>
      )}
    </div>
  )
}
