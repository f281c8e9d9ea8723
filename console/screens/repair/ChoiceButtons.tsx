import { useId } from 'react'
import * as styles from './ChoiceButtons.module.css'

interface Choice {
  value: string
  word: string
  tone?: 'danger' | 'good'
}
interface ChoiceButtonsProps {
  legend: string
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string) => void
  isLarge?: boolean
}

/** One of a few, as buttons that a gloved thumb can hit; to the keyboard and to screen readers they are radio buttons. */
export function ChoiceButtons({ legend, choices, value, onChange, isLarge }: ChoiceButtonsProps) {
  const name = useId()
  return (
    <fieldset className={styles.scanChoices} data-large={isLarge || undefined}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} data-tone={choice.tone}>
          <input type="radio" name={name} value={choice.value} checked={value === choice.value} onChange={() => onChange(choice.value)} />
          <span>{choice.word}</span>
        </label>
      ))}
    </fieldset>
  )
}
