import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import type { ResourceName } from '../../../kit/gen/resources.ts'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { useServerNow } from '../../../kit/network/live.ts'
import { usePathOf } from '../../../kit/session/navigation.ts'
import { useLabels } from '../../../kit/words/i18n.ts'
import { BoardHead } from './BoardHead.tsx'

/** Heads a board beside the one of all machines, and leads to that one and to the records that it counts. */
export function SideBoardHead({ page, of }: { page: string; of?: ResourceName }) {
  const { t } = useTranslation()
  const { title } = useLabels()
  const dataview = usePathOf()('dataview')
  const now = useServerNow()
  return (
    <BoardHead title={t(`console.pages.${page}`)} now={now}>
      {of && (
        <ResourceLink of={of} className={buttonStyles.link}>
          {title(of)}
        </ResourceLink>
      )}
      {dataview && (
        <Link to={dataview} className={buttonStyles.link} data-slot="link">
          {t('console.pages.dataview')}
        </Link>
      )}
    </BoardHead>
  )
}
