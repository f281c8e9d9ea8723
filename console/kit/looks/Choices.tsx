import { type ReactNode, useId } from 'react'
import * as styles from './Choices.module.css'
import * as controlsStyles from './controls.module.css'
import * as tonesStyles from './tones.module.css'

interface Choice<Value> {
  value: Value
  word: string
  tone?: 'danger' | 'good'
}
interface ChoicesProps<Value> {
  legend: string
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** A strip of short words, the joined steps of a scale, or answers that a gloved thumb can hit. */
  look: 'strip' | 'scale' | 'answers'
  describedBy?: string
  children?: ReactNode
}

/** One of a few, all in sight; to the keyboard and to screen readers they are radio buttons. */
export function Choices<Value extends string>({ legend, choices, value, onChange, look, describedBy, children }: ChoicesProps<Value>) {
  const name = useId()
  const isStrip = look === 'strip'
  return (
    <fieldset
      className={isStrip ? controlsStyles.segments : styles.choices}
      data-slot="choices"
      data-look={look}
      aria-describedby={describedBy}
    >
      <legend className={isStrip ? 'visually-hidden' : undefined}>{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={tonesStyles.toned}
          data-tone={choice.tone ?? 'good'}
          data-on={value === choice.value || undefined}
        >
          <input type="radio" name={name} value={choice.value} checked={value === choice.value} onChange={() => onChange(choice.value)} />
          <span>{choice.word}</span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}
