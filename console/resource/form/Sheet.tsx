import { Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/icons.tsx'
import { Button } from '../Button.tsx'

interface SheetProps {
  title: string
  onClose: () => void
  children: ReactNode
  footer: ReactNode
  isAlert?: boolean
  size?: 'small' | 'wide'
  /** A press beside the dialog must not throw away what was typed. */
  isSticky?: boolean
}

/** A dialog; a sheet from below on a phone. */
export function Sheet({ title, onClose, children, footer, isAlert, size = 'wide', isSticky }: SheetProps) {
  const { t } = useTranslation()
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      role={isAlert ? 'alertdialog' : 'dialog'}
      closeOnInteractOutside={!isSticky}
    >
      <Portal>
        <Dialog.Backdrop className="sheet-veil" />
        <Dialog.Positioner className="sheet-place">
          <Dialog.Content className={`sheet ${size}`}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button variant="ghost" className="square" aria-label={t('screens.form.close')}>
                  <Icon name="close" />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>{footer}</Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
