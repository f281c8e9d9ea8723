import { Icon } from '../kit/icons.tsx'

/** Why the last attempt was refused; fields point at it. */
export function LoginError({ text }: { text: string }) {
  if (!text) return null
  return (
    <div className="login-error" role="alert" id="login-error">
      <Icon name="alert" />
      {text}
    </div>
  )
}
