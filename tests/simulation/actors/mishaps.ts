import type { Mishap, World } from '../run/world.ts'
import type { Answer, Client, Request } from './client.ts'

/** So many statements a process lives on at most after a call that it does not survive. */
const STATEMENTS = 60

/** What becomes of a call with which something goes wrong. Out: its answer, if there is one. */
export async function meet(
  world: World,
  mishap: Mishap,
  { client, request, key }: { client: Client; request: Request; key: string },
): Promise<Answer | undefined> {
  const send = () => client.send(request, key)
  switch (mishap) {
    case 'answerLost':
      await send()
      return undefined
    case 'repeated':
      await send()
      return send()
    case 'repeatedTogether': {
      const [one, other] = await Promise.all([send(), send()])
      return one.outcome === 'ok' ? one : other
    }
    case 'diskFull':
      world.disk.fullFor = 1 + world.dice.below(3)
      await send()
      world.disk.fullFor = 0
      return undefined
    case 'commitRefused': {
      world.disk.refusedCommits = 1
      const answer = await send()
      const isMet = world.disk.refusedCommits === 0
      world.disk.refusedCommits = 0
      // Whoever is told that it was done relies on it.
      return isMet && answer.outcome !== 'ok' ? undefined : answer
    }
    case 'connectionLost': {
      world.disk.cutAfter = world.dice.below(STATEMENTS)
      const answer = await send()
      world.disk.cutAfter = Number.POSITIVE_INFINITY
      // Whoever is told that nobody knows sends it again.
      return answer.status >= 500 ? undefined : answer
    }
    case 'dropped':
    case 'powerCut': {
      world.disk.statementsLeft = world.dice.below(STATEMENTS)
      const answer = await send().catch(() => undefined)
      const isBefore = world.disk.isGone
      await world.drop({ isPowerCut: mishap === 'powerCut' })
      // What was answered before the end was acknowledged.
      return isBefore ? undefined : answer
    }
  }
}
