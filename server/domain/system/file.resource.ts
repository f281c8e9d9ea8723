import { defineResource, defineRules, int, type JobDef, serviceStatus, text } from '../../kernel/index.ts'

/** An uploaded file. It belongs to the row that names it, and is served to whoever may read that row and nobody else. */
export const file = defineResource('file', {
  permission: 'system:file',
  role: 'file',
  owner: { record: { name: 'ownerName', id: 'ownerId' } },
  rest: '/admin/sysfiles',
  title: 'name',
  // Whose a file is is looked at when it is claimed.
  selectable: null,
  icon: 'file',
  sort: '-id',
  can: ['update', 'delete'],
  undoable: false,
  columns: ['name', 'fileType', 'bytes', 'ownerName', 'ownerId', 'createdById', 'createdAt', 'status'],
  filters: ['fileType', 'status'],
  indexes: [['ownerName', 'ownerId']],
  // A file is part of the row that names it; whether its content may be fetched is asked when it is.
  publicFields: ['fileType', 'bytes', 'width', 'height', 'fileURL', 'thumbURL'],
  fields: {
    name: text({ required: true, max: 200, filter: 'like' }),
    /** The media type found in the content, whatever the name says. */
    fileType: text({ required: true, max: 100, readonly: true, filter: 'like' }),
    bytes: int({ required: true, min: 0, readonly: true }),
    sha256: text({ required: true, max: 64, readonly: true }),
    width: int({ additive: false, readonly: true }),
    height: int({ additive: false, readonly: true }),
    /** Where the content is kept. */
    storageKey: text({ required: true, max: 100, readonly: true, secret: true }),
    thumbKey: text({ max: 100, readonly: true, secret: true }),
    /** The kind of record and the field it was uploaded for, and the record once it is part of one. */
    ownerName: text({ required: true, max: 64, readonly: true, filter: 'eq' }),
    ownerField: text({ required: true, max: 64, readonly: true }),
    ownerId: int({ readonly: true }),
    sortOrder: int({ default: 0, min: 0, max: 99_999 }),
    status: serviceStatus(),
  },
  computed: {
    fileURL: { field: text({ required: true }), from: (row: { id: number }) => `/files/${row.id}` },
    thumbURL: {
      field: text(),
      from: (row: { id: number; thumbKey: string | null }) => (row.thumbKey ? `/files/${row.id}?size=thumb` : null),
    },
  },
})

/** Removes contents whose row is gone. */
export const removeContentsJob: JobDef<{ keys: string[] }> = { name: 'removeContents' }

export const fileRules = defineRules(file, {
  async remove({ uow, record: { storageKey, thumbKey } }) {
    uow.enqueue(removeContentsJob, { keys: [storageKey, ...(thumbKey ? [thumbKey] : [])] })
  },
})
