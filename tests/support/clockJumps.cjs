// A clock that is wrong, and goes wrong again every few seconds, by as much as CLOCK_JUMPS_MS both ways. Loaded before anything else of a server.
const mostMs = Number(process.env.CLOCK_JUMPS_MS ?? 0)
const PACE_MS = 4_000
const Right = Date
let aheadMs = 0

const jump = () => {
  aheadMs = Math.round((2 * Math.random() - 1) * mostMs)
}
class Jumping extends Right {
  constructor(...given) {
    super(...(given.length ? given : [Right.now() + aheadMs]))
  }
  static now() {
    return Right.now() + aheadMs
  }
}
if (mostMs > 0) {
  globalThis.Date = Jumping
  jump()
  setInterval(jump, PACE_MS).unref()
}
