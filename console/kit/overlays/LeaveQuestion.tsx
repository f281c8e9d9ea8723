import { Dialog, Portal } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../looks/Button.tsx'
import type { Occasion, Unsaved } from './unsavedWork.ts'

interface Props {
  works: readonly Unsaved[]
  occasion?: Occasion | undefined
  onAnswer: (may: boolean) => void
}

/** Names what would be left behind and whether it can be found again. */
export function LeaveQuestion({ works, occasion, onAnswer }: Props) {
  const { t } = useTranslation()
  const stay = useRef<HTMLButtonElement>(null)
  const areRecoverable = works.every((work) => work.saveDraft)
  return (
    <Dialog.Root
      open
      size="sm"
      role="alertdialog"
      closeOnInteractOutside={false}
      initialFocusEl={() => stay.current}
      onOpenChange={({ open }) => !open && onAnswer(false)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{occasion?.title ?? t('forms.leave.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <ul>
                {works.map((work, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two forms may carry the same title, and the list never changes
                  <li key={at}>{work.title}</li>
                ))}
              </ul>
              <Dialog.Description>{t(areRecoverable ? 'forms.leave.kept' : 'forms.leave.lost')}</Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer>
              <Button size="md" tone={areRecoverable ? undefined : 'red'} onClick={() => onAnswer(true)}>
                {occasion?.leave ?? t(areRecoverable ? 'forms.leave.leave' : 'forms.leave.lose')}
              </Button>
              <Button size="md" variant="solid" tone="brand" ref={stay} onClick={() => onAnswer(false)}>
                {occasion?.stay ?? t('forms.leave.stay')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
