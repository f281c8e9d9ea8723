import { useQuery } from '@apollo/client/react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import * as qrStyles from '../../kit/looks/QrPlace.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { askToLeaveWeChat, reportRefusal } from '../../kit/network/download.ts'
import { failureOf } from '../../kit/network/failure.ts'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { parseAddress } from '../../kit/network/network.ts'
import { useSecureServer } from '../../kit/network/secureServer.ts'
import { toast } from '../../kit/overlays/toast.ts'
import { useLabels } from '../../kit/words/i18n.ts'
import { date } from '../../kit/words/time.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import * as pageStyles from '../../resource/page.module.css'
import { Empty, Failed, Skeleton } from '../../resource/states.tsx'
import type { AppVersion } from './account.ts'
import { NewestAppVersionsDocument } from './gen/account.ts'
import * as styles from './MobileApp.module.css'

const Qr = lazyComponent(() => import('../../resource/Qr.tsx').then((module) => module.Qr), { themed: true })

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** A phone that reads the code knows nothing of this page, so the address is a whole one. */
function addressOf({ url }: AppVersion): string | null {
  const address = parseAddress(url, location.origin)
  return url && address && /^https?:$/.test(address.protocol) ? address.href : null
}

function leaveWeChatFirst(event: MouseEvent) {
  if (!reportRefusal(askToLeaveWeChat, (title) => toast({ type: 'warning', title }))) event.preventDefault()
}

/** §2 /profile/app: the newest version of the app for each kind of phone. */
export function MobileApp() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(NewestAppVersionsDocument, { context: SHOWN_HERE })
  const versions = data?.versions
  return (
    <section className={pageStyles.page} data-slot="page" aria-label={t('console.pages.mobileApp')}>
      <header className={pageStyles.pageHead} data-slot="page-head">
        <h1>{t('console.pages.mobileApp')}</h1>
      </header>
      {error && !versions && <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      {!versions && !error && <Skeleton lines={4} label={t('screens.list.loading')} />}
      <TrustCard />
      {versions?.length === 0 && (
        <div className={pageStyles.card} data-slot="card">
          <Empty icon="phone" title={t('mobileApp.none')} hint={t('mobileApp.noneHint')} />
        </div>
      )}
      <div className={`stack gap-xl ${styles.apps}`}>
        {versions?.map((version) => (
          <Version key={version.id} version={version} />
        ))}
      </div>
    </section>
  )
}

/** Where a phone learns to trust the certificate that this server has made; nothing where it needs no such thing. */
function TrustCard() {
  const { t } = useTranslation()
  const server = useSecureServer()
  if (!server?.trust) return null
  return (
    <article className={`${pageStyles.card} ${styles.app}`} data-slot="card" aria-label={t('mobileApp.trust.title')}>
      <Qr
        wait={<div className={qrStyles.qrPlace} data-slot="qr-place" />}
        className={qrStyles.qrPlace}
        value={server.trust}
        label={t('mobileApp.trust.qr')}
      />
      <div className={`stack breaks start ${styles.appText}`}>
        <h2>{t('mobileApp.trust.title')}</h2>
        <p className="muted">{t('mobileApp.trust.hint')}</p>
        <a
          className={buttonStyles.button}
          data-slot="button"
          data-variant="outline"
          data-size="md"
          href={server.trust}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="external" />
          {t('mobileApp.trust.open')}
        </a>
        <p className="note">{t('mobileApp.trust.fingerprint')}</p>
        <code>{server.fingerprint}</code>
      </div>
    </article>
  )
}

function Version({ version }: { version: AppVersion }) {
  const { t } = useTranslation()
  const { value } = useLabels()
  const address = addressOf(version)
  const platform = value('appVersion', 'platform', version.platform)
  return (
    <article className={`${pageStyles.card} ${styles.app}`} data-slot="card" aria-label={`${platform} ${version.version}`}>
      {address ? (
        <Qr
          wait={<div className={qrStyles.qrPlace} data-slot="qr-place" />}
          className={qrStyles.qrPlace}
          value={address}
          label={t('mobileApp.qr', { platform })}
        />
      ) : (
        <div className={qrStyles.qrPlace} data-slot="qr-place" data-empty="">
          <Icon name="phone" size={32} />
        </div>
      )}
      <div className={`stack breaks start ${styles.appText}`}>
        <h2 className="wrapped">
          {platform}
          {version.isForced && (
            <em className={`${tonesStyles.pill} ${tonesStyles.toned}`} data-tone="warning">
              {t('mobileApp.forced')}
            </em>
          )}
        </h2>
        <p className={`even strong ${styles.appVersion}`}>
          {version.version} <small>({version.build})</small>
        </p>
        <p className="note">{[version.fileBytes && megabytes(version.fileBytes), date(version.updatedAt)].filter(Boolean).join(' · ')}</p>
        {version.notes && <p className={`muted ${styles.appNotes}`}>{version.notes}</p>}
        {address ? (
          <a
            className={buttonStyles.button}
            data-slot="button"
            data-variant="solid"
            data-hue="brand"
            data-size="md"
            href={address}
            {...(version.fileName
              ? { download: version.fileName, onClick: leaveWeChatFirst }
              : { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Icon name={version.fileName ? 'download' : 'external'} />
            {t(version.fileName ? 'mobileApp.download' : 'mobileApp.store')}
          </a>
        ) : (
          <p className="note">{t('mobileApp.noPackage')}</p>
        )}
        {address && <p className="note">{t('mobileApp.scan')}</p>}
      </div>
    </article>
  )
}
