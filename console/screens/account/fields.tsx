import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import type { Failure } from '../../kit/network/failure.ts'
import { sentenceOf } from '../../kit/overlays/notices.tsx'
import * as bannerStyles from '../../resource/dialogs/Banner.module.css'
import * as linesStyles from './lines.module.css'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  fault?: string
  hint?: ReactNode
}

/** A labelled input whose hint and fault are read out with it. */
export function TextField({ label, fault, hint, ...input }: FieldProps) {
  const id = useId()
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={linesStyles.line}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          {...input}
          id={id}
          className={boxStyles.box}
          data-slot="box"
          aria-invalid={fault ? true : undefined}
          aria-describedby={described || undefined}
        />
        <Notes id={id} fault={fault} hint={hint} />
      </div>
    </div>
  )
}

/** A password that can be shown; pasting is allowed. */
export function SecretField({ label, fault, hint, ...input }: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={linesStyles.line}>
      <label htmlFor={id}>{label}</label>
      <div>
        <div className="anchor">
          <input
            {...input}
            id={id}
            type={isShown ? 'text' : 'password'}
            className={boxStyles.box}
            data-slot="box"
            required
            maxLength={200}
            aria-invalid={fault ? true : undefined}
            aria-describedby={described || undefined}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={t(isShown ? 'console.login.hidePassword' : 'console.login.showPassword')}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} size={17} />
          </button>
        </div>
        <Notes id={id} fault={fault} hint={hint} />
      </div>
    </div>
  )
}

interface CodeProps {
  fault: string
  hint: ReactNode
  isDigits?: boolean
  autoFocus?: boolean
}

/** Six digits from the app, or a recovery code where that is allowed. */
export function CodeField({ fault, hint, isDigits, autoFocus }: CodeProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('profile.twoFactor.code')}
      name="code"
      inputMode={isDigits ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={32}
      autoFocus={autoFocus}
      fault={fault}
      hint={hint}
    />
  )
}

function Notes({ id, fault, hint }: { id: string; fault?: string | undefined; hint?: ReactNode }) {
  return (
    <>
      {fault && (
        <p className="note below wrong" data-slot="line-fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      {hint && (
        <div className="note below" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </>
  )
}

/** What was refused as a whole; what belongs to a field is said there. */
export function Refused({ failure }: { failure: Failure | null }) {
  const { t } = useTranslation()
  if (!failure || failure.fields.length) return null
  return (
    <div className={bannerStyles.banner} data-slot="banner" data-tone="danger" role="alert">
      <Icon name="alert" />
      <div>
        <b>{sentenceOf(failure)}</b>
        {failure.code === 'INTERNAL_SERVER_ERROR' && failure.requestId && (
          <span>{t('console.error.requestId', { id: failure.requestId })}</span>
        )}
      </div>
    </div>
  )
}
