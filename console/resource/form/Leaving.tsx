import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import * as sheetStyles from './Sheet.module.css'

/** In the place of the buttons: whether what was typed may go. */
export function Leaving({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={sheetStyles.leaving} role="alert">
      <span>{t('screens.form.unsaved')}</span>
      <Button size="md" type="button" autoFocus onClick={onStay}>
        {t('screens.form.stay')}
      </Button>
      <Button size="md" type="button" variant="subtle" tone="red" onClick={onLeave}>
        {t('screens.form.discard')}
      </Button>
    </div>
  )
}
