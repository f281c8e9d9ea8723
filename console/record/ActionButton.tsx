import { Button, type ButtonProps } from '../kit/looks/Button.tsx'
import type { Action } from '../kit/overlays/action.ts'

interface ActionButtonProps {
  action: Action
  /** Of several, the one that leads on. */
  isPrimary: boolean
  size?: ButtonProps['size']
}

/** One possible action of a record as a button. */
export function ActionButton({ action: { label, tone, perform }, isPrimary, size }: ActionButtonProps) {
  const look = isPrimary
    ? ({ variant: 'solid', tone: 'brand' } as const)
    : tone === 'danger'
      ? ({ variant: 'subtle', tone: 'red' } as const)
      : {}
  return (
    <Button {...look} {...(size && { size })} onClick={perform}>
      {label}
    </Button>
  )
}
