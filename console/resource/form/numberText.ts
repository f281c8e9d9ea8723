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
