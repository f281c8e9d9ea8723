const SHAPE = /^([+-])(\d\d):(\d\d)$/

function minutesIn(text: string): number {
  const [, sign, hours, minutes] = SHAPE.exec(text) ?? []
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0
}

let text = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=utc-offset]')?.content ?? ''
let minutes = minutesIn(text)

/**
 * How far the factories' clock is from UTC. The server writes it into every page that it gives out, so that it is known before anything is
 * drawn; whatever zone a computer or television believes in, its pages show and take the factories' time.
 */
export const businessOffset = {
  get minutes() {
    return minutes
  },
  get ms() {
    return minutes * 60_000
  },
  /** '-05:00', as it stands behind a moment. */
  get text() {
    return SHAPE.test(text) ? text : 'Z'
  },
  set(next: string) {
    text = next
    minutes = minutesIn(next)
  },
}

/** The moment at which a calendar day begins in the factories. NaN for what is no day. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00${businessOffset.text}`)
