import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { OutageLog } from './outageLog.ts'

const LONGEST = 4096
/** Database drivers put the statement's values into the message. */
const VALUES = /\bparams:[\s\S]*$/i
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text)
const plain = (text: string) => cut(text.replace(VALUES, 'params: [hidden]'))

function errorOf(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return plain(String(error))
  const cause = error.cause && depth < 3 ? { cause: errorOf(error.cause, depth + 1) } : {}
  const code = 'code' in error ? { code: error.code } : {}
  // A stack begins with the message, values and all: only its frames are kept.
  const stack = cut(
    (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  )
  return { type: error.name, message: plain(error.message), ...code, stack, ...cause }
}

const SECRETS = ['password', 'token', 'authorization', 'key', 'displayKey', 'secret', 'mobile', 'passwordHash', 'keyHash']

/** Whoever logs an error does not ask what it is a sign of. */
function quietly(): LoggerOptions['hooks'] {
  const outages = new OutageLog()
  return {
    logMethod(args, method) {
      const [given, said] = args as unknown[]
      const { err, ...where } = (typeof given === 'object' && given !== null ? given : {}) as { err?: unknown }
      if (!err || !outages.takes(err, (line) => method.call(this, { ...where, ...line } as never, said as never))) method.apply(this, args)
    },
  }
}

/**
 * The log of the whole server: one JSON line an event, without secrets wherever they hide one level down. An outage of the base or the disk
 * is one line a second, however many calls meet it.
 */
export function createLogger({ logLevel }: { logLevel: string }, into?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error) => errorOf(error) },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
    hooks: quietly(),
  }
  return into ? pino(options, into) : pino(options)
}
