import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../fields/display/numberText.ts'
import { quantityText, toQuantity } from '../../../fields/display/quantity.ts'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { DecimalBox } from '../../../fields/inputs/DecimalBox.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import { sentenceOf } from '../../../kit/overlays/notices.tsx'
import { Sheet } from '../../../kit/overlays/Sheet.tsx'
import { date } from '../../../kit/words/time.ts'
import * as bannerStyles from '../../../resource/dialogs/Banner.module.css'
import { type PartWork, type UsualPart, useMovePart, useOnePart } from './partWork.ts'
import * as styles from './workParts.module.css'

const NUMBER = /^\d+(\.\d{1,3})?$/
const FEW = [1, 2, 3, 4, 5] as const

interface PartMoveProps {
  /** For nothing in particular where there is none. */
  work?: PartWork
  storeType: 'OUT' | 'RETURN'
  part: UsualPart
  /** Most that can be given back. */
  most?: number
  onClose: () => void
  onMoved: () => void
  /** The machine that it is for, where no work says so. */
  equipmentId?: string | undefined
  /** What else may be said of it. */
  children?: ReactNode
}

/** How much of a part is taken for work or given back: one press where the number is right already. */
export function PartMove({ work, storeType, part: offered, most, onClose, onMoved, equipmentId, children }: PartMoveProps) {
  const { t } = useTranslation()
  const id = useId()
  const isTaking = storeType === 'OUT'
  const [part, setPart] = useState(offered)
  const partNow = useOnePart(work)
  const [text, setText] = useState(String(isTaking ? part.own || 1 : (most ?? 1)))
  const [reason, setReason] = useState('')
  const { move, failure, isBusy, faultOf } = useMovePart(work, onMoved)
  const typed = numberText(text)
  const quantity = NUMBER.test(typed) ? toQuantity(Number(typed)) : 0
  const limit = isTaking ? part.quantity : (most ?? Number.POSITIVE_INFINITY)
  const isTooMuch = quantity > limit
  const isOthers = isTaking && !isTooMuch && quantity > part.free
  const isReady = quantity > 0 && !isTooMuch && !(isOthers && !reason.trim())
  const step = (by: number) => setText(String(Math.min(Math.max(by > 0 ? limit : 0, 0), Math.max(1, toQuantity(quantity + by)))))
  /** What was refused was judged by what others have taken or reserved meanwhile: from then on that is shown. */
  const book = async () => {
    if (await move({ storeType, part, quantity, ...(isOthers && { overrideReason: reason.trim() }), ...(equipmentId && { equipmentId }) }))
      return
    const fresh = await partNow(part.partId).catch(() => undefined)
    if (fresh) setPart(fresh)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) void book()
  }
  const message = faultOf('quantity') || faultOf('overrideReason') || (failure && (failure.fields[0]?.message ?? sentenceOf(failure)))
  const problem = isTooMuch
    ? t(isTaking ? 'workParts.tooMuch' : 'workParts.notTaken', { amount: quantityText(limit, part.unit) })
    : quantity > 0
      ? message
      : t('workParts.howMuch')
  const few = FEW.filter((one) => one <= limit)
  return (
    <Sheet
      title={work ? t(`workParts.title.${storeType}`, { title: work.title }) : t('workParts.take')}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button size="md" onClick={onClose}>
            {t('screens.form.cancel')}
          </Button>
          <Button size="md" type="submit" form={id} variant="solid" tone="brand" disabled={!isReady || isBusy} aria-busy={isBusy}>
            {t(`workParts.confirm.${storeType}`, { amount: quantityText(quantity, part.unit) })}
          </Button>
        </>
      }
    >
      <form id={id} className="stack gap-xl" onSubmit={submit} noValidate data-slot="part-move">
        <div className="stack gap-s">
          <b className="strong">{part.name}</b>
          <span className="muted">{[part.code, part.spec].filter(Boolean).join(' · ')}</span>
          <span>
            {t('workParts.there', { amount: quantityText(part.quantity, part.unit) })}
            {part.location && ` · ${part.location}`}
          </span>
        </div>
        <div className={`stack ${styles.much}`}>
          <label htmlFor={`${id}q`}>{t('workParts.quantity', { unit: part.unit })}</label>
          <span className="flow">
            <Button size="md" aria-label={t('workParts.less')} onClick={() => step(-1)}>
              −
            </Button>
            <DecimalBox
              id={`${id}q`}
              value={text}
              aria-invalid={Boolean(problem) || undefined}
              onFocus={(event) => event.target.select()}
              onType={setText}
            />
            <Button size="md" aria-label={t('workParts.more')} onClick={() => step(1)}>
              +
            </Button>
          </span>
          <span className={pressStyles.chips}>
            {few.map((one) => (
              <button key={one} type="button" aria-pressed={one === quantity} onClick={() => setText(String(one))}>
                {one}
              </button>
            ))}
          </span>
        </div>
        {problem && (
          <p className="in-danger" role="alert">
            {problem}
          </p>
        )}
        {isOthers && <Rivals part={part} id={`${id}r`} reason={reason} onReason={setReason} />}
        {children}
      </form>
    </Sheet>
  )
}

interface RivalsProps {
  part: UsualPart
  id: string
  reason: string
  onReason: (text: string) => void
}

/** Who goes short if it is taken all the same, and why it has to be. */
function Rivals({ part, id, reason, onReason }: RivalsProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className={bannerStyles.banner} data-slot="banner" data-tone="warning" role="alert">
        <Icon name="alert" />
        <div>
          <b>{part.free > 0 ? t('workParts.others', { free: quantityText(part.free, part.unit) }) : t('workParts.othersAll')}</b>
          {part.rivals.map((one) => (
            <span key={`${one.resource}${one.id}`}>
              {t('workParts.rival', { title: one.title, amount: quantityText(one.quantity, part.unit), day: date(one.dueDate) })}
            </span>
          ))}
        </div>
      </div>
      <label htmlFor={id}>
        <span>{t('workParts.reason')}</span>
        <textarea
          id={id}
          className={`${boxStyles.box} ${pressStyles.typing}`}
          data-slot="box"
          rows={2}
          maxLength={500}
          required
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
      </label>
    </>
  )
}
