/** What a form holds of amounts: one text for each row, 'id=text', rows without a text left out. */
export type AmountTexts = readonly string[]

export const amountTexts = (held: unknown): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(held) ? held : []).map((one) => {
      const at = String(one).indexOf('=')
      return [String(one).slice(0, at), String(one).slice(at + 1)]
    }),
  )
export function withAmount(held: unknown, id: string, text: string): string[] {
  const next = new Map(amountTexts(held))
  if (text.trim()) next.set(id, text)
  else next.delete(id)
  return [...next].map(([key, value]) => `${key}=${value}`)
}
