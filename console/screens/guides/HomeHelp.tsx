import { useTranslation } from 'react-i18next'
import { useCan } from '../../kit/session/me.ts'
import { EVERYONE, GUIDES, guideFor } from './guides.ts'

/** What Home shows each role, the reader's own and everyone's first. */
export function HomeHelp() {
  const { t } = useTranslation()
  const first = [guideFor(useCan()).role, EVERYONE]
  const roles = [...new Set([...first, ...GUIDES.map(({ role }) => role)])]
  return (
    <section className="stack">
      <h3>{t('help.home')}</h3>
      <dl className="stack" data-slot="home-help">
        {roles.map((role) => (
          <div key={role}>
            <dt className="quiet fine">{t(`help.roles.${role}.title`)}</dt>
            <dd>{t(`help.roles.${role}.home`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
