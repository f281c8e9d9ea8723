import type { ComponentProps } from 'react'
import * as styles from './box.module.css'

interface DecimalBoxProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  onType: (text: string) => void
}

/** A plain box for an amount, as text: what was typed is read when it is sent. */
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
