import { defineResource, int, link, serviceStatus, shape, text } from '../../kernel/index.ts'

export const STATUS = ['ENABLED', 'DISABLED'] as const

export const plant = defineResource('plant', {
  permission: 'masterdata:plant',
  affectsAccess: true,
  role: 'tenant',
  title: 'name',
  scope: 'membership',
  icon: 'factory',
  addedFrom: 'everyPlant',
  undoable: false,
  columns: ['name', 'code', 'numberPrefix', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    code: text({ required: true, max: 64, unique: true, filter: 'like', pattern: /^[\w-]+$/ }),
    /** What the numbers of its documents begin with, such as SZ: SZBX20261121-0001. Documents that are there stay as they are. */
    numberPrefix: text({ max: 4, pattern: /^[A-Z0-9]+$/ }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
    /** The plant whose shifts, holidays and positions a new one begins with. */
    takeOverFromId: link('plant', { anyRow: true, fixed: true, transient: true, secret: true }),
  },
})

/** How anything that is told of several plants names one of them. */
export const plantRef = shape('PlantRef', 'A plant by its name.', {
  id: link('plant', { description: 'Its id.' }),
  name: text({ description: 'Its name.' }),
})
