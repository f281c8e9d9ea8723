import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { Button } from '../Button.tsx'
import type { AnySpec } from '../defineScreen.ts'
import type { Row } from '../meta.ts'
import type { ResourceWords } from '../words.ts'
import { Banner } from './Banner.tsx'
import { FormParts } from './FormParts.tsx'
import { Sheet } from './Sheet.tsx'
import type { RecordForm } from './useRecordForm.ts'
import type { Fields } from './values.ts'

interface FormSheetProps {
  title: string
  meta: ResourceMeta
  words: ResourceWords
  fields: Fields
  spec?: AnySpec
  row?: Row | undefined
  record: RecordForm
  submit: string
  dismiss?: string
  isDanger?: boolean
  isWide?: boolean
  intro?: ReactNode
  onClose: () => void
  onReload?: (() => void) | undefined
}

/** The look shared by the form of a record and the form of a step. */
export function FormSheet(props: FormSheetProps) {
  const { title, meta, words, fields, spec, row, record, submit, dismiss, isDanger, isWide, intro, onClose, onReload } = props
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
    <Sheet title={title} onClose={close} footer={footer} size={isWide || fields.length > 3 ? 'wide' : 'small'} isSticky>
      <form id={id} onSubmit={(event) => void record.save(event)} onKeyDown={record.onKeyDown} noValidate>
        <Banner record={record} words={words} onReload={onReload} />
        {intro}
        <FormParts meta={meta} words={words} fields={fields} spec={spec} row={row} record={record} />
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
