import type { ComponentProps } from 'react'
import type { Failure } from '../../kit/network/failure.ts'
import { ConfirmFrame } from '../../kit/overlays/ConfirmFrame.tsx'
import { FailureBanner } from './FailureBanner.tsx'

interface ConfirmProps extends ComponentProps<typeof ConfirmFrame> {
  failure?: Failure | null
}

/** Confirms an action that cannot easily be undone, and shows its refusal. */
export function Confirm({ failure, children, ...frame }: ConfirmProps) {
  return (
    <ConfirmFrame {...frame}>
      <div className="muted" data-slot="plain">
        {children}
      </div>
      <FailureBanner failure={failure} />
    </ConfirmFrame>
  )
}
