import { Advice } from '../../start/command.mjs'

/** What people can do about what npm says, by the code that it prints. */
const REASONS = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/,
    'the registry does not answer. Look at the network, the proxy and `npm config get registry`',
  ],
  [/\b(E40[13]|ENEEDAUTH)\b/, 'the registry wants another log-in. Look at `npm config get registry` and its token'],
  [/\b(E404|ETARGET)\b/, 'the registry does not have it. Look at `npm config get registry`: a mirror may lag behind'],
  [/\b(E5\d\d)\b/, 'the registry is out of order. Wait a moment'],
  [/\b(EINTEGRITY)\b/, 'what arrived is not what was published. Empty the cache with `npm cache clean --force`'],
  [
    /\b(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+)\b/,
    "the registry's certificate is not trusted. Name your own with `npm config set cafile`",
  ],
  [/\b(ENOSPC|EDQUOT)\b/, 'the disk is full. Make room'],
  [/\b(EACCES|EPERM|EROFS)\b/, 'this folder cannot be written. Look at whose it is'],
  [/\b(EUSAGE)\b/, 'package-lock.json does not fit package.json. Take both as they were published'],
]

/** An error of npm as a sentence that says what to do; npm's own last lines where nothing is known of it. */
export function npmFault(error, what) {
  const output = error.output ?? error.message
  if (/ENOENT/.test(error.message) && !output)
    return new Advice(`${what} cannot be fetched: npm is not here. Install Node with npm from https://nodejs.org.`)
  if (error.signal === 'SIGKILL')
    return new Advice(`${what} cannot be fetched: the system ended npm, as it does where memory runs out. Give it 1.5 GB and start again.`)
  for (const [pattern, sentence] of REASONS) {
    const [code] = pattern.exec(output) ?? []
    if (code) return new Advice(`${what} cannot be fetched: ${sentence}, then start again. (npm: ${code})`)
  }
  const last = (output.trim() || error.message).split('\n').slice(-12).join('\n  ')
  return new Advice(`${what} cannot be fetched. npm says:\n  ${last}`)
}
