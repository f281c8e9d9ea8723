import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import { Confirm } from '../../resource/dialogs/Confirm.tsx'
import type { SavedView } from '../listPreferences.ts'
import { removeView } from './viewActions.ts'

interface RemoveViewProps {
  view: SavedView
  onRemoved: () => void
  onClose: () => void
}

/** Confirms and deletes a saved view. */
export function RemoveView({ view, onRemoved, onClose }: RemoveViewProps) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<Failure | null>(null)
  const run = () => removeView(view).then(onRemoved, (error: unknown) => setFailure(failureOf(error)))
  return (
    <Confirm
      title={t('lists.views.removeTitle', { name: view.name })}
      action={t('screens.list.remove')}
      isDanger
      failure={failure}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {t(`lists.views.removeHint.${view.visibility}`)}
    </Confirm>
  )
}
