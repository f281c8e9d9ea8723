import { useEffect, useState } from 'react'
import type { Translate } from '../language.tsx'
import * as styles from './Pairing.module.css'

/** With a place where a line may end, so that none ends within a byte. */
const COLON = ':\u200b'

/** The code by which phones learn to trust this server, and its fingerprint; nothing where no phone needs it. */
export function Trust({ translate }: { translate: Translate }) {
  const [fingerprint, setFingerprint] = useState<string | null>(null)
  useEffect(() => {
    const ask = async () => {
      const answer = await fetch('/trust/server.json')
      if (answer.ok) setFingerprint((await answer.json()).fingerprint)
    }
    ask().catch(() => undefined)
  }, [])
  if (!fingerprint) return null
  return (
    <aside className={styles.trust}>
      <img src="/trust/code.svg" alt={translate('pairing.trust.title')} />
      <p>
        <b>{translate('pairing.trust.title')}</b>
        <br />
        <small>{translate('pairing.trust.fingerprint', { fingerprint: fingerprint.split(':').join(COLON) })}</small>
      </p>
    </aside>
  )
}
