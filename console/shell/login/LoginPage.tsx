import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import { readSite, type Site } from '../../kit/session/signIn.ts'
import { language, loadLanguage } from '../../kit/words/i18n.ts'
import { isStoragePersistent } from '../../shared/storage.ts'
import { EnvironmentBanner } from '../frame/EnvironmentBanner.tsx'
import * as styles from './LoginPage.module.css'

/** Role names and hints come in the language of the page, so another language asks again. A site that cannot be read stays unnamed. */
export function useSite(lng: string): Site | null {
  const [found, setFound] = useState<{ lng: string; site: Site } | null>(null)
  useEffect(() => {
    let isWanted = true
    readSite().then(
      (site) => isWanted && setFound({ lng, site }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [lng])
  return found?.site ?? null
}

function LanguageButton() {
  const other = language() === 'zh' ? 'en' : 'zh'
  return (
    <button type="button" className={styles.loginLng} lang={other} onClick={() => void loadLanguage(other)}>
      <Icon name="globe" />
      {other === 'en' ? 'English' : '中文'}
    </button>
  )
}

/** What stands around every card outside the console. */
export function LoginPage({ site, children }: { site: Site | null; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={styles.login}>
      <EnvironmentBanner name={site?.environment ?? ''} />
      {!isStoragePersistent && (
        <p className={styles.unkept} role="status">
          {t('console.login.nothingKept')}
        </p>
      )}
      <LanguageButton />
      <main className={styles.loginMain} data-slot="login-main">
        {children}
      </main>
      {site && <footer className={styles.loginFoot}>{`${site.name} ${site.version}`}</footer>}
    </div>
  )
}
