import { choice, defineResource, defineRules, flag, instant, int, invalidField, type RowOf, text } from '../../kernel/index.ts'

/** One version of the mobile app: a package kept here, or an address in a store. */
export const appVersion = defineResource('appVersion', {
  permission: 'system:appVersion',
  title: 'version',
  scope: 'global',
  changedFrom: 'everyPlant',
  undoable: false,
  icon: 'phone',
  unique: [['platform', 'build']],
  sort: '-build',
  columns: ['version', 'platform', 'build', 'fileName', 'storeUrl', 'isForced', 'released', 'updatedAt'],
  fields: {
    platform: choice(['ANDROID', 'IOS'], { required: true, filter: 'in' }),
    version: text({ required: true, max: 32, filter: 'like', pattern: /^\d+(\.\d+){0,3}([-+][\w.]+)?$/ }),
    build: int({ additive: false, required: true, min: 1, sort: true }),
    storeUrl: text({ max: 500, pattern: /^https?:\/\/\S+$/ }),
    notes: text({ max: 4000, long: true }),
    isForced: flag({ default: false }),
    released: flag({ default: false, filter: 'eq', switched: true }),
    fileName: text({ max: 255, readonly: true }),
    fileBytes: int({ min: 0, readonly: true }),
    fileSha256: text({ max: 64, readonly: true }),
    /** Where the storage keeps the package. */
    fileKey: text({ max: 128, readonly: true, secret: true }),
    fileAt: instant({ readonly: true }),
  },
})

type Version = Partial<Pick<RowOf<typeof appVersion>, 'platform' | 'released' | 'storeUrl' | 'fileKey'>>

/** A released version can be got somewhere; Apple's only from its store. */
function refuseUnreachable({ platform, released, storeUrl, fileKey }: Version) {
  if (platform === 'IOS' && !storeUrl) throw invalidField('storeUrl', 'required')
  if (released && !storeUrl && !fileKey) throw invalidField('released', 'needsPackage')
}

export const appVersionRules = defineRules(appVersion, {
  async create({ input }) {
    refuseUnreachable(input)
  },
  async update({ record, input }) {
    refuseUnreachable({ ...record, ...input })
  },
})
