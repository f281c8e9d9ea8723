import { type FormEvent, useEffect, useState } from 'react'
import { finishSignIn, readSite, type Site, signIn } from './account.ts'
import * as playgroundStyles from './playground.module.css'
import { translate } from './words.ts'

export function SignIn() {
  const [site, setSite] = useState<Site | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [ticket, setTicket] = useState<string | null>(null)
  useEffect(() => {
    readSite().then(setSite, () => {})
  }, [])

  const attempt = (entering: Promise<string | null>) => {
    setBusy(true)
    setProblem('')
    entering
      .then(setTicket)
      .catch((error: Error) => setProblem(error.message))
      .finally(() => setBusy(false))
  }
  const enter = (username: string, password: string) => attempt(signIn(username, password))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (ticket) attempt(finishSignIn(ticket, String(typed.get('code'))))
    else enter(String(typed.get('username')), String(typed.get('password')))
  }
  return (
    <section>
      <h2>{translate('signIn')}</h2>
      <form onSubmit={submit}>
        {ticket ? <Code /> : <Names />}
        {problem && <p role="alert">{problem}</p>}
        <button type="submit" className={playgroundStyles.solid} disabled={isBusy}>
          {translate('signIn')}
        </button>
        {ticket && (
          <button type="button" className={playgroundStyles.plain} onClick={() => setTicket(null)}>
            {translate('back')}
          </button>
        )}
      </form>
      {!ticket && site && site.demoLogins.length > 0 && <DemoLogins site={site} enter={enter} isBusy={isBusy} />}
    </section>
  )
}

const Names = () => (
  <>
    <label>
      {translate('username')}
      <input name="username" autoComplete="username" required />
    </label>
    <label>
      {translate('password')}
      <input name="password" type="password" autoComplete="current-password" required />
    </label>
  </>
)

const Code = () => (
  <label>
    {translate('code')}
    <input name="code" autoComplete="one-time-code" inputMode="text" required />
  </label>
)

function DemoLogins({ site, enter, isBusy }: { site: Site; enter: (username: string, password: string) => void; isBusy: boolean }) {
  return (
    <>
      <h3>{translate('demo')}</h3>
      <ul className={playgroundStyles.list}>
        {site.demoLogins.map((demo) => (
          <li key={demo.username}>
            <button type="button" disabled={isBusy} onClick={() => enter(demo.username, demo.password)}>
              <b>{demo.role}</b>
              <span>
                {demo.name} · {demo.username}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
