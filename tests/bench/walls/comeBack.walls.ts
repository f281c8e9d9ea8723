import { WebSocket } from 'ws'
import { DowntimeSummaryDocument } from '../../../bigscreen/boards/downtime/gen/downtimeSummary.ts'
import { FaultSummaryDocument } from '../../../bigscreen/boards/faults/gen/faultSummary.ts'
import { ComplaintSummaryDocument } from '../../../bigscreen/boards/gen/complaintSummary.ts'
import { RepairSummaryDocument } from '../../../bigscreen/boards/gen/repairSummary.ts'
import { ScheduleSummaryDocument } from '../../../bigscreen/boards/gen/scheduleSummary.ts'
import { openSession } from '../../../bigscreen/pairing/session.ts'
import { waitBeforeMove, waitBeforeReturn } from '../../../console/shared/reconnectBackoff.ts'

const [port = 0, count = 0] = process.argv.slice(2).map(Number)
const LONGEST_WAIT = 15_000
const WALLS_PER_ADDRESS = 100
const documents = {
  downtimeSummary: DowntimeSummaryDocument,
  faultSummary: FaultSummaryDocument,
  repairSummary: RepairSummaryDocument,
  scheduleSummary: ScheduleSummaryDocument,
  complaintSummary: ComplaintSummaryDocument,
}
/** One address may open so many sockets and no more: walls stand in several networks. */
let opened = 0
Object.assign(globalThis, {
  WebSocket: class extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { localAddress: `127.0.1.${1 + (opened++ % Math.ceil(count / WALLS_PER_ADDRESS))}` })
    }
  },
})

let [backAt, attempts]: [number[], number] = [[], 0]
async function wall(id: number) {
  for (let failed = 0; ; ) {
    const missing = new Set(Object.keys(documents))
    const onHeard = (stream: string) => {
      failed = 0
      if (!missing.delete(stream) || missing.size) return
      backAt.push(Date.now())
      if (backAt.length === count) process.send?.({ backAt, attempts })
    }
    const params = () => ({ displayKey: `wall-${id}` })
    const url = `ws://127.0.0.1:${port}/graphql`
    attempts++
    const how = await openSession(
      { url, params, documents, onConnected() {}, onSettings() {}, onSummary: onHeard },
      new AbortController().signal,
    )
    const wait = how === 'moved' ? waitBeforeMove() : waitBeforeReturn(failed, LONGEST_WAIT)
    failed++
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
process.on('message', () => {
  ;[backAt, attempts] = [[], 0]
})
for (let id = 1; id <= count; id++) {
  void wall(id)
  if (id % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 200))
}
