import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmFrame } from '../../kit/overlays/ConfirmFrame.tsx'
import { confirmLeave, unsaved } from '../../kit/overlays/unsaved.ts'
import { logOut } from './logOut.ts'
import { sharedDevice } from './sharedDevice.ts'

/** Asks once: with something unsaved, that is the question. */
export function LogOutQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [isUnsaved] = useState(() => unsaved.any())
  const [isShared, setShared] = useState(sharedDevice.read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when somebody wants to leave
  useEffect(() => {
    if (isUnsaved) void confirmLeave().then((may) => (may ? logOut() : onClose()))
  }, [isUnsaved])
  if (isUnsaved) return null
  return (
    <ConfirmFrame
      title={t('console.shell.logoutTitle')}
      action={t('console.shell.logout')}
      onConfirm={() => {
        sharedDevice.write(isShared)
        void logOut()
      }}
      onClose={onClose}
      isInterrupting
    >
      <p>{t('console.shell.logoutText')}</p>
      <label className="row-inline">
        <input type="checkbox" checked={isShared} onChange={(event) => setShared(event.target.checked)} />
        {t('console.shell.sharedDevice')}
      </label>
      <p className="muted">{t('console.shell.sharedDeviceText')}</p>
    </ConfirmFrame>
  )
}
