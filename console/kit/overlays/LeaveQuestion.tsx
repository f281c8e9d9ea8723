import { Dialog } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { ConfirmFrame } from './ConfirmFrame.tsx'
import type { Occasion, Unsaved } from './unsavedWork.ts'

interface Props {
  works: readonly Unsaved[]
  occasion?: Occasion | undefined
  onAnswer: (may: boolean) => void
}

/** Names what would be left behind and whether it can be found again. */
export function LeaveQuestion({ works, occasion, onAnswer }: Props) {
  const { t } = useTranslation()
  const areRecoverable = works.every((work) => work.saveDraft)
  const label = occasion?.leave ?? t(areRecoverable ? 'forms.leave.leave' : 'forms.leave.lose')
  const stay = () => onAnswer(false)
  return (
    <ConfirmFrame
      title={occasion?.title ?? t('forms.leave.title')}
      action={occasion?.stay ?? t('forms.leave.stay')}
      onConfirm={stay}
      onClose={stay}
      decline={{ label, isDanger: !areRecoverable, onClick: () => onAnswer(true) }}
      isInterrupting
    >
      <ul>
        {works.map((work, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two forms may carry the same title, and the list never changes
          <li key={at}>{work.title}</li>
        ))}
      </ul>
      <Dialog.Description>{t(areRecoverable ? 'forms.leave.kept' : 'forms.leave.lost')}</Dialog.Description>
    </ConfirmFrame>
  )
}
