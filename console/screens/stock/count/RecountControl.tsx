import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import type { CustomControlProps } from '../../../resource/controlProps.ts'

/** Which lines of a stocktake are counted again. Single ones are ticked in their list, where the lines are. */
export function RecountControl({ name, field, meta, words, row, form, id, describedBy, isInvalid }: CustomControlProps) {
  const { t } = useTranslation()
  return (
    <>
      <select
        className={boxStyles.box}
        data-slot="box"
        id={id}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        {...form.register(name)}
      >
        {field.values
          ?.filter((value) => value !== 'CHOSEN')
          .map((value) => (
            <option key={value} value={value}>
              {words.value(meta.name, name, value)}
            </option>
          ))}
      </select>
      <p className="note">
        <ResourceLink of="stocktakeLine" search={`?stocktakeId=${row?.id}`}>
          {t('stocktakeLead.chooseLines')}
        </ResourceLink>
      </p>
    </>
  )
}
