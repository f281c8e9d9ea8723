import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { Button } from '../Button.tsx'
import type { Row } from '../meta.ts'
import type { ResourceWords } from '../words.ts'
import { Banner } from './Banner.tsx'
import { FormField, isWide } from './FormField.tsx'
import { Sheet } from './Sheet.tsx'
import type { RecordForm } from './useRecordForm.ts'
import type { Fields } from './values.ts'

interface FormSheetProps {
  title: string
  meta: ResourceMeta
  words: ResourceWords
  fields: Fields
  row?: Row | undefined
  record: RecordForm
  submit: string
  dismiss?: string
  isDanger?: boolean
  intro?: ReactNode
  onClose: () => void
  onReload?: (() => void) | undefined
}

/** Two fields stand side by side; one that would stay alone above a wide one is joined by the next narrow one. */
export function withoutHoles(fields: Fields): Fields {
  const left = [...fields]
  const placed: (typeof left)[number][] = []
  let isHalf = false
  for (let next = left.shift(); next; next = left.shift()) {
    const filler = isHalf && isWide(next[1]) ? left.findIndex(([, field]) => !isWide(field)) : -1
    if (filler >= 0) placed.push(...left.splice(filler, 1))
    placed.push(next)
    isHalf = isWide(next[1]) ? false : !isHalf
  }
  return placed
}

/** The look shared by the form of a record and the form of a step. */
export function FormSheet({
  title,
  meta,
  words,
  fields,
  row,
  record,
  submit,
  dismiss,
  isDanger,
  intro,
  onClose,
  onReload,
}: FormSheetProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isLeaving, setIsLeaving] = useState(false)
  const close = () => (record.isDirty && !record.isSaving ? setIsLeaving(true) : onClose())
  const footer = isLeaving ? (
    <Leaving onStay={() => setIsLeaving(false)} onLeave={onClose} />
  ) : (
    <>
      <Button size="md" type="button" onClick={close}>
        {dismiss ?? t('screens.form.cancel')}
      </Button>
      <Button
        size="md"
        type="submit"
        form={id}
        variant="solid"
        tone={isDanger ? 'red' : 'brand'}
        disabled={record.isSaving}
        aria-busy={record.isSaving}
      >
        {record.isSaving ? t('screens.form.saving') : submit}
      </Button>
    </>
  )
  return (
    <Sheet title={title} onClose={close} footer={footer} size={fields.length > 3 ? 'wide' : 'small'} isSticky>
      <form id={id} onSubmit={(event) => void record.save(event)} onKeyDown={record.onKeyDown} noValidate>
        <Banner record={record} words={words} onReload={onReload} />
        {intro}
        <div className="form-grid">
          {withoutHoles(fields).map(([name, field]) => (
            <FormField key={name} name={name} field={field} meta={meta} words={words} row={row} form={record.form} />
          ))}
        </div>
      </form>
    </Sheet>
  )
}

function Leaving({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="leaving" role="alert">
      <span>{t('screens.form.unsaved')}</span>
      <Button size="md" type="button" autoFocus onClick={onStay}>
        {t('screens.form.stay')}
      </Button>
      <Button size="md" type="button" variant="subtle" tone="red" onClick={onLeave}>
        {t('screens.form.discard')}
      </Button>
    </div>
  )
}
