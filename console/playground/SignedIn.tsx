import { useEffect, useState } from 'react'
import { type Account, signOut, switchPlant } from './account.ts'
import * as playgroundStyles from './playground.module.css'
import { translate } from './words.ts'

export function SignedIn({ account }: { account: Account }) {
  const [problem, setProblem] = useState('')
  const changePlant = (plantId: string) => {
    setProblem('')
    switchPlant(plantId).catch((error: Error) => setProblem(error.message))
  }
  return (
    <section>
      <div className={playgroundStyles.person}>
        <div>
          <b>{account.user.name}</b>
          <span>{account.user.roles.map((role) => role.name).join(' · ') || account.user.username}</span>
        </div>
        <button type="button" onClick={() => void signOut()}>
          {translate('signOut')}
        </button>
      </div>
      <label>
        {translate('plant')}
        <select value={account.currentPlantId} onChange={(event) => changePlant(event.target.value)}>
          {account.plants.map((plant) => (
            <option key={plant.id} value={plant.id}>
              {plant.name}
            </option>
          ))}
        </select>
      </label>
      {problem && <p role="alert">{problem}</p>}
      <Expiry at={account.expiresAt} />
      <p className={playgroundStyles.hint}>{translate('headerHint')}</p>
    </section>
  )
}

const two = (n: number) => String(n).padStart(2, '0')

function Expiry({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, Math.floor((Date.parse(at) - now) / 1000))
  return (
    <p className={playgroundStyles.expiry} data-low={left < 120 || undefined}>
      <span>{translate('token')}</span>
      <b>{left ? translate('tokenLeft', { time: `${Math.floor(left / 60)}:${two(left % 60)}` }) : translate('tokenOver')}</b>
    </p>
  )
}
