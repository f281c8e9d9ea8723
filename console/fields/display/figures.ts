import type { FieldMeta } from '../../kit/gen/resources.ts'

/** Without the zeros that say nothing: six pieces are no 6.000. Hours that nobody entered are shown to a tenth. */
export const decimals = (value: number, { scale = 2, unit, computed, readonly }: FieldMeta): string =>
  value.toFixed(unit === 'hours' && (computed || readonly) ? 1 : scale).replace(/(\.\d*?[1-9])0+$|\.0+$/, '$1')

const yuan = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' })
export const moneyText = (value: number): string => yuan.format(value)
/** A share of the whole, stored as 0 to 1. */
export const shareText = (value: number): string => `${(value * 100).toFixed(1)}%`

/** A number in the unit of its field. */
export function figureText(value: number, field: FieldMeta): string {
  if (field.unit === 'money') return moneyText(value)
  return field.unit === 'share' ? shareText(value) : decimals(value, field)
}
