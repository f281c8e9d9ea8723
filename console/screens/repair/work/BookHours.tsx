import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { DateBox } from '../../../fields/inputs/DateBox.tsx'
import { DecimalBox } from '../../../fields/inputs/DecimalBox.tsx'
import { LinkPicker } from '../../../fields/inputs/LinkPicker.tsx'
import { useTyped } from '../../../form/input/useTyped.ts'
import type { RepairLogRow } from '../../../kit/gen/resources.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import { clock } from '../../../kit/network/live.ts'
import { Sheet } from '../../../kit/overlays/Sheet.tsx'
import { today } from '../../../kit/words/time.ts'
import * as bannerStyles from '../../../resource/dialogs/Banner.module.css'
import type { Ref } from '../../../resource/meta.ts'
import * as repairStyles from '../repair.module.css'
import type { Booking } from './booking.ts'
import { useBooking } from './useBooking.ts'

const QUARTER = 0.25

interface BookProps {
  repair: RepairLogRow
  booking: Booking
  onClose: () => void
  onBooked: () => void
}

/** The hours of one or several repairers on this repair; each gets a time log of their own. */
export function BookHours({ repair, booking, onClose, onBooked }: BookProps) {
  const { t } = useTranslation()
  const id = useId()
  const [hours, setHours] = useState(String(booking.hours))
  const [logDate, setLogDate] = useState(today())
  const [detail, setDetail] = useState('')
  const title = t('repairWork.book.title', { title: repair.title })
  const typed = useTyped(title)
  const close = () => void typed.close(onClose)
  const booked = () => {
    typed.settle()
    onBooked()
  }
  const { chosen, toggle, setOthers, others, book, faults, isBusy } = useBooking(repair, booked)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void book({ hours: Number(hours), logDate, detail: detail.trim() })
  }
  const step = (by: number) => setHours(String(Math.min(24, Math.max(QUARTER, Math.round((Number(hours) || 0) / QUARTER + by) * QUARTER))))
  const footer = (
    <>
      <Button size="md" onClick={close}>
        {t('screens.form.cancel')}
      </Button>
      <Button size="md" type="submit" form={id} variant="solid" tone="brand" disabled={isBusy} aria-busy={isBusy}>
        {t(isBusy ? 'screens.form.saving' : 'repairWork.book.save')}
      </Button>
    </>
  )
  return (
    <Sheet title={title} onClose={close} footer={footer} size="small" isSticky>
      <form id={id} className={`stack gap-xl ${repairStyles.book}`} onSubmit={submit} ref={typed.attach} onInput={typed.onInput} noValidate>
        {faults.length > 0 && (
          <div className={bannerStyles.banner} data-slot="banner" role="alert">
            <Icon name="alert" />
            <div>
              {faults.map((fault) => (
                <span key={fault}>{fault}</span>
              ))}
            </div>
          </div>
        )}
        <Who repairers={repair.repairers} chosen={chosen} toggle={toggle} />
        <div>
          <span className={repairStyles.bookLabel}>{t('repairWork.book.others')}</span>
          <LinkPicker
            target="repairer"
            isMany
            ids={others}
            present={{ day: logDate }}
            onChange={setOthers}
            label={t('repairWork.book.others')}
          />
        </div>
        <div className={repairStyles.bookHours}>
          <label htmlFor={`${id}h`}>{t('repairWork.book.hours')}</label>
          <span>
            <Button size="md" aria-label={t('repairWork.book.less')} onClick={() => step(-1)}>
              −
            </Button>
            <DecimalBox id={`${id}h`} value={hours} onType={setHours} />
            <Button size="md" aria-label={t('repairWork.book.more')} onClick={() => step(1)}>
              +
            </Button>
          </span>
          {booking.spentMs !== null && <small>{t('repairWork.book.rounded', { time: clock(booking.spentMs) })}</small>}
        </div>
        <div>
          <label className={repairStyles.bookLabel} htmlFor={`${id}d`}>
            {t('repairWork.book.day')}
          </label>
          <DateBox id={`${id}d`} kind="date" value={logDate} onChange={setLogDate} />
        </div>
        <label>
          <span>{t('repairWork.book.detail')}</span>
          <textarea
            className={`${boxStyles.box} ${pressStyles.typing}`}
            data-slot="box"
            rows={2}
            maxLength={500}
            value={detail}
            onChange={(event) => setDetail(event.target.value)}
          />
        </label>
      </form>
    </Sheet>
  )
}

interface WhoProps {
  repairers: readonly Ref[]
  chosen: readonly string[]
  toggle: (id: string) => void
}

function Who({ repairers, chosen, toggle }: WhoProps) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend>{t('repairWork.book.who')}</legend>
      <div className="flow">
        {repairers.map((person) => (
          <label key={person.id} className={boxStyles.tick} data-slot="tick">
            <input type="checkbox" checked={chosen.includes(person.id)} onChange={() => toggle(person.id)} />
            {person.title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
