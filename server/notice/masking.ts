import type { ChannelSettings } from '../platform/settings/config.ts'

const MASK = '***'
/** Signatures and keys as addresses carry them. */
const PARAMS = /((?:signature|accesskeyid|accesskeysecret|key|password|authorization)["']?\s*[=:]\s*["']?)[^\s&"',}]+/gi
/** Shorter ones would take words out of sentences. */
const SECRET_MIN = 4

function passwordOf(url: string | undefined): string[] {
  if (!url || !URL.canParse(url)) return []
  const { username, password } = new URL(url)
  const plain = decodeURIComponent(password)
  // Servers repeat what they were told in the form in which they were told.
  const told = [plain, `\0${decodeURIComponent(username)}\0${plain}`].map((text) => Buffer.from(text).toString('base64'))
  return plain ? [password, plain, ...told] : []
}

/** Takes out of what providers answer everything that opens anything: errors tend to repeat what was asked. */
export function maskedBy({ mail, cloud }: ChannelSettings): (text: string, more: readonly string[]) => string {
  const known = [...passwordOf(mail?.url), cloud?.keyId, cloud?.keySecret, cloud?.voice.callback?.key].filter(
    (one): one is string => (one?.length ?? 0) >= SECRET_MIN,
  )
  return (text, more) => [...known, ...more].reduce((left, secret) => left.replaceAll(secret, MASK), text.replace(PARAMS, `$1${MASK}`))
}
