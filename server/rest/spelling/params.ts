/** The parameters of an address, each with all the values it was given. A map: no key can reach a prototype. */
export type Params = ReadonlyMap<string, readonly string[]>

/** A percent sign that escapes nothing stands for itself: people type `name=%a%` as they mean it. */
function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  const escaped = spaced.replace(/%(?![0-9a-f]{2})/gi, '%25')
  try {
    return decodeURIComponent(escaped)
  } catch {
    return spaced
  }
}

export function paramsOf(url: string): Params {
  const [, query = ''] = url.split(/\?(.*)/s)
  const out = new Map<string, string[]>()
  for (const pair of query.split('&')) {
    if (!pair) continue
    const [name = '', value = ''] = pair.split(/=(.*)/s).map(decoded)
    const key = name.replace(/\[\]$/, '')
    out.set(key, [...(out.get(key) ?? []), value])
  }
  return out
}
/** The last value given for the first of these names that has one. */
export function oneOf(params: Params, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = params.get(name)?.at(-1)?.trim()
    if (value) return value
  }
  return undefined
}
