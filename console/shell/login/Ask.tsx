import { Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'

interface Props {
  title: string
  children: ReactNode
  confirm: string
  onConfirm: () => void
  /** Without a way out the question has to be answered. */
  onCancel?: () => void
  isDanger?: boolean
}

/** A short question in front of everything else. */
export function Ask({ title, children, confirm, onConfirm, onCancel, isDanger }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog.Root
      open
      size="xs"
      role="alertdialog"
      closeOnEscape={!!onCancel}
      closeOnInteractOutside={false}
      onOpenChange={(change) => {
        if (!change.open) onCancel?.()
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>
              {onCancel && (
                <Button size="md" onClick={onCancel}>
                  {t('console.shell.cancel')}
                </Button>
              )}
              <Button size="md" variant="solid" tone={isDanger ? 'red' : 'brand'} onClick={onConfirm} autoFocus={!isDanger}>
                {confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
