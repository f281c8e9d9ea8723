import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import * as buttonStyles from '../kit/looks/Button.module.css'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { usePathOf } from '../kit/session/navigation.ts'

/** Leads whoever looks after rights to who sees the record, and why. */
export function ExplainAccess({ meta, id }: { meta: ResourceMeta; id: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const path = usePathOf()('accessCheck')
  if (!path) return null
  return (
    <Button
      variant="ghost"
      className={buttonStyles.square}
      data-slot="square"
      aria-label={t('screens.detail.explainAccess')}
      title={t('screens.detail.explainAccess')}
      onClick={() => navigate(`${path}?resource=${meta.name}&id=${id}`)}
    >
      <Icon name="shield" />
    </Button>
  )
}
