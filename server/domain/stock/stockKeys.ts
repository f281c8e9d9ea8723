/**
 * Whoever books ink, moves or weighs its cans, or dates and releases a batch. A can is locked before its ink where it is weighed, and behind it
 * where something is booked; which batch is taken first is judged by all of them.
 */
export const inkKey = (plantId: number) => `inks:${plantId}`
/** Whoever takes a step with a list that is counted, or writes a line of it: a list is locked before its lines, and behind the one that is counted. */
export const stocktakeKey = (plantId: number, stocktakeNo: string) => `stocktake:${plantId}:${stocktakeNo}`
/** Whoever adds a list or a line: nothing stands on two lists that are open. */
export const countingKey = (plantId: number) => `counting:${plantId}`
