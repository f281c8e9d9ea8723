import type { Meter } from '../platform/meter.ts'
import type { Hub } from './hub.ts'
import type { SocketServer } from './socket.ts'

/** What is told of who looks on live, and of what that costs: topics are computed, however many look at one. */
export function liveFigures({ hub, sockets }: { hub: Pick<Hub, 'counts'>; sockets: Pick<SocketServer, 'counts'> }, meter: Meter): void {
  meter.gauge('millwright_live_sockets', 'Open WebSockets.', () => sockets.counts().sockets)
  meter.gauge('millwright_live_subscriptions', 'Subscriptions over all sockets.', () => sockets.counts().subscriptions)
  meter.gauge(
    'millwright_live_executions',
    'Distinct subscriptions that are executed, each for all who asked for the same.',
    () => sockets.counts().executions,
  )
  meter.gauge(
    'millwright_live_topics',
    'Live snapshots that are kept up to date, one for each topic and plant.',
    () => hub.counts().snapshots,
  )
  meter.gauge('millwright_live_viewers', 'Viewers of live snapshots.', () => hub.counts().viewers)
}
