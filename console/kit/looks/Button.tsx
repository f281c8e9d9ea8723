import type { ButtonHTMLAttributes, Ref } from 'react'
import * as styles from './Button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'solid' | 'subtle' | 'ghost' | 'outline'
  tone?: 'brand' | 'red'
  size?: 'xs' | 'sm' | 'md'
  'data-slot'?: string
  ref?: Ref<HTMLButtonElement>
}

/** A plain element with the look of the component library's button, so that a first page needs none of the library. */
export function Button({
  variant = 'outline',
  tone,
  size = 'sm',
  className,
  type = 'button',
  'data-slot': slot = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${styles.button} ${className ?? ''}`}
      data-slot={slot ? `button ${slot}` : 'button'}
      data-variant={variant}
      data-hue={tone}
      data-size={size}
    />
  )
}
