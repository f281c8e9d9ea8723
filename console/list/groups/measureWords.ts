import { useTranslation } from 'react-i18next'
import { figureText } from '../../fields/display/figures.ts'
import type { FieldMeta } from '../../kit/gen/resources.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import type { Measure } from './grouping.ts'

/** The words of a measure, such as 'Sum of Hours'. */
export function useMeasureWords({ label }: Pick<ResourceWords, 'label'>): (measure: Measure) => string {
  const { t } = useTranslation()
  return ({ field, of }) => t(`lists.groups.measures.${of}`, { field: label(field) })
}

const grouped = new Intl.NumberFormat('en')
export const countText = (count: number): string => grouped.format(count)
/** Digits of an average beyond those of its field. */
const MORE_DIGITS = 2

/** The value of a measure, formatted as its field; a dash where no record has the number. */
export function measureText(field: FieldMeta | undefined, { of }: Pick<Measure, 'of'>, value: number | null | undefined): string {
  if (value === null || value === undefined || !field) return '–'
  const scale = (field.kind === 'int' ? 0 : (field.scale ?? 2)) + (of === 'avg' ? MORE_DIGITS : 0)
  return figureText(value, { ...field, scale: Math.min(scale, 4) })
}
