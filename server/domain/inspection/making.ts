/** Orders of a plant are made by one at a time, by hand or by the clock, so that the second finds what the first has made. */
export const makingKey = (plantId: number) => `inspectionOrders:${plantId}`

/** Looked after in one transaction: few enough that nobody who wants to write meanwhile notices. */
const BATCH = 50
/** Whoever waits for an answer of this process gets it between two batches. */
const othersFirst = () => new Promise((resolve) => setImmediate(resolve))

/** Does with some at a time what is to be done with all. Out: what that counts together. */
export async function inBatches(ids: readonly number[], work: (ids: readonly number[]) => Promise<number>): Promise<number> {
  let sum = 0
  for (let at = 0; at < ids.length; at += BATCH) {
    sum += await work(ids.slice(at, at + BATCH))
    await othersFirst()
  }
  return sum
}
