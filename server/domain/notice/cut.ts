/** At most so many characters, and never half of one. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const short = text.slice(0, max)
  return /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short
}
