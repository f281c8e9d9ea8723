import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import type { Failure } from '../../kit/network/failure.ts'
import { sentenceOf } from '../../kit/overlays/notices.tsx'
import * as statesStyles from '../states.module.css'
import * as bannerStyles from './Banner.module.css'
import * as formPartsStyles from './FormParts.module.css'

/** The refusal of the server, shown in the dialog that caused it. */
export function FailureBanner({ failure }: { failure: Failure | null | undefined }) {
  const { t } = useTranslation()
  if (!failure) return null
  return (
    <div className={bannerStyles.banner} data-slot="banner" data-tone="danger" role="alert">
      <Icon name="alert" />
      <div>
        <b>{failure.fields[0]?.message ?? sentenceOf(failure)}</b>
        {failure.code === 'INTERNAL_SERVER_ERROR' && failure.requestId && (
          <code className={statesStyles.requestId}>
            {t('screens.list.requestId')} {failure.requestId}
          </code>
        )}
      </div>
    </div>
  )
}

/** Why the button beside it failed, on pages for one-handed use. */
export const FootFailure = ({ children }: { children: ReactNode }) => (
  <p className={formPartsStyles.footFailure} role="alert">
    <Icon name="alert" />
    {children}
  </p>
)
