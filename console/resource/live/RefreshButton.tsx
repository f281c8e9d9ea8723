import { useTranslation } from 'react-i18next'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'

/** Reloads the data of a page. */
export function RefreshButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  const label = t('screens.list.refresh')
  return (
    <Button className={buttonStyles.square} data-slot="square" aria-label={label} title={label} onClick={onPress}>
      <Icon name="refresh" />
    </Button>
  )
}
