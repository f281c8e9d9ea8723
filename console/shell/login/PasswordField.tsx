import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import * as styles from './PasswordField.module.css'

interface Props {
  isInvalid: boolean
  hasFocus?: boolean
  /** Which of the two fields of a new password. */
  fresh?: 'newPassword' | 'newPasswordAgain'
}

/** Paste is allowed and the text can be shown: both make long passwords usable. */
export function PasswordField({ isInvalid, hasFocus, fresh }: Props) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const id = fresh ?? 'password'
  return (
    <div className={styles.labelled} data-slot="password">
      <label htmlFor={id}>{t(`console.login.${id}`)}</label>
      <div className="anchor">
        <input
          id={id}
          className={styles.input}
          name={id}
          type={isShown ? 'text' : 'password'}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          placeholder={fresh ? undefined : t('console.login.passwordHint')}
          required
          maxLength={200}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? 'login-error' : undefined}
          // biome-ignore lint/a11y/noAutofocus: asked for where this is the first field of a step
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
