import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { currentCall } from '../platform/call.ts'
import { FaultLog } from './faultLog.ts'

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

/** From here on an error is a fault; below, it is told to whoever looks for one. */
const WARN = 40
/** Whoever logs an error does not ask who else does, how often, and what it is a sign of. */
function quietly(): LoggerOptions['hooks'] {
  const faults = new FaultLog()
  return {
    logMethod(args, method, level) {
      const [bindings, message = ''] = args as unknown[]
      const { err, ...where } = (typeof bindings === 'object' && bindings !== null ? bindings : {}) as { err?: unknown }
      if (!err || level < WARN) return method.apply(this, args)
      const writeLine = (line: object, text: unknown) => method.call(this, line as never, text as never)
      faults.takes(err, String(message), {
        whole: (more) => writeLine({ err, ...where, ...more }, message),
        short: (line) =>
          writeLine({ ...where, ...line }, line.seconds ? `${message}, and ${line.count} more in ${line.seconds} s` : message),
      })
    },
  }
}
/** Every line says of which call or job it is, whoever writes it. */
function placeOf(): object {
  const call = currentCall()
  return call ? { requestId: call.requestId, ...(call.jobId && { jobId: call.jobId }) } : {}
}

/**
 * The log of the whole server: one JSON line an event, without secrets wherever they hide one level down, with the id of the call or job that it
 * is of. A fault is one line, and those that repeat it are one more with their number; so is an outage, however many calls meet it.
 */
export function createLogger({ logLevel }: { logLevel: string }, into?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error) => errorOf(error) },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
    hooks: quietly(),
    mixin: placeOf,
  }
  return into ? pino(options, into) : pino(options)
}
