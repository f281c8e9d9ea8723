import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import * as buttonStyles from '../kit/looks/Button.module.css'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { usePathOf } from '../kit/session/navigation.ts'
import { recordPrintAddress } from '../resource/printAddress.ts'

/** Leads to the record on paper; whoever has no page of its list has none of its sheet. */
export function PrintButton({ meta, id }: { meta: ResourceMeta; id: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isOpen = usePathOf()(meta.name) !== undefined
  if (!isOpen) return null
  return (
    <Button
      variant="ghost"
      className={buttonStyles.square}
      data-slot="square"
      aria-label={t('lists.print.record')}
      title={t('lists.print.record')}
      onClick={() => navigate(recordPrintAddress(meta, id))}
    >
      <Icon name="printer" />
    </Button>
  )
}
