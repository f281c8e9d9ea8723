import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { Button } from '../../kit/looks/Button.tsx'
import type { Failure } from '../../kit/network/failure.ts'
import { FailureBanner } from './FailureBanner.tsx'
import { Sheet } from './Sheet.tsx'

interface ConfirmProps {
  title: string
  action: string
  meta?: Pick<ResourceMeta, 'scope'>
  isDanger?: boolean
  isBusy?: boolean
  failure?: Failure | null
  children: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that is not easily taken back; a refusal is shown where it was asked for. */
export function Confirm({ title, action, meta, isDanger, isBusy, failure, children, onConfirm, onClose }: ConfirmProps) {
  const { t } = useTranslation()
  const footer = (
    <>
      <Button size="md" onClick={onClose}>
        {t('screens.form.cancel')}
      </Button>
      <Button
        size="md"
        variant="solid"
        tone={isDanger ? 'red' : 'brand'}
        disabled={Boolean(isBusy)}
        aria-busy={Boolean(isBusy)}
        onClick={onConfirm}
      >
        {action}
      </Button>
    </>
  )
  return (
    <Sheet title={title} meta={meta} onClose={onClose} footer={footer} size="small" isAlert>
      <div className="muted" data-slot="plain">
        {children}
      </div>
      <FailureBanner failure={failure} />
    </Sheet>
  )
}
