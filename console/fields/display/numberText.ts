const SIGNS: Readonly<Record<string, string>> = { '。': '.', '、': ',', '−': '-', '–': '-', '—': '-' }
const GROUPED = /^([+-]?\d{1,3})((?:,\d{3})+)(\.\d+)?$/

/** A number as people type and paste it (full-width digits, thousands separators, spaces) in the spelling everything else reads. */
export function numberText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[。、−–—]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/g, '')
  // '1,5' is no thousands separator: it stays and is refused instead of becoming 15.
  return GROUPED.test(plain) ? plain.replaceAll(',', '') : plain
}

/** What a form holds of amounts: one text for each row, 'id=text', rows without a text left out. */
export const amountTexts = (formValue: unknown): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(formValue) ? formValue : []).map((one) => {
      const at = String(one).indexOf('=')
      return [String(one).slice(0, at), String(one).slice(at + 1)]
    }),
  )
export function withAmount(formValue: unknown, id: string, text: string): string[] {
  const next = new Map(amountTexts(formValue))
  if (text.trim()) next.set(id, text)
  else next.delete(id)
  return [...next].map(([key, value]) => `${key}=${value}`)
}
/** The same with exactly these rows: one of each that was not there yet. */
export function withRows(formValue: unknown, ids: readonly string[]): string[] {
  const texts = amountTexts(formValue)
  return ids.map((id) => `${id}=${texts.get(id) ?? '1'}`)
}
