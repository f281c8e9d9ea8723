import type { ButtonHTMLAttributes, Ref } from 'react'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'solid' | 'subtle' | 'ghost' | 'outline'
  tone?: 'brand' | 'red'
  size?: 'xs' | 'sm' | 'md'
  ref?: Ref<HTMLButtonElement>
}

/** A plain element with the look of the component library's button, so that a first page needs none of the library. */
export function Button({ variant = 'outline', tone, size = 'sm', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`button${className ? ` ${className}` : ''}`}
      data-variant={variant}
      data-hue={tone}
      data-size={size}
    />
  )
}
