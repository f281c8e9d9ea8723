const SIGNS: Readonly<Record<string, string>> = { '。': '.', '、': ',', '−': '-', '–': '-', '—': '-' }
const GROUPED = /^([+-]?\d{1,3})((?:,\d{3})+)(\.\d+)?$/

/** Normalizes a number as typed or pasted: full-width digits, thousands separators, spaces. */
export function numberText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[。、−–—]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/g, '')
  // '1,5' has no thousands separator: it is left unchanged and refused instead of becoming 15.
  return GROUPED.test(plain) ? plain.replaceAll(',', '') : plain
}

/** Parses the form value of amounts, one 'id=text' per row; rows without text are omitted. */
export const amountTexts = (formValue: unknown): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(formValue) ? formValue : []).map((one) => {
      const at = String(one).indexOf('=')
      return [String(one).slice(0, at), String(one).slice(at + 1)]
    }),
  )
/** The form value of amounts with the text of one row replaced. */
export function withAmount(formValue: unknown, id: string, text: string): string[] {
  const next = new Map(amountTexts(formValue))
  if (text.trim()) next.set(id, text)
  else next.delete(id)
  return [...next].map(([key, value]) => `${key}=${value}`)
}
/** The form value of amounts with exactly these rows; new ones get 1. */
export function withRows(formValue: unknown, ids: readonly string[]): string[] {
  const texts = amountTexts(formValue)
  return ids.map((id) => `${id}=${texts.get(id) ?? '1'}`)
}
