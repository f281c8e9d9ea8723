import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { failureOf } from '../../kit/network/failure.ts'
import { openHelp } from '../../kit/words/helpRequest.ts'
import { dateTime } from '../../kit/words/time.ts'
import { CountTabs } from '../../list/filters/CountTabs.tsx'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import * as pageStyles from '../../resource/page.module.css'
import { Failed, Skeleton } from '../../resource/states.tsx'
import type { Account } from './account.ts'
import { Details } from './Details.tsx'
import { MyAccountDocument } from './gen/account.ts'
import { Password } from './Password.tsx'
import * as styles from './Profile.module.css'
import { Sessions } from './Sessions.tsx'
import { TwoFactor } from './TwoFactor.tsx'

const TABS = ['details', 'password', 'sessions', 'twoFactor'] as const
type Tab = (typeof TABS)[number]

/** §2 /profile/index: who one is here, and what protects the account. */
export function Profile() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'details'
  const { data, error, refetch } = useQuery(MyAccountDocument, { context: SHOWN_HERE })
  const account = data?.account
  const reload = () => void refetch().catch(() => undefined)
  return (
    <section className={pageStyles.page} data-slot="page" aria-label={t('console.pages.profile')}>
      <header className={pageStyles.pageHead} data-slot="page-head">
        <h1>{t('console.pages.profile')}</h1>
      </header>
      {error && !account && <Failed failure={failureOf(error)} onRetry={reload} />}
      {!account && !error && <Skeleton lines={6} label={t('screens.list.loading')} />}
      {account && (
        <div className={`stack gap-xl ${styles.profileMain}`} data-tab={tab}>
          <Who account={account} />
          <div className="column gap-l">
            <Tabs active={tab} />
            <div className={`${pageStyles.card} ${styles.profileCard}`} data-slot="card">
              <Body tab={tab} account={account} onChanged={reload} />
            </div>
          </div>
        </div>
      )}
    </section>
  )
}

function Tabs({ active }: { active: Tab }) {
  const { t } = useTranslation()
  const [, setParams] = useSearchParams()
  return (
    <CountTabs
      label={t('console.pages.profile')}
      tabs={TABS.map((name) => ({ name, title: t(`profile.tabs.${name}`), count: undefined }))}
      chosen={active}
      onChoose={(name) => setParams({ tab: name }, { replace: true })}
    />
  )
}

function Body({ tab, account, onChanged }: { tab: Tab; account: Account; onChanged: () => void }) {
  switch (tab) {
    case 'details':
      return <Details account={account} onSaved={onChanged} />
    case 'password':
      return <Password username={account.username} />
    case 'sessions':
      return <Sessions />
    case 'twoFactor':
      return <TwoFactor account={account} onChanged={onChanged} />
  }
}

function Who({ account }: { account: Account }) {
  const { t } = useTranslation()
  const facts = [
    ['username', account.username],
    ['department', account.departmentName ?? ''],
    ['posts', account.postNames.join(' · ')],
    ['roles', account.roleNames.join(' · ')],
    ['plants', account.plants.map((plant) => plant.name).join(' · ')],
    ['lastLogin', dateTime(account.lastLoginAt)],
  ] as const
  return (
    <aside className={`${pageStyles.card} stack ${styles.who}`} data-slot="card">
      <span className={`${marksStyles.avatar} ${styles.whoFace}`} aria-hidden="true">
        {account.name.slice(0, 1)}
      </span>
      <b>{account.name}</b>
      <span className={`${tonesStyles.pill} ${tonesStyles.toned}`} data-tone={account.twoFactor ? 'good' : undefined}>
        <Icon name="shield" size={14} />
        {t(account.twoFactor ? 'profile.who.twoFactorOn' : 'profile.who.twoFactorOff')}
      </span>
      <dl className={`${surfacesStyles.pairs} ${surfacesStyles.ruled} breaks ${styles.whoFacts}`}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{t(`profile.who.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <Button size="md" onClick={() => openHelp('guides')}>
        <Icon name="book" size={16} />
        {t('console.shell.help')}
      </Button>
    </aside>
  )
}
