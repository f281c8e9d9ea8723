import { useTranslation } from 'react-i18next'
import { figureText } from '../../fields/display/figures.ts'
import type { FieldMeta } from '../../kit/gen/resources.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import type { Measure } from './grouping.ts'
import type { UnitMeasure } from './groupsDocument.ts'

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
function numberText(field: FieldMeta | undefined, { of }: Pick<Measure, 'of'>, value: number | null | undefined): string {
  if (value === null || value === undefined || !field) return '–'
  const scale = (field.kind === 'int' ? 0 : (field.scale ?? 2)) + (of === 'avg' ? MORE_DIGITS : 0)
  return figureText(value, { ...field, scale: Math.min(scale, 4) })
}

/** Most units of which each is shown; of more, their number says more. */
const UNITS_SHOWN = 3

interface Measured {
  readonly value: number | null | undefined
  readonly units: readonly UnitMeasure[] | undefined
}
export const isInManyUnits = (units: readonly UnitMeasure[] | undefined): boolean => (units?.length ?? 0) > UNITS_SHOWN

/** A measure in each of its units, such as '12 pcs · 3.5 kg'. */
export const unitsText = (field: FieldMeta | undefined, measure: Pick<Measure, 'of'>, units: readonly UnitMeasure[]): string =>
  units.map((one) => [numberText(field, measure, one.value), one.unit].filter(Boolean).join(' ')).join(' · ')

/** The text of a measure: a number, one for each of a few units, or how many units there are. */
export function useMeasureText(): (field: FieldMeta | undefined, measure: Pick<Measure, 'of'>, measured: Measured) => string {
  const { t } = useTranslation()
  return (field, measure, { value, units = [] }) => {
    if (!units.length) return numberText(field, measure, value)
    return isInManyUnits(units) ? t('lists.groups.units', { count: units.length }) : unitsText(field, measure, units)
  }
}
