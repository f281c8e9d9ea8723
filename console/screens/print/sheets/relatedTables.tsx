import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { alignOf } from '../../../fields/display/cells.tsx'
import type { ResourceMeta } from '../../../kit/gen/resources.ts'
import * as tableStyles from '../../../kit/looks/table.module.css'
import { useCan } from '../../../kit/session/me.ts'
import { readSort } from '../../../resource/address.ts'
import { type Backlink, backlinks, type Row } from '../../../resource/meta.ts'
import { listDocument } from '../../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { useWords } from '../../../resource/words.ts'
import * as paperPartsStyles from '../paperParts.module.css'
import { Part } from '../paperParts.tsx'
import { paperColumns, paperText } from '../paperText.ts'

const PRINTED = 8
const COLUMNS = 6

interface RelatedTablesProps {
  meta: ResourceMeta
  row: Row
}

/** What points at the record, the newest of each kind: paper has no tabs that replace some of it. */
export function RelatedTables({ meta, row }: RelatedTablesProps) {
  const can = useCan()
  return backlinks(meta.name)
    .filter((link) => can(`${link.meta.permission}:list`))
    .map((link) => <RelatedTable key={`${link.meta.name}.${link.field}`} link={link} id={row.id} />)
}

function RelatedTable({ link: { meta, field }, id }: { link: Backlink; id: string }) {
  const { t } = useTranslation()
  const words = useWords(meta)
  const sort = readSort(meta.sort)
  const { data } = useQuery(listDocument(meta), {
    variables: {
      filter: { [field]: { eq: id } },
      page: { no: 1, size: PRINTED, ...(sort && { sort: sort.field, order: sort.isDescending ? 'DESC' : 'ASC' }) },
    },
    context: SHOWN_HERE,
  })
  const answer = data?.page
  if (!answer?.total) return null
  const names = paperColumns(meta, field, answer.items).slice(0, COLUMNS)
  return (
    <Part title={t(`${meta.name}.related.${field}`, { defaultValue: words.title })}>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} data-align={alignOf(meta.fields[name])}>
                {words.label(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer.items.map((row) => (
            <tr key={row.id}>
              {names.map((name) => (
                <td key={name} data-align={alignOf(meta.fields[name])}>
                  {paperText(meta, name, row, words)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {answer.total > answer.items.length && (
        <p className={paperPartsStyles.paperMore}>{t('print.moreRelated', { count: answer.total, shown: answer.items.length })}</p>
      )}
    </Part>
  )
}
