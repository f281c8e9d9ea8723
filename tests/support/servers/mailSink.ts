import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly source: string
  /** When it came, by the clock of the test. */
  readonly at: number
}

/** A mail server that takes everything and remembers who was told what. What it has heard counts, whether or not the sender lives to know. */
export async function mailSink(pauseMs = 0) {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const source = Buffer.concat(parts).toString()
        const subject = /^Subject: (.*)$/im.exec(source)?.[1]?.trim() ?? ''
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, subject, source, at: Date.now() })
        setTimeout(done, pauseMs)
      })
    },
  })
  // Senders that are killed break off.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Those that told somebody the same thing again. */
    repeated: () => mails.length - new Set(mails.map(({ to, subject }) => `${to} ${subject}`)).size,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
