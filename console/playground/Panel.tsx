import { useState } from 'react'
import { useAccount } from './account.ts'
import { Examples } from './Examples.tsx'
import * as playgroundStyles from './playground.module.css'
import { RunList } from './RunList.tsx'
import { SignedIn } from './SignedIn.tsx'
import { SignIn } from './SignIn.tsx'
import { chooseLanguage, say, useLanguage } from './words.ts'

export function Panel() {
  const language = useLanguage()
  const account = useAccount()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen)
    return (
      <aside className={`${playgroundStyles.panel} ${playgroundStyles.closed}`} data-slot="panel">
        <button type="button" className="icon" aria-label={say('open')} title={say('open')} onClick={() => setOpen(true)}>
          ›
        </button>
      </aside>
    )
  const other = language === 'zh' ? 'en' : 'zh'
  return (
    <aside className={playgroundStyles.panel} data-slot="panel">
      <header>
        <h1>Millwright</h1>
        <button type="button" className={playgroundStyles.plain} lang={other} onClick={() => chooseLanguage(other)}>
          {say('otherLanguage')}
        </button>
        <button type="button" className="icon" aria-label={say('close')} title={say('close')} onClick={() => setOpen(false)}>
          ‹
        </button>
      </header>
      {account ? <SignedIn account={account} /> : <SignIn />}
      <RunList />
      <Examples />
    </aside>
  )
}
