import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/looks/Button.tsx'
import { failureOf } from '../../../kit/network/failure.ts'
import { Failed, Skeleton } from '../../../resource/states.tsx'
import { RightsUnusedDocument, type RightsUnusedQueryVariables } from './gen/rights.ts'
import * as styles from './RightsTable.module.css'

const STEP = 100

/** What people may do and have not done for half a year, one line each. */
export function UnusedRights({ asked: filters }: { asked: RightsUnusedQueryVariables }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(STEP)
  const { data, error, refetch } = useQuery(RightsUnusedDocument, { variables: filters, fetchPolicy: 'cache-and-network' })
  const lines = data?.rightsHeld.unused
  if (!lines && error) return <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!lines) return <Skeleton lines={8} label={t('screens.list.loading')} />
  if (!lines.length) return <p className={`note ${styles.legend}`}>{t('access.rights.noUnused')}</p>
  return (
    <>
      <p className={`muted ${styles.legend}`}>{t('access.rights.unusedCount', { count: lines.length })}</p>
      <div className={styles.scroller}>
        <table className={`${styles.table} ${styles.lines}`} data-slot="unused">
          <thead>
            <tr>
              {(['user', 'page', 'right', 'role', 'used'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`access.rights.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, shown).map((one) => (
              <tr key={`${one.username} ${one.tag}`}>
                <th scope="row">{one.person}</th>
                <td>{one.area === one.page ? one.page : `${one.area} / ${one.page}`}</td>
                <td>{one.right}</td>
                <td>{one.roles}</td>
                <td className="figure">{one.lastUsed ?? t('access.rights.never', { since: data.rightsHeld.knownSince })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown < lines.length && (
        <footer className={styles.legend}>
          <Button onClick={() => setShown(shown + STEP)}>{t('access.rights.moreLines', { count: lines.length - shown })}</Button>
        </footer>
      )}
    </>
  )
}
