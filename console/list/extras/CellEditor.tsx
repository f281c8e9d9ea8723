import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../fields/inputs/box.module.css'
import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'
import type { Row } from '../../resource/meta.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import * as styles from './CellEditor.module.css'
import { readPlain } from './changeable.ts'
import { type Move, moveOf, pastedLines } from './inlineKeys.ts'

interface EditorProps {
  meta: ResourceMeta
  words: ResourceWords
  row: Row
  name: string
  isPressed: boolean
  onSave: (value: unknown) => void
  onLeave: (move: Move) => void
  /** Returns true when the pasted lines were accepted. */
  onPaste: (lines: readonly string[]) => boolean
}

/** Edits one cell: Enter saves and moves down, Tab saves and moves right, Escape cancels, a click elsewhere saves. */
export function CellEditor(props: EditorProps) {
  const { meta, words, row, name } = props
  const { t } = useTranslation()
  const field = meta.fields[name] as FieldMeta
  const before = row[name] == null ? '' : String(row[name])
  const [text, setText] = useState(before)
  const isLeft = useRef(false)
  const { value, fault } = readPlain(field, text)
  const leave = (move: Move) => {
    if (isLeft.current) return
    if (move !== 'away' && fault) return
    isLeft.current = true
    if (move !== 'away' && text !== before) props.onSave(value)
    props.onLeave(move)
  }
  const label = t('lists.rows.editCell', { label: words.label(name), title: row.title })
  const message = fault && t(`screens.form.invalid.${fault}`, { min: field.min, max: field.max })
  const take = (next: string, move: Move) => {
    if (isLeft.current) return
    isLeft.current = true
    if (next !== before) props.onSave(readPlain(field, next).value)
    props.onLeave(move)
  }
  if (field.kind !== 'int') return <ChoiceCell {...props} label={label} text={text} onText={setText} onLeave={leave} onTake={take} />
  const paste = (event: ClipboardEvent) => {
    const lines = pastedLines(event.clipboardData.getData('text'))
    if (!lines || !props.onPaste(lines)) return
    event.preventDefault()
    leave('away')
  }
  return (
    <>
      <input
        ref={focused}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={message ? 'cell-fault' : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => pressed(event, leave)}
        onBlur={() => leave(fault ? 'away' : 'stay')}
        onPaste={paste}
      />
      {message && (
        <span id="cell-fault" className={styles.cellFault} data-slot="cell-fault" role="alert">
          {message}
        </span>
      )}
    </>
  )
}

function focused(input: HTMLInputElement | null) {
  input?.focus({ preventScroll: true })
  input?.select()
}

function pressed(event: KeyboardEvent, leave: (move: Move) => void) {
  const move = moveOf({ key: event.key, shiftKey: event.shiftKey, isComposing: event.nativeEvent.isComposing, keyCode: event.keyCode })
  if (!move) return
  event.preventDefault()
  event.stopPropagation()
  leave(move)
}

interface ChoiceProps extends EditorProps {
  label: string
  text: string
  onText: (text: string) => void
  onTake: (text: string, move: Move) => void
}

/** A choice in a cell: a click or Enter saves; values passed with the arrow keys are not saved until Enter. */
function ChoiceCell({ meta, words, name, isPressed, label, text, onText, onLeave, onTake }: ChoiceProps) {
  const field = meta.fields[name] as FieldMeta
  const select = useRef<HTMLSelectElement>(null)
  const lastKey = useRef('')
  useEffect(() => {
    select.current?.focus({ preventScroll: true })
    try {
      if (isPressed) select.current?.showPicker()
    } catch {
      // Without `showPicker`, the user opens the list with another click.
    }
  }, [isPressed])
  const isOpen = (target: EventTarget) =>
    target !== select.current || (CSS.supports('selector(:open)') && Boolean(select.current?.matches(':open')))
  return (
    <select
      ref={select}
      className={boxStyles.box}
      data-slot="box"
      aria-label={label}
      value={text}
      onPointerDown={() => {
        lastKey.current = ''
      }}
      onKeyDown={(event) => {
        lastKey.current = event.key
        if (event.key === 'Tab' || !isOpen(event.target)) pressed(event, onLeave)
      }}
      onChange={({ target: { value } }) => {
        if (lastKey.current && lastKey.current !== 'Enter') return onText(value)
        onTake(value, lastKey.current ? 'down' : 'away')
      }}
      // The popup of the list is part of the editor and has the focus while it is open.
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onLeave('stay')}
    >
      {!field.required && field.default === undefined && <option value="">–</option>}
      {(field.values ?? []).map((value) => (
        <option key={value} value={value}>
          {words.value(meta.name, name, value)}
        </option>
      ))}
    </select>
  )
}
