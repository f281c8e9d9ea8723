import type { FieldMeta } from '../../kit/gen/resources.ts'

/** A decimal without trailing zeros: 6 instead of 6.000. Computed and readonly hours have one decimal place. */
export const decimals = (value: number, { scale = 2, unit, computed, readonly }: FieldMeta): string =>
  value.toFixed(unit === 'hours' && (computed || readonly) ? 1 : scale).replace(/(\.\d*?[1-9])0+$|\.0+$/, '$1')

const yuan = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' })
/** An amount in yuan, as currency. */
export const moneyText = (value: number): string => yuan.format(value)
/** A share from 0 to 1 as a percentage with one decimal place. */
export const shareText = (value: number): string => `${(value * 100).toFixed(1)}%`

/** A number formatted by the unit of its field: money, share or plain. */
export function figureText(value: number, field: FieldMeta): string {
  if (field.unit === 'money') return moneyText(value)
  return field.unit === 'share' ? shareText(value) : decimals(value, field)
}
