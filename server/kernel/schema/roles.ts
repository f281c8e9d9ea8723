/**
 * What rows of a resource are to the rooms that serve every resource, and the fields that those work with ('?' where they may be empty).
 * A definition states its role; no room then needs the name of an entity.
 */
export const ROLES = {
  /** What the rows of plant-scoped resources lie in, and what people are members of. */
  tenant: { name: 'text', status: 'choice' },
  /** Whoever signs in and acts. */
  principal: { name: 'text', plantIds: 'links', departmentId: 'link?' },
  /** What an import did; its last page leads there. */
  importEntry: { at: 'instant', resource: 'text', fileName: 'text' },
  operationLog: { at: 'instant', userId: 'link?', resource: 'text', recordId: 'int', action: 'text', changes: 'text' },
  /** Jobs of committed units that the queue has not yet taken over. */
  outbox: { job: 'text', payload: 'text' },
  /** What committed units wrote, for other processes that share the base. */
  changeMark: { unit: 'decimal', changes: 'text' },
  /** Seals over rows of logs. */
  auditSeal: {
    log: 'text',
    chain: 'int',
    position: 'int',
    lastId: 'decimal',
    ids: 'text',
    rowCount: 'int',
    tags: 'text',
    lastAt: 'instant',
    keyId: 'text',
    digest: 'text',
    purged: 'int',
  },
  /** What was found wrong with logs, and who signed it off. */
  auditCheck: {
    state: 'choice',
    faults: 'text?',
    signedOffAt: 'instant?',
    signedOffBy: 'text?',
    signOffReason: 'text?',
    proof: 'text?',
  },
  numberSeries: { prefix: 'text', day: 'text', last: 'int' },
  /** Removed rows for as long as their removal can be taken back. */
  removal: { resource: 'text', recordId: 'int', atPlantId: 'int', userId: 'link?', removedAt: 'instant', row: 'text' },
  /** Uploaded files, which belong to a field of a row. */
  file: { ownerName: 'text', ownerField: 'text', ownerId: 'int?' },
  /** Lists of words from which texts are chosen, by the name that fields give them; and the words. */
  dictionary: { dictType: 'text' },
  dictionaryEntry: { typeId: 'link', value: 'text' },
} as const
export type Role = keyof typeof ROLES

/** How long a removal can be taken back: screens offer it for 5 seconds, the rest is for the way to the server. */
export const UNDO_MS = 15_000
