import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { failureOf } from '../../kit/network/failure.ts'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { versionText } from '../../kit/words/versionText.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { Failed, Skeleton } from '../../resource/states.tsx'
import * as styles from './AboutDialog.module.css'
import { ReleaseDocument, type ReleaseQuery } from './gen/release.ts'

/** What is installed here: for users who report a problem, and for those who wonder what an update has brought. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(ReleaseDocument, { context: SHOWN_HERE })
  return (
    <Sheet
      title={t('settings.about.title')}
      size="small"
      onClose={onClose}
      footer={
        <Button size="md" onClick={onClose}>
          {t('console.shell.close')}
        </Button>
      }
    >
      {data && <Facts release={data.release} />}
      {!data && !error && <Skeleton lines={3} label={t('console.shell.loading')} />}
      {error && !data && <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
    </Sheet>
  )
}

function Facts({ release }: ReleaseQuery) {
  const { t } = useTranslation()
  return (
    <div className="stack even" data-slot="about">
      <p>
        <b>{t('console.app.name')}</b>
        <br />
        {t('console.app.title')}
      </p>
      <p>{t('settings.about.version', { version: versionText(release) })}</p>
      {release.license && <p>{t('settings.about.license', { license: release.license })}</p>}
      {release.changelog && (
        <details>
          <summary>{t('settings.about.changelog')}</summary>
          <pre className={styles.changelog} lang="en">
            {release.changelog}
          </pre>
        </details>
      )}
    </div>
  )
}
