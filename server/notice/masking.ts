const MASK = '***'
/** Signatures and keys as addresses carry them. */
const PARAMS = /((?:signature|accesskeyid|accesskeysecret|key|password|authorization)["']?\s*[=:]\s*["']?)[^\s&"',}]+/gi
/** Shorter ones would take words out of sentences. */
const SECRET_MIN = 4

/** Takes out of what providers answer everything that opens anything: errors tend to repeat what was asked. */
export function maskedBy(secrets: readonly string[]): (text: string, more: readonly string[]) => string {
  const known = secrets.filter(({ length }) => length >= SECRET_MIN)
  return (text, more) => [...known, ...more].reduce((left, secret) => left.replaceAll(secret, MASK), text.replace(PARAMS, `$1${MASK}`))
}
