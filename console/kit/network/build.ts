import { observable } from '../browser/observable.ts'

const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? ''

/** The build that the server gives out by now, once it is another one than this page is of. */
export const newerBuild = observable('')

/** Every answer tells. A page that no server has marked (`vite`) is of no build at all. */
export function detectNewBuild({ headers }: Response) {
  const served = headers.get('x-console-build')
  if (!served) return
  const own = ownBuild()
  if (own && !own.startsWith('_') && served !== own) newerBuild.set(served)
}

export type ServerAnswer = 'same' | 'newer' | 'unreachable'

/** What a proxy answers for a server that is down. */
export const isServerAway = (status: number) => status >= 502 && status <= 504

/** Code that cannot be fetched is either gone with its build or out of reach: asks the server which build it serves. */
export const askBuild = (): Promise<ServerAnswer> =>
  fetch('/graphql', { method: 'POST' }).then(
    (response) => {
      if (isServerAway(response.status)) return 'unreachable'
      detectNewBuild(response)
      return newerBuild.get() ? 'newer' : 'same'
    },
    () => 'unreachable',
  )

const POLL_MS = 3_000

/** Asks the server now and every 3 s until it answers, and passes each answer on. Returns what ends it. */
export function pollServer(onAnswer: (answer: ServerAnswer) => void): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    const answer = await askBuild()
    if (isOver) return
    if (answer === 'unreachable') timer = setTimeout(() => void ask(), POLL_MS)
    onAnswer(answer)
  }
  void ask()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
