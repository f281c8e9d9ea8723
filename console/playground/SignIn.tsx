import { Button, UnStyledButton } from '@graphiql/react'
import { startTransition, useActionState, useEffect, useState } from 'react'
import { finishSignIn, readDemoLogins, signIn } from './account.ts'
import * as playgroundStyles from './playground.module.css'
import { translate } from './words.ts'

const NONE = { username: '', ticket: null as string | null, problem: '' }
/** Nothing to try leads back to the first step. */
async function attempt(before: typeof NONE, next: { username: string; typed: string } | null): Promise<typeof NONE> {
  if (!next) return NONE
  const { username, typed } = next
  try {
    const ticket = await (before.ticket ? finishSignIn(before.ticket, typed, username) : signIn(username, typed))
    return { username, ticket, problem: '' }
  } catch (error) {
    return { ...before, username, problem: (error as Error).message }
  }
}

export function SignIn() {
  const [demoLogins, setDemoLogins] = useState<Awaited<ReturnType<typeof readDemoLogins>>>([])
  const [{ username, ticket, problem }, enter, isBusy] = useActionState(attempt, NONE)
  useEffect(() => {
    readDemoLogins().then(setDemoLogins, () => {})
  }, [])
  const isSecond = ticket !== null
  return (
    <section>
      <form action={(form) => enter({ username: String(form.get('username')), typed: String(form.get('typed')) })}>
        <label hidden={isSecond}>
          {translate('username')}
          <input name="username" defaultValue={username} autoComplete="username" required />
        </label>
        <label key={ticket}>
          {translate(isSecond ? 'code' : 'password')}
          <input name="typed" {...(isSecond ? CODE : PASSWORD)} required />
        </label>
        {problem && <p role="alert">{problem}</p>}
        <Button type="submit" className={playgroundStyles.solid} disabled={isBusy}>
          {translate('signIn')}
        </Button>
        {isSecond && (
          <Button type="button" onClick={() => startTransition(() => enter(null))}>
            {translate('back')}
          </Button>
        )}
      </form>
      {!isSecond && demoLogins.length > 0 && <p>{translate('demo')}</p>}
      <ul hidden={isSecond}>
        {demoLogins.map(({ username, password, role, name }) => (
          <li key={username}>
            <UnStyledButton type="button" disabled={isBusy} onClick={() => startTransition(() => enter({ username, typed: password }))}>
              <b>{role}</b>
              <span>
                {name} · {username}
              </span>
            </UnStyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

const PASSWORD = { type: 'password', autoComplete: 'current-password' }
const CODE = { type: 'text', autoComplete: 'one-time-code' }
