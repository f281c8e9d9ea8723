import { Icon } from '../../kit/looks/icons.tsx'
import * as passwordFieldStyles from './PasswordField.module.css'

/** Why the last attempt was refused; fields point at it. */
export function LoginError({ text }: { text: string }) {
  if (!text) return null
  return (
    <div className={passwordFieldStyles.loginError} data-slot="login-error" role="alert" id="login-error">
      <Icon name="alert" />
      {text}
    </div>
  )
}
