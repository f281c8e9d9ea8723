import type { FormEvent } from 'react'
import { type Translate, useSpeech } from '../language.tsx'
import { useLive } from '../live.ts'
import { Clock } from '../wall/Header.tsx'
import { Shape } from '../wall/Shape.tsx'
import { useNow } from '../wall/ticks.ts'
import * as wallStyles from '../wall/Wall.module.css'
import * as styles from './Pairing.module.css'
import { keyFrom, pair, switchLanguage } from './pairing.ts'
import { Trust } from './Trust.tsx'

/** What a screen shows that has no key, or one that the server does not know: calm, and with the way out. */
export function Pairing({ refused }: { refused: boolean }) {
  const { translate, language } = useSpeech()
  const other = language === 'zh' ? 'en' : 'zh'
  const toggleLanguage = () => {
    switchLanguage(other)
    location.reload()
  }
  return (
    <main className={`${wallStyles.screen} ${styles.pairing}`}>
      <header>
        <b className={styles.brand}>Millwright</b>
        <button type="button" lang={other} onClick={toggleLanguage}>
          {translate('pairing.language')}
        </button>
        <Clock />
      </header>
      <section>
        {refused ? <Refused translate={translate} /> : <Steps translate={translate} />}
        <KeyForm translate={translate} />
        <Trust translate={translate} />
      </section>
    </main>
  )
}

function Steps({ translate }: { translate: Translate }) {
  return (
    <>
      <h1>{translate('pairing.title')}</h1>
      <ol>
        <li>{translate('pairing.step1')}</li>
        <li>{translate('pairing.step2')}</li>
        <li>{translate('pairing.step3')}</li>
      </ol>
    </>
  )
}

function Refused({ translate }: { translate: Translate }) {
  const { retryAt } = useLive()
  const now = useNow()
  const left = retryAt ? Math.ceil((retryAt - now) / 1000) : 0
  return (
    <>
      <h1 className={styles.refused}>
        <Shape of="diamond" />
        {translate('refused.title')}
      </h1>
      <p>{translate('refused.text')}</p>
      <p role="status" className={styles.retry}>
        {left > 0 ? translate('refused.retry', { n: left }) : translate('refused.retrying')}
      </p>
      <p>{translate('refused.replace')}</p>
    </>
  )
}

function KeyForm({ translate }: { translate: Translate }) {
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
        aria-label={translate('pairing.placeholder')}
        placeholder={translate('pairing.placeholder')}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <button type="submit">{translate('pairing.submit')}</button>
    </form>
  )
}
