import { useState } from 'react'
import { useAccount } from './account.ts'
import { AREAS } from './example.ts'
import { EXAMPLES, variablesOf } from './examples.ts'
import * as playgroundStyles from './playground.module.css'
import { RunList } from './RunList.tsx'
import { SignedIn } from './SignedIn.tsx'
import { SignIn } from './SignIn.tsx'
import { editor } from './tabs.ts'
import { chooseLanguage, language, translate, useLanguage, type Word } from './words.ts'

const Examples = () => (
  <section>
    <h2>{translate('examples')}</h2>
    {AREAS.map((area) => (
      <details key={area} open={area === 'repair'}>
        <summary>{translate(`area_${area}`)}</summary>
        <ul className={playgroundStyles.list}>
          {EXAMPLES.filter((example) => example.area === area).map((example) => (
            <li key={example.word}>
              <button type="button" onClick={() => editor.current?.openTab(example.query, variablesOf(example, undefined, language()))}>
                <b>{translate(example.word as Word)}</b>
              </button>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </section>
)

export function Panel() {
  const language = useLanguage()
  const account = useAccount()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen)
    return (
      <aside className={`${playgroundStyles.panel} ${playgroundStyles.closed}`} data-slot="panel">
        <button type="button" className="icon" aria-label={translate('open')} title={translate('open')} onClick={() => setOpen(true)}>
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
          {translate('otherLanguage')}
        </button>
        <button type="button" className="icon" aria-label={translate('close')} title={translate('close')} onClick={() => setOpen(false)}>
          ‹
        </button>
      </header>
      {account ? <SignedIn account={account} /> : <SignIn />}
      <RunList />
      <Examples />
    </aside>
  )
}
