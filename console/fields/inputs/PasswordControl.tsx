import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../kit/browser/copyText.ts'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { generatePassword } from '../../kit/session/password.ts'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import * as boxStyles from './box.module.css'
import * as styles from './PasswordControl.module.css'

/** A password for another user: typed or generated, shown on request, ready to copy. */
export function PasswordControl({ name, form, id, describedBy, isInvalid, field }: CustomControlProps) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  const generate = () => {
    const fresh = generatePassword()
    form.setValue(name, fresh, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    setIsShown(true)
    void copyText(fresh).then(setIsCopied)
  }
  return (
    <div className={styles.secret}>
      <div className={styles.secretBox}>
        <input
          className={boxStyles.box}
          data-slot="box"
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          spellCheck={false}
          maxLength={200}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          aria-required={field.required || undefined}
          {...form.register(name, { onChange: () => setIsCopied(false) })}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t(isShown ? 'screens.form.hidePassword' : 'screens.form.showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} size={16} />
        </button>
      </div>
      <Button onClick={generate}>
        <Icon name={isCopied ? 'tick' : 'key'} size={14} />
        {t(isCopied ? 'screens.form.generatedCopied' : 'screens.form.generate')}
      </Button>
    </div>
  )
}
