import { type FormEvent, useEffect, useState } from 'react'
import { readSite, type Site, signIn } from './account.ts'
import { say } from './words.ts'

export function SignIn() {
  const [site, setSite] = useState<Site | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    readSite().then(setSite, () => {})
  }, [])

  const enter = (username: string, password: string) => {
    setBusy(true)
    setProblem('')
    signIn(username, password).catch((error: Error) => {
      setProblem(error.message)
      setBusy(false)
    })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    enter(String(typed.get('username')), String(typed.get('password')))
  }
  return (
    <section>
      <h2>{say('signIn')}</h2>
      <form onSubmit={submit}>
        <label>
          {say('username')}
          <input name="username" autoComplete="username" required />
        </label>
        <label>
          {say('password')}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        {problem && <p role="alert">{problem}</p>}
        <button type="submit" className="solid" disabled={isBusy}>
          {say('signIn')}
        </button>
      </form>
      {site && site.demoLogins.length > 0 && <DemoLogins site={site} enter={enter} isBusy={isBusy} />}
    </section>
  )
}

function DemoLogins({ site, enter, isBusy }: { site: Site; enter: (username: string, password: string) => void; isBusy: boolean }) {
  return (
    <>
      <h3>{say('demo')}</h3>
      <ul className="list">
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
