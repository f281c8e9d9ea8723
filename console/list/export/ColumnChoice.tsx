import { useTranslation } from 'react-i18next'
import type { ListController } from '../controller/listController.ts'
import * as exportStyles from './export.module.css'
import { type Choice, sheetColumns } from './exportSheet.ts'

interface ColumnChoiceProps {
  list: Pick<ListController, 'columns' | 'meta'>
  value: Choice
  onChange: (choice: Choice) => void
}

/** Chooses the columns of an export: those on the screen, or all. */
export function ColumnChoice({ list, value, onChange }: ColumnChoiceProps) {
  const { t } = useTranslation()
  const titles = sheetColumns(list).map((column) => column.title)
  const choices = [
    { name: 'shown', count: titles.length, about: titles.join(t('excel.out.separator')) },
    { name: 'every', count: undefined, about: t('excel.out.everyHint') },
  ] as const
  return (
    <fieldset className={exportStyles.exportColumns}>
      <legend className="note">{t('excel.out.columns')}</legend>
      {choices.map(({ name, count, about }) => (
        <label key={name} className="framed" data-on={value === name || undefined}>
          <input type="radio" name="columns" value={name} checked={value === name} onChange={() => onChange(name)} />
          <span>
            <b>
              {t(`excel.out.${name}`)}
              {count !== undefined && <em>{count}</em>}
            </b>
            <small className="clamped" title={name === 'shown' ? about : undefined}>
              {about}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
