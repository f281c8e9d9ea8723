import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmLeave, unsaved } from '../../kit/overlays/unsaved.ts'
import { Ask } from './Ask.tsx'
import { logOut } from './logOut.ts'

/** Asks once: with something unsaved, that is the question. */
export function LogOutQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [isUnsaved] = useState(() => unsaved.any())
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when somebody wants to leave
  useEffect(() => {
    if (isUnsaved) void confirmLeave().then((may) => (may ? logOut() : onClose()))
  }, [isUnsaved])
  if (isUnsaved) return null
  return (
    <Ask title={t('console.shell.logoutTitle')} confirm={t('console.shell.logout')} onConfirm={() => void logOut()} onCancel={onClose}>
      <p>{t('console.shell.logoutText')}</p>
    </Ask>
  )
}
