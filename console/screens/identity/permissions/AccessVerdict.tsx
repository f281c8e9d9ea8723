import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import * as styles from './AccessCheck.module.css'
import type { ExplainAccessQuery } from './gen/access.ts'

type Verdict = ExplainAccessQuery['explainAccess']

/** Whether somebody may, and every rule that was asked, in its order. */
export function AccessVerdict({ verdict: { isAllowed, personName: name, reasons } }: { verdict: Verdict }) {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="row">
        <span className={tonesStyles.tag} data-tone={isAllowed ? 'good' : 'danger'}>
          {t(`access.check.${isAllowed ? 'yes' : 'no'}`, { name })}
        </span>
        <small>{t(`access.check.${isAllowed ? 'yesText' : 'noText'}`)}</small>
      </h2>
      <ol className={styles.reasons}>
        {reasons.map(({ rule, isMet, says, roles }) => (
          <li key={`${rule} ${says}`} className={tonesStyles.toned} data-tone={isMet ? 'good' : 'danger'} data-rule={rule}>
            <Icon name={isMet ? 'tick' : 'close'} />
            <span>
              <span className="visually-hidden">{t(`access.check.${isMet ? 'met' : 'unmet'}`)}</span>
              {says}
              {roles.length > 0 && (
                <span className="wrapped">
                  {roles.map((role) => (
                    <ResourceLink key={role.id} of="role" search={`?open=${role.id}`} className={tonesStyles.tag}>
                      {role.name}
                    </ResourceLink>
                  ))}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
