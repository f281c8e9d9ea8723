/**
 * The roles that the rooms serving every resource rely on, with the fields they use ('?' marks nullable ones). A definition states its
 * role, so that no room needs the name of an entity.
 */
export const ROLES = {
  /** The plants: plant-scoped rows belong to one, users are members. */
  tenant: { name: 'text', status: 'choice' },
  /** The users who sign in. */
  principal: { name: 'text', plantIds: 'links', departmentId: 'link?' },
  /** The tree of departments to which principals belong. */
  department: { parentId: 'link?' },
  /** One import; its result page opens this row. */
  importEntry: { at: 'instant', resource: 'text', fileName: 'text' },
  operationLog: { at: 'instant', userId: 'link?', resource: 'text', recordId: 'int', action: 'text', changes: 'text' },
  /** Jobs of committed units that the queue has not taken over yet. */
  outbox: { job: 'text', payload: 'text' },
  /** What committed units wrote, for other processes on the same database. */
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
  /** Faults found in logs, and who signed them off. */
  auditCheck: {
    state: 'choice',
    faults: 'text?',
    signedOffAt: 'instant?',
    signedOffBy: 'text?',
    signOffReason: 'text?',
    proof: 'text?',
  },
  numberSeries: { prefix: 'text', day: 'text', last: 'int' },
  /** Removed rows, while the removal can be undone. */
  removal: { resource: 'text', recordId: 'int', atPlantId: 'int', userId: 'link?', removedAt: 'instant', row: 'text' },
  /** Uploaded files; each belongs to a field of a row. */
  file: { ownerName: 'text', ownerField: 'text', ownerId: 'int?' },
  /** Dictionaries of texts to choose from, by the name that fields use; and their words. */
  dictionary: { dictType: 'text' },
  dictionaryEntry: { typeId: 'link', value: 'text' },
} as const
export type Role = keyof typeof ROLES

/** How long a removal can be undone, in ms: screens offer it for 5 seconds, the rest allows for the network. */
export const UNDO_MS = 15_000
