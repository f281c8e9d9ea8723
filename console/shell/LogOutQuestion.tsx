import { useTranslation } from 'react-i18next'
import { Ask } from './Ask.tsx'
import { logOut } from './logOut.ts'

export function LogOutQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Ask title={t('console.shell.logoutTitle')} confirm={t('console.shell.logout')} onConfirm={() => void logOut()} onCancel={onClose}>
      <p>{t('console.shell.logoutText')}</p>
    </Ask>
  )
}
