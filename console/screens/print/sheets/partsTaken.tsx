import { useTranslation } from 'react-i18next'
import { quantityText } from '../../../fields/display/quantity.ts'
import * as tableStyles from '../../../kit/looks/table.module.css'
import { useLabels } from '../../../kit/words/i18n.ts'
import * as paperStyles from '../paper.module.css'
import { Part } from '../paperParts.tsx'
import type { PartEntry } from './repairDocuments.ts'

interface Taken {
  id: string
  name: string
  unit: string
  thousandths: number
  cents: number
}

/** What was taken of each part and not given back, and what that cost. */
export function takenOf(entries: readonly PartEntry[]): Taken[] {
  const byPart = new Map<string, Taken>()
  for (const { partId, part, quantityChanged, amount } of entries) {
    const known = byPart.get(partId) ?? {
      id: partId,
      name: [part?.code, part?.title].filter(Boolean).join(' '),
      unit: part?.unit ?? '',
      thousandths: 0,
      cents: 0,
    }
    byPart.set(partId, {
      ...known,
      thousandths: known.thousandths - Math.round(quantityChanged * 1000),
      cents: known.cents - Math.round(amount * 100),
    })
  }
  return [...byPart.values()].filter(({ thousandths }) => thousandths > 0)
}

const BLANK_ROWS = ['first', 'second'] as const

/** What was booked; two lines are left to be filled in by hand where nothing was. */
export function Parts({ entries }: { entries: readonly PartEntry[] }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const taken = takenOf(entries)
  const total = taken.reduce((sum, { cents }) => sum + cents, 0) / 100
  return (
    <Part title={t('repairWork.sheet.parts')}>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            <th>{t('repairWork.sheet.part')}</th>
            <th className={paperStyles.narrow} data-align="end">
              {t('repairWork.sheet.quantity')}
            </th>
            {taken.length > 0 && (
              <th className={paperStyles.narrow} data-align="end">
                {labels.label('repairLog', 'partsCost')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {taken.map(({ id, name, unit, thousandths, cents }) => (
            <tr key={id}>
              <td>{name}</td>
              <td data-align="end">{quantityText(thousandths / 1000, unit)}</td>
              <td data-align="end">{(cents / 100).toFixed(2)}</td>
            </tr>
          ))}
          {!taken.length &&
            BLANK_ROWS.map((row) => (
              <tr key={row}>
                <td>&nbsp;</td>
                <td />
              </tr>
            ))}
        </tbody>
        {taken.length > 1 && (
          <tfoot>
            <tr>
              <th colSpan={2}>{t('repairWork.sheet.total')}</th>
              <th data-align="end">{total.toFixed(2)}</th>
            </tr>
          </tfoot>
        )}
      </table>
    </Part>
  )
}
