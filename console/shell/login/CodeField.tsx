import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import * as styles from './CodeField.module.css'
import * as passwordFieldStyles from './PasswordField.module.css'

/** Six digits of the app, or one of the recovery codes; another kind of keyboard for each. */
export function CodeField({ isInvalid, onWhole }: { isInvalid: boolean; onWhole?: () => void }) {
  const { t } = useTranslation()
  const [isRecovery, setIsRecovery] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // The next code replaces a wrong one.
  useEffect(() => {
    if (isInvalid) input.current?.select()
  }, [isInvalid])
  return (
    <div className={styles.codeField}>
      <label className={passwordFieldStyles.labelled}>
        {t(isRecovery ? 'console.login.recoveryCode' : 'console.login.code')}
        <input
          ref={input}
          key={String(isRecovery)}
          name="code"
          className={styles.codeInput}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={32}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? 'login-error' : 'code-hint'}
          // biome-ignore lint/a11y/noAutofocus: the code is all that this step asks for
          autoFocus
          onChange={(event) => {
            if (!isRecovery && /^\s*\d{3}\s?\d{3}\s*$/.test(event.target.value)) onWhole?.()
          }}
        />
      </label>
      <p id="code-hint" className="note">
        {t(isRecovery ? 'console.login.recoveryHint' : 'console.login.codeHint')}
      </p>
      <button type="button" className={`${controlsStyles.linked} small thumb`} onClick={() => setIsRecovery(!isRecovery)}>
        {t(isRecovery ? 'console.login.useApp' : 'console.login.useRecovery')}
      </button>
    </div>
  )
}
