import { useTranslation } from 'react-i18next'
import { useTitles } from '../../../fields/choices/useChoices.ts'
import { Nothing } from '../../../fields/display/cells.tsx'
import { joinNames } from '../../../fields/display/textWidth.ts'
import type { FieldMeta } from '../../../kit/gen/resources.ts'
import * as tableStyles from '../../../kit/looks/table.module.css'
import { useLabels } from '../../../kit/words/i18n.ts'
import { date, dateTime } from '../../../kit/words/time.ts'
import * as gridStyles from '../../../list/table/grid.module.css'
import { metaNamed, type Ref } from '../../../resource/meta.ts'
import { changesIn } from './changes.ts'
import * as logsStyles from './logs.module.css'

/** What a change did, field by field, in the words of the page. */
export function Changes({ resource, text }: { resource: string; text: string | null }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const changes = changesIn(text)
  if (!changes.length) return <Nothing />
  return (
    <div className={`${gridStyles.gridBox} framed breaks ${logsStyles.changes}`} data-slot="grid-box">
      <table className={`${tableStyles.table} ${tableStyles.told}`}>
        <thead>
          <tr>
            <th scope="col">{t('systemScreens.log.field')}</th>
            <th scope="col">{t('systemScreens.log.before')}</th>
            <th scope="col">{t('systemScreens.log.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{labels.label(resource, field)}</th>
              <td data-old>
                <ChangeValue resource={resource} name={field} value={before} />
              </td>
              <td>
                <ChangeValue resource={resource} name={field} value={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ChangeValueProps {
  resource: string
  name: string
  value: unknown
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

function ChangeValue({ resource, name, value }: ChangeValueProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const field = metaNamed(resource)?.fields[name]
  if (isNothing(value)) return <Nothing />
  if (field?.target) return <Linked field={field} value={value} />
  if (field?.kind === 'choice') return labels.value(resource, name, String(value))
  if (typeof value === 'boolean' || field?.kind === 'flag')
    return t(value === true || value === 1 || value === 'true' ? 'screens.list.yes' : 'screens.list.no')
  if (field?.kind === 'instant') return dateTime(String(value)) || String(value)
  if (field?.kind === 'date') return date(String(value)) || String(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const MANY = 12
const nobody: readonly Ref[] = []

/** Records by their titles; those that are gone, or none of the reader's business, by number. */
function Linked({ field, value }: { field: FieldMeta; value: unknown }) {
  const { t } = useTranslation()
  const ids = (Array.isArray(value) ? value : [value]).map(String)
  const titles = useTitles(field.target ?? 'plant', ids.slice(0, MANY), nobody)
  const more = ids.length - MANY
  return (
    <>
      {joinNames(titles.map((ref) => ref.title))}
      {more > 0 && ` ${t('systemScreens.log.andMore', { count: more })}`}
    </>
  )
}
