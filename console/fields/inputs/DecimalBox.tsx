import type { ComponentProps } from 'react'
import * as styles from './box.module.css'

interface DecimalBoxProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  onType: (text: string) => void
}

/** A text box for a number; the text is parsed on submit. */
export const DecimalBox = ({ onType, className = '', ...rest }: DecimalBoxProps) => (
  <input
    {...rest}
    className={`${styles.box} ${className}`}
    data-slot="box"
    inputMode="decimal"
    autoComplete="off"
    onChange={(event) => onType(event.target.value)}
  />
)
