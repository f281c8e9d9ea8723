import type { FormEvent } from 'react'
import { type Say, useSpeech } from '../language.tsx'
import { useLive } from '../live.ts'
import { Clock } from '../wall/Header.tsx'
import { Shape } from '../wall/Shape.tsx'
import { useNow } from '../wall/ticks.ts'
import * as wallStyles from '../wall/Wall.module.css'
import * as styles from './Pairing.module.css'
import { keyFrom, pair, turnLanguage } from './pairing.ts'
import { Trust } from './Trust.tsx'

/** What a screen shows that has no key, or one that the server does not know: calm, and with the way out. */
export function Pairing({ refused }: { refused: boolean }) {
  const { say, language } = useSpeech()
  const other = language === 'zh' ? 'en' : 'zh'
  const turn = () => {
    turnLanguage(other)
    location.reload()
  }
  return (
    <main className={`${wallStyles.screen} ${styles.pairing}`}>
      <header>
        <b className={styles.brand}>Millwright</b>
        <button type="button" lang={other} onClick={turn}>
          {say('pairing.language')}
        </button>
        <Clock />
      </header>
      <section>
        {refused ? <Refused say={say} /> : <Steps say={say} />}
        <KeyForm say={say} />
        <Trust say={say} />
      </section>
    </main>
  )
}

function Steps({ say }: { say: Say }) {
  return (
    <>
      <h1>{say('pairing.title')}</h1>
      <ol>
        <li>{say('pairing.step1')}</li>
        <li>{say('pairing.step2')}</li>
        <li>{say('pairing.step3')}</li>
      </ol>
    </>
  )
}

function Refused({ say }: { say: Say }) {
  const { retryAt } = useLive()
  const now = useNow()
  const left = retryAt ? Math.ceil((retryAt - now) / 1000) : 0
  return (
    <>
      <h1 className={styles.refused}>
        <Shape of="diamond" />
        {say('refused.title')}
      </h1>
      <p>{say('refused.text')}</p>
      <p role="status" className={styles.retry}>
        {left > 0 ? say('refused.retry', { n: left }) : say('refused.retrying')}
      </p>
      <p>{say('refused.replace')}</p>
    </>
  )
}

function KeyForm({ say }: { say: Say }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const key = keyFrom(String(new FormData(event.currentTarget).get('key') ?? ''))
    if (!key) return
    pair(key)
    location.reload()
  }
  return (
    <form onSubmit={submit}>
      <input
        name="key"
        aria-label={say('pairing.placeholder')}
        placeholder={say('pairing.placeholder')}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <button type="submit">{say('pairing.submit')}</button>
    </form>
  )
}
