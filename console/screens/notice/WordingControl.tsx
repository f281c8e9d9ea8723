import { Input, Textarea } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import { inSentence } from '../../resource/words.ts'
import * as noticeStyles from './notice.module.css'
import { usePlaceholders, usePreview, WORDING, type Worded } from './usePreview.ts'

/** Puts a placeholder where the caret is, or in place of what is selected, and says where the caret stands then. */
export function insertAt(text: string, [from, to]: readonly [number, number], name: string): { text: string; caret: number } {
  const placed = `{{${name}}}`
  const start = Math.min(from, text.length)
  return { text: text.slice(0, start) + placed + text.slice(Math.max(to, start)), caret: start + placed.length }
}

type Box = HTMLInputElement | HTMLTextAreaElement

/** The text of a notice with the placeholders of its code, and how it will read. */
export function BodyControl(props: CustomControlProps) {
  const { t } = useTranslation()
  const { name, form, words, row } = props
  const typed = useWatch({ control: form.control, name: 'code' })
  const code = String(row?.['code'] ?? typed ?? '')
  return (
    <>
      <Textarea
        rows={7}
        placeholder={t('forms.prompt.enter', { name: inSentence(words.label(name)) })}
        {...ariaOf(props)}
        {...form.register(name)}
      />
      <Placeholders code={code} form={form} />
      <Preview code={code} form={form} />
    </>
  )
}

export function SubjectControl(props: CustomControlProps) {
  const { t } = useTranslation()
  const { name, form, words } = props
  return (
    <Input
      autoComplete="off"
      placeholder={t('forms.prompt.enter', { name: inSentence(words.label(name)) })}
      {...ariaOf(props)}
      {...form.register(name)}
    />
  )
}

const ariaOf = ({ id, describedBy, isInvalid }: CustomControlProps) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
})

interface PartProps extends Pick<CustomControlProps, 'form'> {
  code: string
}

/** They go where one has written last: into the subject or into the text. */
function Placeholders({ code, form }: PartProps) {
  const { t } = useTranslation()
  const offered = usePlaceholders(code)
  const own = useRef<HTMLFieldSetElement>(null)
  const last = useRef<Worded>('body')
  useEffect(() => {
    const sheet = own.current?.closest('form')
    const follow = ({ target }: FocusEvent) => {
      const found = WORDING.find((one) => one === (target as Partial<Box> | null)?.name)
      if (found) last.current = found
    }
    sheet?.addEventListener('focusin', follow)
    return () => sheet?.removeEventListener('focusin', follow)
  }, [])
  const insert = (placeholder: string) => {
    const box = own.current?.closest('form')?.querySelector<Box>(`[name="${last.current}"]`)
    if (!box) return
    const { text, caret } = insertAt(box.value, [box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length], placeholder)
    form.setValue(last.current, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    box.focus()
    box.setSelectionRange(caret, caret)
  }
  return (
    <fieldset className={`wrapped note below ${noticeStyles.placeholders}`} ref={own}>
      <legend>{t('noticeScreens.insert')}</legend>
      {offered?.map(({ name, label, sample }) => (
        <button
          key={name}
          type="button"
          aria-label={t('noticeScreens.insertOne', { label })}
          title={sample}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(name)}
        >
          {label}
          <code>{`{{${name}}}`}</code>
        </button>
      ))}
      {offered && !offered.length && <span>{t('noticeScreens.noPlaceholders')}</span>}
    </fieldset>
  )
}

function Preview({ code, form }: PartProps) {
  const { t } = useTranslation()
  const { preview, isWrong, isEmpty } = usePreview(form, code)
  return (
    <section className={`framed breaks ${noticeStyles.noticePreview}`} aria-label={t('noticeScreens.preview.title')} aria-live="polite">
      <h4>
        {t('noticeScreens.preview.title')} <small>{t('noticeScreens.preview.hint')}</small>
      </h4>
      {preview && (
        <div>
          <b>{preview.subject}</b>
          <p>{preview.body}</p>
        </div>
      )}
      {!preview && (
        <p className="muted" data-slot="plain">
          {t(`noticeScreens.preview.${isWrong && !isEmpty ? 'wrong' : 'empty'}`)}
        </p>
      )}
    </section>
  )
}
