import { useTranslation } from 'react-i18next'
import * as marksStyles from '../../kit/looks/marks.module.css'
import type { DemoLogin } from '../../kit/session/signIn.ts'
import * as styles from './DemoLogins.module.css'

interface Props {
  logins: readonly DemoLogin[]
  isBusy: boolean
  onPick: (login: DemoLogin) => void
}

/** Only a demo installation lists its accounts. */
export function DemoLogins({ logins, isBusy, onPick }: Props) {
  const { t } = useTranslation()
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <h2 className="baseline about" id="demo-title">
        {t('console.login.demo')}
        <small>{t('console.login.demoHint')}</small>
      </h2>
      <ul className="rounded">
        {logins.map((login) => (
          <li key={login.username}>
            <button type="button" disabled={isBusy} onClick={() => onPick(login)}>
              <span className={marksStyles.avatar} aria-hidden="true">
                {login.name.slice(0, 1)}
              </span>
              <span className={styles.demoWho}>
                <b>{login.role}</b>
                <code>{login.username}</code>
              </span>
              <span className="note">{login.permissionsHint}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
