import { type ClipboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { Button } from '../kit/looks/Button.tsx'
import { lazyComponent } from '../kit/network/lazyComponent.tsx'
import * as sheetStyles from '../kit/overlays/Sheet.module.css'
import { Sheet } from '../kit/overlays/Sheet.tsx'
import { useHasWords } from '../kit/words/i18n.ts'
import type { AnySpec } from '../resource/defineScreen.ts'
import type { Fields } from '../resource/formValues.ts'
import type { Row } from '../resource/meta.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import { Banner } from './Banner.tsx'
import { RestoreOffer } from './drafts/RestoreOffer.tsx'
import { FormParts } from './FormParts.tsx'
import { focusField } from './hooks/focusField.ts'
import type { RecordForm } from './hooks/useRecordForm.ts'

/** Replaces the buttons: confirms discarding unsaved input. */
function Leaving({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={sheetStyles.leaving} role="alert">
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

const LINES = /^(text|search|tel|url|email|)$/

/** Pastes a spreadsheet cell without its trailing tab or line end into a single-line field. */
function pasteTrimmed(event: ClipboardEvent) {
  const input = event.target
  if (!(input instanceof HTMLInputElement) || !LINES.test(input.type)) return
  const text = event.clipboardData.getData('text/plain')
  const trimmed = text.trim()
  if (trimmed === text || !trimmed) return
  event.preventDefault()
  // The only API that preserves the browser's undo history.
  document.execCommand('insertText', false, trimmed.replace(/\s*[\r\n\t]+\s*/g, ' '))
}

const TroubleDialog = lazyComponent(() => import('./TroubleDialog.tsx').then((module) => module.TroubleDialog))

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
  outro?: ReactNode
  /** The field to focus first; the first one by default. */
  focusOn?: string | undefined
  onClose: () => void
}

/** The layout of record and step forms. */
export function FormSheet(props: FormSheetProps) {
  return useHasWords('formsafe') && <SheetOfForm {...props} />
}

function SheetOfForm(props: FormSheetProps) {
  const { title, meta, words, fields, spec, row, record, submit, dismiss, isDanger, isWide, intro, outro, focusOn, onClose } = props
  const { t } = useTranslation()
  const id = useId()
  /** The dialog takes the focus as it opens, so the field gets it in the next frame. */
  const begin = () => {
    const form = document.getElementById(id)
    return form && focusOn && focusField(form, focusOn) ? form.closest<HTMLElement>('[role=dialog]') : null
  }
  const follow = useEffectEvent((name: string) => {
    const form = document.getElementById(id)
    const isTouch = matchMedia('(pointer: coarse)').matches
    if (form?.contains(document.activeElement) && !record.isDirty && !isTouch) focusField(form, name)
  })
  // What a step needs is known a moment after it opened: the focus follows as long as nothing is filled in.
  useEffect(() => {
    if (focusOn) follow(focusOn)
  }, [focusOn])
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    record.safety.settle()
    onClose()
  }
  const close = () => (record.isDirty && !record.isSaving ? setIsLeaving(true) : leave())
  const footer = isLeaving ? (
    <Leaving onStay={() => setIsLeaving(false)} onLeave={leave} />
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
        title={t('forms.saveKeys')}
        onKeyDown={record.onKeyDown}
      >
        {record.isSaving ? t('screens.form.saving') : submit}
      </Button>
    </>
  )
  return (
    <Sheet
      title={title}
      meta={meta}
      onClose={close}
      footer={footer}
      size={isWide || fields.length > 3 ? 'wide' : 'small'}
      isSticky
      focusOn={begin}
    >
      <form
        id={id}
        ref={record.safety.attach}
        onSubmit={(event) => void record.save(event)}
        onKeyDown={record.onKeyDown}
        onPaste={pasteTrimmed}
        noValidate
      >
        <RestoreOffer record={record} fields={fields} words={words} />
        <Banner record={record} words={words} fields={fields} />
        {intro}
        <FormParts meta={meta} words={words} fields={fields} spec={spec} row={row} record={record} />
        {outro}
      </form>

      {record.trouble && (
        <TroubleDialog trouble={record.trouble} meta={meta} words={words} fields={fields} record={record} submit={submit} onClose={leave} />
      )}
    </Sheet>
  )
}
