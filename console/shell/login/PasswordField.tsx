import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import * as styles from './PasswordField.module.css'

/** Paste is allowed and the text can be shown: both make long passwords usable. */
export function PasswordField({ isInvalid, hasFocus }: { isInvalid: boolean; hasFocus?: boolean }) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.labelled} data-slot="password">
      <label htmlFor="password">{t('console.login.password')}</label>
      <div className="anchor">
        <input
          id="password"
          className={styles.input}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          placeholder={t('console.login.passwordHint')}
          required
          maxLength={200}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? 'login-error' : undefined}
          // biome-ignore lint/a11y/noAutofocus: only the re-login dialog asks for it, whose first field this is
          autoFocus={hasFocus}
        />
        <button
          type="button"
          className={styles.eye}
          aria-pressed={isShown}
          aria-label={t(isShown ? 'console.login.hidePassword' : 'console.login.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} size={18} />
        </button>
      </div>
    </div>
  )
}
