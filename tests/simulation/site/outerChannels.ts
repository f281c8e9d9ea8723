import type { Channels, Outcome } from '../../../server/domain/notice/index.ts'
import type { Dice } from '../../support/random/dice.ts'

const [SENT, WAIT] = [90, 95]
const HUNDRED = 100

/** Providers of mail and messages: most of what they take arrives, some they refuse for now or for good. */
export function outerChannels(dice: () => Dice) {
  /** How often each message arrived, by the name of its delivery. */
  const arrived = new Map<string, number>()
  const channels: Channels = {
    isReady: (channel) => channel === 'EMAIL' || channel === 'SMS',
    async send({ reference }): Promise<Outcome> {
      const roll = dice().below(HUNDRED)
      if (roll >= WAIT) return { kind: 'failed', reason: 'REFUSED', answer: 'refused' }
      if (roll >= SENT) return { kind: 'again', reason: 'UNREACHABLE', answer: 'not reached' }
      arrived.set(reference, (arrived.get(reference) ?? 0) + 1)
      outer.onArrived()
      return { kind: 'sent', answer: 'accepted' }
    },
    close: async () => {},
  }
  const outer = {
    channels,
    arrived,
    /** Called when a provider has taken a message, before its sender hears of that. */
    onArrived: () => {},
  }
  return outer
}
