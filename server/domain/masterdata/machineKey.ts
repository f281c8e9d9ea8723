/**
 * Locked by whoever writes a report, a repair or a maintenance order of a machine, joins its open stop or takes it out of service, before any
 * row. All of these reach from one kind of rows to others of the same machine, in both directions: a repair closes its report, a report voids
 * its repairs, an order dates its machine, and a machine that leaves ends them all. With this key in hand the order of those rows no longer
 * matters, and what is looked for among them (an open stop, other open repairs) stays as it was found. Whoever only adds a row to a machine
 * locks the machine for share: it is not taken out of service meanwhile.
 */
export const machineKey = (equipmentId: number) => `machine:${equipmentId}`

const isId = (id: number) => Number.isSafeInteger(id) && id > 0
/** The keys of those that are machines at all among what a row says and what somebody writes, which nobody has checked yet. */
export const machineKeys = (...ids: readonly unknown[]): string[] => ids.map(Number).filter(isId).map(machineKey)
