import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../gen/resources.ts'
import { Button } from '../looks/Button.tsx'
import { Sheet } from './Sheet.tsx'

interface ConfirmFrameProps {
  title: string
  action: string
  onConfirm: () => void
  /** The only other answer, unless `decline` is one; without both the question has to be confirmed. */
  onClose?: () => void
  /** The second button where it does more than close. */
  decline?: { label: string; isDanger?: boolean; onClick: () => void }
  meta?: Pick<ResourceMeta, 'scope'> | undefined
  isDanger?: boolean | undefined
  isDisabled?: boolean | undefined
  isBusy?: boolean | undefined
  /** It interrupts: a press outside is no answer, and the focus is on the button that confirms. */
  isInterrupting?: boolean
  children: ReactNode
}

/** The frame of every question that has to be answered before something goes on: a title, what it means, and the button that confirms last. */
export function ConfirmFrame(props: ConfirmFrameProps) {
  const { title, action, onConfirm, onClose, decline, meta, isDanger, isDisabled, isBusy, isInterrupting, children } = props
  const { t } = useTranslation()
  const confirm = useRef<HTMLButtonElement>(null)
  const other = decline ?? (onClose && { label: t('screens.form.cancel'), onClick: onClose })
  const footer = (
    <>
      {other && (
        <Button size="md" tone={decline?.isDanger ? 'red' : undefined} onClick={other.onClick}>
          {other.label}
        </Button>
      )}
      <Button
        size="md"
        variant="solid"
        tone={isDanger ? 'red' : 'brand'}
        disabled={Boolean(isDisabled || isBusy)}
        aria-busy={Boolean(isBusy)}
        ref={confirm}
        onClick={onConfirm}
      >
        {action}
      </Button>
    </>
  )
  return (
    <Sheet
      title={title}
      meta={meta}
      onClose={onClose}
      footer={footer}
      size="small"
      isAlert
      {...(isInterrupting && { isSticky: true, focusOn: () => confirm.current })}
    >
      {children}
    </Sheet>
  )
}
