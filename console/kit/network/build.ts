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

/** Code that cannot be fetched is either gone with its build or out of reach: asks the server which build it serves. */
export const askBuild = (): Promise<'same' | 'newer' | 'unreachable'> =>
  fetch('/graphql', { method: 'POST' }).then(
    (response) => {
      detectNewBuild(response)
      return newerBuild.get() ? 'newer' : 'same'
    },
    () => 'unreachable',
  )
