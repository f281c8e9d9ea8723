// A clock that is wrong, and goes wrong again every few seconds, by anything between the two numbers of CLOCK_JUMPS_MS. Loaded before anything else
// of a server.
const [leastMs = 0, mostMs = 0] = (process.env.CLOCK_JUMPS_MS ?? '').split(',').map(Number)
const PACE_MS = 4_000
const Right = Date
let aheadMs = 0

const jump = () => {
  aheadMs = Math.round(leastMs + Math.random() * (mostMs - leastMs))
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
