import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '../../kit/browser/media.ts'
import { Icon } from '../../kit/looks/icons.tsx'
import * as boxStyles from './box.module.css'
import { asNative, asTyped, type DateKind, readTyped } from './dateText.ts'

interface DateBoxProps {
  kind: DateKind
  /** Calendar text of the API: 2026-11-21, 2026-11-21 08:30 or 08:30; '' for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  label?: string
  id?: string
  placeholder?: string
  isInvalid?: boolean
  describedBy?: string | undefined
  /** For the form to focus the input. */
  inputRef?: Ref<HTMLInputElement>
}

const NATIVE = { date: 'date', instant: 'datetime-local', time: 'time' } as const

/**
 * A date input with ISO text in every language, because native inputs follow the language of the browser, not of the page. The button opens
 * the browser's calendar; touch devices get the native input.
 */
export function DateBox(props: DateBoxProps) {
  const isTouch = useMedia('(pointer: coarse)')
  const { kind, value, onChange, label, id, onBlur, isInvalid, describedBy, inputRef } = props
  const common = { id, 'aria-label': label, 'aria-invalid': isInvalid || undefined, 'aria-describedby': describedBy, onBlur }
  if (isTouch)
    return (
      <input
        {...common}
        ref={inputRef}
        className={boxStyles.box}
        data-slot="box"
        type={NATIVE[kind]}
        value={asNative(kind, value)}
        onChange={(event) => onChange(asTyped(kind, event.target.value))}
      />
    )
  return <TypedBox {...props} />
}

function TypedBox({ kind, value, onChange, onBlur, label, id, placeholder, isInvalid, describedBy, inputRef }: DateBoxProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const native = useRef<HTMLInputElement>(null)
  useEffect(() => setText(value), [value])
  const settle = () => {
    const read = readTyped(kind, text)
    if (read !== value) onChange(read)
    setText(read)
    onBlur?.()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle()
  }
  return (
    <span className={`anchor ${boxStyles.dateBox}`} data-slot="date-box">
      <input
        ref={inputRef}
        className={boxStyles.box}
        data-slot="box"
        id={id}
        value={text}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        placeholder={placeholder ?? t(`screens.form.shape.${kind}`)}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onBlur={settle}
        onKeyDown={onKey}
      />
      <input
        ref={native}
        type={NATIVE[kind]}
        tabIndex={-1}
        aria-hidden="true"
        value={asNative(kind, value)}
        onChange={(event) => onChange(asTyped(kind, event.target.value))}
      />
      <button type="button" tabIndex={-1} aria-hidden="true" onClick={() => native.current?.showPicker()}>
        <Icon name={kind === 'time' ? 'clock' : 'calendar'} size={15} />
      </button>
    </span>
  )
}
