import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import * as styles from './RightsTable.module.css'
import { type Holder, type MarkedRole, markedRoles, pagesOf, type Right, type RightsMatrix, rolesBy } from './rightsTable.ts'

/** So many people at once: a plant of hundreds is drawn piece by piece. */
const STEP = 50

/** People and the rights of one area; each cell names the roles by their letters. */
export function RightsTable({ held: matrix, area }: { held: RightsMatrix; area: string }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(STEP)
  const roles = useMemo(() => markedRoles(matrix), [matrix])
  const byId = useMemo(() => new Map(roles.map((one) => [one.id, one])), [roles])
  const pages = useMemo(() => pagesOf(matrix, area), [matrix, area])
  const rights = pages.flatMap((one) => one.rights)
  if (!matrix.people.length) return <p className={`note ${styles.legend}`}>{t('access.rights.nobody')}</p>
  return (
    <>
      <p className={`wrapped ${styles.legend}`}>
        <span className="muted">{t('access.rights.legend')}</span>
        {roles.map(({ id, name, mark }) => (
          <ResourceLink key={id} of="role" search={`?open=${id}`} className={styles.role}>
            <b>{mark}</b> {name}
          </ResourceLink>
        ))}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too */}
      <section className={styles.scroller} tabIndex={0} aria-label={area}>
        <table className={styles.table} data-slot="rights">
          <thead>
            <tr>
              <th scope="col" rowSpan={2} className={styles.person}>
                {t('access.rights.people', { count: matrix.people.length })}
              </th>
              {pages.map(({ page, rights: own }) => (
                <th key={page} scope="colgroup" colSpan={own.length} className={styles.page} title={page}>
                  {page}
                </th>
              ))}
            </tr>
            <tr>
              {rights.map(({ tag, name }) => (
                <th key={tag} scope="col" className={styles.right} title={tag}>
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrix.people.slice(0, shown).map((one) => (
              <Person key={one.id} person={one} rights={rights} roles={byId} />
            ))}
          </tbody>
        </table>
      </section>
      {shown < matrix.people.length && (
        <footer className={styles.legend}>
          <Button onClick={() => setShown(shown + STEP)}>{t('access.rights.more', { count: matrix.people.length - shown })}</Button>
        </footer>
      )}
    </>
  )
}

interface PersonProps {
  person: Holder
  rights: readonly Right[]
  roles: ReadonlyMap<string, MarkedRole>
}
function Person({ person, rights, roles }: PersonProps) {
  const { t } = useTranslation()
  const unused = useMemo(() => new Set(person.unused), [person])
  return (
    <tr>
      <th scope="row" className={styles.person}>
        <ResourceLink of="user" search={`?open=${person.id}`}>
          {person.name}
        </ResourceLink>
        <small>{person.department || person.username}</small>
      </th>
      {rights.map((right) => {
        const by = rolesBy(person, roles, right.at)
        const isUnused = unused.has(right.at)
        const titleParts = [
          `${right.name}: ${by.map(({ name }) => name).join(', ')}`,
          ...(isUnused ? [t('access.rights.views.unused')] : []),
        ]
        return (
          <td key={right.tag} title={by.length ? titleParts.join(' · ') : undefined}>
            {by.length > 0 && (
              <span className={`${tonesStyles.toned} ${styles.held}`} data-tone={isUnused ? 'warning' : 'good'}>
                {by.map(({ mark }) => mark).join('')}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}
