import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import { Choices } from '../../../kit/looks/Choices.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import { download, WireFailure } from '../../../kit/network/download.ts'
import { failureOf } from '../../../kit/network/failure.ts'
import { toast } from '../../../kit/overlays/toast.ts'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import * as pageStyles from '../../../resource/page.module.css'
import { Failed, Skeleton } from '../../../resource/states.tsx'
import { LinkPicker } from '../lazyPicker.ts'
import { RightsHeldDocument } from './gen/rights.ts'
import * as styles from './RightsPage.module.css'
import { RightsTable } from './RightsTable.tsx'
import { areasOf, firstUnused, pagesOf } from './rightsTable.ts'
import { UnusedRights } from './UnusedRights.tsx'

const FILTERS = { userId: 'user', departmentId: 'department', roleId: 'role' } as const
type Filter = keyof typeof FILTERS
const VIEWS = ['all', 'unused'] as const
const NAMES = Object.keys(FILTERS) as Filter[]
const idOf = (text: string | null) => (text && /^[1-9]\d*$/.test(text) ? text : null)

/** Who has which right, and by which role. */
export function RightsPage() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const filters = Object.fromEntries(NAMES.map((name) => [name, idOf(params.get(name))])) as Record<Filter, string | null>
  const { data, error, refetch } = useQuery(RightsHeldDocument, { variables: filters, fetchPolicy: 'cache-and-network' })
  const matrix = data?.rightsHeld
  const areas = matrix ? areasOf(matrix) : []
  const area = areas.find((one) => one === params.get('area')) ?? areas.find((one) => matrix && pagesOf(matrix, one).length > 1) ?? ''
  const view = params.get('view') === 'unused' ? 'unused' : 'all'
  const ask = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        value ? next.set(name, value) : next.delete(name)
        return next
      },
      { replace: true },
    )
  return (
    <section className={pageStyles.page} data-slot="page" aria-label={t('console.pages.rights')}>
      <header className={pageStyles.pageHead} data-slot="page-head">
        <h1>{t('console.pages.rights')}</h1>
        <span className="grow" />
        <div className={pageStyles.pageActs}>
          <ExportButton asked={filters} view={view} />
        </div>
      </header>
      {matrix && (
        <p className={`note ${pageStyles.pageHead}`}>
          {t('access.rights.since', { since: matrix.knownSince, from: firstUnused(matrix.knownSince) })}
        </p>
      )}
      <div className={`${pageStyles.card} ${styles.filters}`} data-slot="card">
        <div className="stack">
          <span>{t('access.rights.view')}</span>
          <Choices
            legend={t('access.rights.view')}
            look="strip"
            choices={VIEWS.map((one) => ({ value: one, word: t(`access.rights.views.${one}`) }))}
            value={view}
            onChange={(next) => ask('view', next === 'all' ? null : next)}
          />
        </div>
        <label className="stack" hidden={view !== 'all'}>
          <span>{t('access.rights.area')}</span>
          <select className={boxStyles.box} data-slot="box" value={area} onChange={({ target }) => ask('area', target.value)}>
            {areas.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        {NAMES.map((name) => (
          <div className="stack" key={name}>
            <span>{t(`access.rights.${FILTERS[name]}`)}</span>
            <LinkPicker
              target={FILTERS[name]}
              ids={filters[name] ? [filters[name]] : []}
              onChange={([next]) => ask(name, next ?? null)}
              label={t(`access.rights.${FILTERS[name]}`)}
              prompt={t('access.rights.all')}
              isAny
            />
          </div>
        ))}
      </div>
      <div className={pageStyles.card} data-slot="card">
        {view === 'unused' ? (
          <UnusedRights key={`${Object.values(filters)}`} asked={filters} />
        ) : matrix ? (
          <RightsTable key={`${area} ${Object.values(filters)}`} held={matrix} area={area} />
        ) : error ? (
          <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Skeleton lines={8} label={t('screens.list.loading')} />
        )}
      </div>
    </section>
  )
}

/** All of it as a workbook, one line for each right of each person. */
function ExportButton({ asked: filters, view }: { asked: Record<Filter, string | null>; view: (typeof VIEWS)[number] }) {
  const { t } = useTranslation()
  const mayExport = usePermitted('system:access:export')
  if (!mayExport) return null
  const take = async () => {
    const activeFilters = Object.entries(filters).flatMap(([name, id]) => (id ? [[name, id]] : []))
    const title = view === 'all' ? t('console.pages.rights') : t('access.rights.views.unused')
    const query = new URLSearchParams([...activeFilters, ['table', view === 'all' ? 'held' : 'unused']])
    try {
      await download(`/api/v1/identity/rights/export?${query}`, `${title}.xlsx`)
      toast({ type: 'success', id: 'taken', title: t('screens.list.exported', { name: title }) })
    } catch (error) {
      toast({ type: 'error', id: 'taken', title: (error instanceof WireFailure && error.message) || t('access.rights.notExported') })
    }
  }
  return (
    <Button onClick={() => void take()}>
      <Icon name="download" />
      {t('access.rights.export')}
    </Button>
  )
}
