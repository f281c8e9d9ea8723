import { Button } from '@graphiql/react'
import { useState } from 'react'
import { type Account, signOut, switchPlant } from './account.ts'
import * as playgroundStyles from './playground.module.css'
import { translate } from './words.ts'

export function SignedIn({ account }: { account: Account }) {
  const [problem, setProblem] = useState('')
  const choose = (plantId: string) => {
    setProblem('')
    switchPlant(plantId).catch((error: Error) => setProblem(error.message))
  }
  return (
    <section>
      <div className={playgroundStyles.row}>
        <div>
          <b>{account.user.name}</b>
          <span>{account.user.roles.map((role) => role.name).join(' · ') || account.user.username}</span>
        </div>
        <Button type="button" onClick={() => void signOut()}>
          {translate('signOut')}
        </Button>
      </div>
      <label>
        {translate('plant')}
        <select value={account.currentPlantId} onChange={(event) => choose(event.target.value)}>
          {account.plants.map((plant) => (
            <option key={plant.id} value={plant.id}>
              {plant.name}
            </option>
          ))}
        </select>
      </label>
      {problem && <p role="alert">{problem}</p>}
      <p>{translate('headerHint')}</p>
    </section>
  )
}
