import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../fields/display/cells.module.css'
import { session } from '../../kit/session/session.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

function Person({ name, isMine }: { name: string; isMine: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={cellsStyles.menuName}>
      <span className="clip">{name}</span>
      {isMine && (
        <span className={cellsStyles.mini} data-slot="mini">
          {t('admin.session.mine')}
        </span>
      )}
    </span>
  )
}

export default defineScreen('session', {
  initial: () => ({ status: 'ACTIVE' }),
  widths: { userId: 180, ip: 130, browser: 120 },
  cells: { userId: (_, row) => <Person name={row.user?.title ?? ''} isMine={row.id === session.id} /> },
  hiddenFields: ['userAgent', 'createdAt', 'updatedAt'],
})
